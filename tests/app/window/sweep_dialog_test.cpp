// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/sweep_dialog.h"

#include <gtest/gtest.h>

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

#include "app/test_window.h"

namespace warpfold::app {
namespace {

/// The dialog on a window whose worker is there.
struct Dialog : TestWindow {
  Dialog() : TestWindow(WindowOptions{}) {
    show();
    worker().start();
    eventually([this] { return comparison().complete(); });
    dialog = std::make_unique<SweepDialog>(experiment(), model, this);
  }
  QString note() const { return dialog->findChild<QLabel*>(QStringLiteral("sweepNote"))->text(); }
  QListWidget* kernels() const { return dialog->findChild<QListWidget*>(QStringLiteral("sweepKernels")); }
  bool canRun() const {
    for (const QPushButton* button : dialog->findChildren<QPushButton*>())
      if (button->text().contains(QStringLiteral("Run"))) return button->isEnabled();
    return false;
  }
  SweepModel model;
  std::unique_ptr<SweepDialog> dialog;
};

TEST(sweep_dialog, begins_with_the_two_kernels_of_the_experiment) {
  Dialog d;
  EXPECT_EQ(d.dialog->choice().kernels, (QStringList{"neighbored", "interleaved"}));
  EXPECT_EQ(d.dialog->choice().blocks, (std::vector<std::uint32_t>{128, 512}));
  EXPECT_TRUE(d.canRun());
}

TEST(sweep_dialog, says_what_is_missing_and_does_not_run) {
  Dialog d;
  for (int i = 0; i < d.kernels()->count(); ++i) d.kernels()->item(i)->setCheckState(Qt::Unchecked);
  EXPECT_EQ(d.note(), QStringLiteral("Choose at least one kernel."));
  EXPECT_FALSE(d.canRun());
}

TEST(sweep_dialog, counts_the_odd_sizes_between) {
  Dialog d;
  d.dialog->findChildren<QComboBox*>()[1]->setCurrentIndex(2);  // 2^10 to 2^12
  EXPECT_TRUE(d.note().startsWith(QStringLiteral("Up to 12 runs"))) << d.note().toStdString();
  d.dialog->findChild<QCheckBox*>(QStringLiteral("sweepBetween"))->setChecked(true);
  EXPECT_TRUE(d.note().startsWith(QStringLiteral("Up to 20 runs"))) << d.note().toStdString();
  EXPECT_TRUE(d.dialog->choice().betweenToo);
}

TEST(sweep_dialog, an_input_may_begin_behind_an_aligned_address) {
  Dialog d;
  auto* offset = d.dialog->findChild<QSpinBox*>(QStringLiteral("sweepOffset"));
  EXPECT_EQ(offset->text(), QStringLiteral("at an aligned address"));
  offset->setValue(3);
  EXPECT_EQ(d.dialog->choice().offset, 3u);
  EXPECT_TRUE(d.canRun());
}

TEST(sweep_dialog, a_device_without_ranks_says_what_has_them) {
  Dialog d;
  EXPECT_FALSE(d.dialog->findChild<QLineEdit*>(QStringLiteral("sweepRanks"))->isEnabled());
  const auto* reason = d.dialog->findChild<QLabel*>(QStringLiteral("sweepNoRanks"));
  EXPECT_FALSE(reason->isHidden());
  EXPECT_EQ(reason->text(), QStringLiteral("needs a worker that mpirun started"));
  EXPECT_TRUE(d.dialog->choice().ranks.empty());
}

TEST(sweep_dialog, refuses_sizes_that_run_backwards) {
  Dialog d;
  const auto boxes = d.dialog->findChildren<QComboBox*>();
  ASSERT_GE(boxes.size(), 2);
  boxes[1]->setCurrentIndex(0);
  boxes[0]->setCurrentIndex(5);
  EXPECT_EQ(d.note(), QStringLiteral("The smallest size is above the largest one."));
  EXPECT_FALSE(d.canRun());
}

TEST(sweep_dialog, hands_its_choice_over_and_asks_for_the_run) {
  Dialog d;
  int asked = 0;
  QObject::connect(&d.model, &DataSource::runRequested, &d.model, [&] { ++asked; });
  for (QCheckBox* box : d.dialog->findChildren<QCheckBox*>())
    if (box->text() == QStringLiteral("1024")) box->setChecked(true);
  d.dialog->accept();
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(d.model.choice().blocks, (std::vector<std::uint32_t>{128, 512, 1024}));
}

}  // namespace
}  // namespace warpfold::app
