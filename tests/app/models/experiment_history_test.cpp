// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/experiment_history.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

#include "support/catalogue.h"

namespace warpfold::app {
namespace {

using messages::Side;

messages::Hello offer() {
  messages::Hello hello;
  hello.kernels = kernelCatalogue();
  hello.kernels.insert(hello.kernels.end(), brokenKernels().begin(), brokenKernels().end());
  for (const char* backend : {"emulator", "cuda:0"}) {
    DeviceInfo device;
    device.backend = device.name = backend;
    device.kernels.device = true;
    device.timesAreGpu = device.backend == "cuda:0";
    device.kernels.broken = !device.timesAreGpu;
    device.defaultN = device.timesAreGpu ? 1 << 24 : 1 << 16;
    hello.devices.push_back(device);
  }
  return hello;
}

struct History : testing::Test {
  History() { experiment.setOffer(offer()); }
  std::string undoText() const { return history.undoText().toStdString(); }

  Experiment experiment;
  ExperimentHistory history{experiment};
};

TEST_F(History, begins_with_nothing_to_undo) {
  EXPECT_FALSE(history.canUndo());
  experiment.setOffer(offer());
  EXPECT_FALSE(history.canUndo()) << "what a worker offers is nobody's step";
}

TEST_F(History, every_parameter_is_a_step_that_says_what_it_is) {
  experiment.setKernelId(Side::a, "shared-strided");
  experiment.setKernelId(Side::b, "shared-sequential");
  experiment.setType(ElementType::float32);
  experiment.setOperation(Operation::max);
  experiment.setInput("ramp");
  experiment.setBackend("emulator");
  experiment.setSizeText("1000");
  experiment.setBlockText("64");
  experiment.setSeedText("7");
  std::vector<std::string> texts;
  for (; history.canUndo(); history.undo()) texts.push_back(undoText());
  EXPECT_EQ(texts, (std::vector<std::string>{"Seed", "Block Size", "Number of Elements", "Device", "Input", "Operation",
                                             "Element Type", "Kernel B", "Kernel A"}));
  EXPECT_EQ(experiment.kernelId(Side::a), "neighbored");
  EXPECT_EQ(experiment.type(), ElementType::int32);
  EXPECT_EQ(experiment.operation(), Operation::sum);
  EXPECT_EQ(experiment.input(), "msws");
  EXPECT_EQ(experiment.backend(), "cuda:0");
  EXPECT_EQ(experiment.request(Side::a).n, 16777216u);
  EXPECT_EQ(experiment.request(Side::a).block, 512u);
  while (history.canRedo()) history.redo();
  EXPECT_EQ(experiment.request(Side::b).kernel, "shared-sequential");
  EXPECT_EQ(experiment.request(Side::b).n, 1000u);
  EXPECT_EQ(experiment.request(Side::b).seed, 7u);
}

TEST_F(History, what_is_typed_into_one_field_is_one_step_until_it_is_left) {
  for (const char* text : {"", "2", "25", "256"}) experiment.setBlockText(text);
  history.endStep();
  for (const char* text : {"6", "64"}) experiment.setBlockText(text);
  history.undo();
  EXPECT_EQ(experiment.blockText(), "256");
  history.undo();
  EXPECT_EQ(experiment.blockText(), "512");
  EXPECT_FALSE(history.canUndo());
}

TEST_F(History, a_text_that_is_as_it_was_is_no_step) {
  experiment.setBlockText("51");
  experiment.setBlockText("512");
  EXPECT_FALSE(history.canUndo());
}

TEST_F(History, two_fields_are_two_steps) {
  experiment.setBlockText("64");
  experiment.setSizeText("1000");
  experiment.setBlockText("128");
  history.undo();
  EXPECT_EQ(experiment.blockText(), "64");
  history.undo();
  EXPECT_EQ(experiment.request(Side::a).n, 16777216u);
}

TEST_F(History, a_change_after_undo_takes_redo_away) {
  experiment.setBlockText("64");
  history.undo();
  EXPECT_TRUE(history.canRedo());
  experiment.setOperation(Operation::max);
  EXPECT_FALSE(history.canRedo());
  EXPECT_EQ(undoText(), "Operation");
}

TEST_F(History, what_a_change_brings_along_goes_with_it) {
  experiment.setKernelId(Side::a, "broken-missing-barrier");
  EXPECT_EQ(experiment.backend(), "emulator");
  EXPECT_EQ(undoText(), "Kernel A");
  history.undo();
  EXPECT_EQ(experiment.backend(), "cuda:0");
  EXPECT_EQ(experiment.request(Side::a).n, 16777216u);
  EXPECT_FALSE(history.canUndo());
}

TEST_F(History, a_new_experiment_is_one_step_of_that_name) {
  experiment.setBlockText("64");
  experiment.setOperation(Operation::max);
  history.nameNext([] { return QStringLiteral("New Experiment"); });
  experiment.reset();
  EXPECT_EQ(undoText(), "New Experiment");
  history.undo();
  EXPECT_EQ(experiment.blockText(), "64");
  EXPECT_EQ(experiment.operation(), Operation::max);
}

TEST_F(History, opening_a_session_is_one_step_and_needs_a_run) {
  RunRequest a = experiment.request(Side::a), b = experiment.request(Side::b);
  a.block = b.block = 128;
  a.backend = b.backend = "nosuch:9";
  QSignalSpy needed(&history, &ExperimentHistory::runNeeded);
  experiment.showSaved(a, b, {}, {{2, "40"}});
  EXPECT_EQ(undoText(), "Open Session");
  EXPECT_EQ(experiment.typedText(2), "40");
  history.undo();
  EXPECT_EQ(needed.count(), 1);
  EXPECT_EQ(experiment.blockText(), "512");
  EXPECT_TRUE(experiment.typed().empty());
  EXPECT_FALSE(history.canUndo());
}

TEST_F(History, a_device_that_is_gone_is_not_brought_back) {
  experiment.setBackend("emulator");
  experiment.setBackend("cuda:0");
  messages::Hello without = offer();
  without.devices.pop_back();
  experiment.setOffer(without);
  history.undo();
  history.undo();
  EXPECT_EQ(experiment.backend(), "emulator");
}

TEST_F(History, typed_values_are_steps_of_their_own) {
  EXPECT_EQ(experiment.typeValue(3, "12"), "");
  EXPECT_EQ(experiment.typeValue(0, "-5"), "");
  EXPECT_EQ(experiment.typed(), (TypedValues{{0, "-5"}, {3, "12"}}));
  EXPECT_EQ(undoText(), "Typed Value");
  history.undo();
  EXPECT_EQ(experiment.typed(), (TypedValues{{3, "12"}}));
  EXPECT_EQ(experiment.typeValue(3, " "), "");
  EXPECT_TRUE(experiment.typed().empty());
  history.undo();
  EXPECT_EQ(experiment.typedText(3), "12");
  experiment.resetTyped();
  EXPECT_EQ(undoText(), "Reset Values");
}

TEST_F(History, a_value_that_the_type_cannot_hold_is_not_taken) {
  EXPECT_EQ(experiment.typeValue(0, "2.5").replace(QChar(0x202f), ' ').toStdString(),
            "An element of type int32 cannot hold 2.5; type a whole number from -2 147 483 648 to 2 147 483 647, or "
            "choose another type.");
  EXPECT_EQ(experiment.typeValue(0, "x").toStdString(), "“x” is no number; type one such as 7.");
  EXPECT_FALSE(history.canUndo());
}

TEST_F(History, a_type_that_cannot_hold_a_typed_value_resets_it_and_undo_brings_it_back) {
  experiment.setType(ElementType::float32);
  experiment.typeValue(0, "2.5");
  experiment.typeValue(1, "3");
  experiment.setType(ElementType::int32);
  EXPECT_EQ(experiment.typed(), (TypedValues{{1, "3"}}));
  EXPECT_EQ(experiment.notes().value(Experiment::Field::type), "int32 cannot hold a typed value, which was reset.");
  history.undo();
  EXPECT_EQ(experiment.typedText(0), "2.5");
}

}  // namespace
}  // namespace warpfold::app
