// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/check_command.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>

#include "codec/names.h"
#include "jobs/check_run.h"
#include "own/own_kernel.h"
#include "run/standard_streams.h"
#include "table/columns.h"
#include "values/error.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

struct Checked {
  std::string file;
  CheckedKernel kernel;
};

std::string listed() {
  std::string text;
  for (const own::Exercise& each : own::exercises()) text += fmt::format("{:<16} {}\n", each.id, each.title);
  return text;
}

std::string table(const Checked& checked) {
  const CheckedKernel& kernel = checked.kernel;
  std::string text =
      english(kernel.passed() ? say<"check-passed">(arg<"file">(checked.file), arg<"count">(kernel.conditions.size()))
                              : say<"check-failed">(arg<"file">(checked.file), arg<"held">(kernel.held()),
                                                    arg<"count">(kernel.conditions.size()))) +
      "\n";
  for (const CheckedCondition& each : kernel.conditions) {
    text += fmt::format("  {:<12}{}", each.holds ? "holds" : each.why ? "fails" : "unknown", english(each.what));
    if (each.why) text += ": " + english(*each.why);
    text += "\n";
  }
  return text;
}

/// One that is not there is one that fails, among the others.
CheckedKernel checkedFile(const own::Exercise& exercise, const std::string& file) {
  std::string text;
  try {
    text = own::textOfFile(file);
  } catch (const InvalidRequest& error) {
    return notChecked(exercise, error.message());
  }
  return checkKernel(exercise, {file, text});
}

/// What a student is given.
std::string told(const own::Exercise& exercise) {
  std::string text = fmt::format("{}\n\n{}\n", exercise.title, exercise.text);
  text += fmt::format("n: {}\nblock: {}\n", fmt::join(exercise.sizes, ", "), fmt::join(exercise.blocks, ", "));
  if (exercise.grid) text += fmt::format("grid: {}\n", *exercise.grid);
  text += fmt::format("type: {}\nop: {}\n", name(exercise.type), name(exercise.op));
  if (exercise.leaves) text += fmt::format("leaves: {}\n", codec::nameOf(*exercise.leaves));
  for (const own::Condition& each : exercise.conditions) text += fmt::format("{}\n", each.text);
  return text + "\n" + exercise.starter;
}

std::string csv(const std::vector<Checked>& all) {
  return Columns<Checked>()
      .add("file", [](const Checked& c) { return Cell(c.file); })
      .add("passed", [](const Checked& c) { return Cell(c.kernel.passed()); })
      .add("held", [](const Checked& c) { return Cell(std::uint64_t{c.kernel.held()}); })
      .add("conditions", [](const Checked& c) { return Cell(std::uint64_t{c.kernel.conditions.size()}); })
      .add("first_failed",
           [](const Checked& c) { return c.kernel.first() ? Cell(english(c.kernel.first()->what)) : Cell(); })
      .add("why",
           [](const Checked& c) {
             const CheckedCondition* const first = c.kernel.first();
             return first && first->why ? Cell(english(*first->why)) : Cell();
           })
      .csv(all);
}

}  // namespace

void CheckCommand::addTo(CLI::App& app) {
  m_command = app.add_subcommand("check", "Check kernels of your own, or of a class, against an exercise");
  m_command->add_option("exercise", m_exercise, "Its name (see --list), or a file of your own that ends in .md");
  m_command->add_option("files", m_files, "CUDA sources, one a student; without any, the exercise is printed");
  m_command->add_flag("--csv", m_csv, "A line of CSV for each file");
  m_command->add_flag("--list", m_list, "List the exercises that come with the program");
}

bool CheckCommand::parsed() const {
  return m_command->parsed();
}

int CheckCommand::run() const {
  if (m_list) {
    printOut(listed());
    return static_cast<int>(ExitStatus::done);
  }
  if (m_exercise.empty()) throw InvalidRequest(say<"check-names-files">());
  const own::Exercise exercise = own::exerciseCalled(m_exercise);
  if (m_files.empty()) {
    printOut(told(exercise));
    return static_cast<int>(ExitStatus::done);
  }
  std::vector<Checked> all;
  bool passed = true;
  for (const std::string& file : m_files) {
    all.push_back({file, checkedFile(exercise, file)});
    passed = passed && all.back().kernel.passed();
    if (!m_csv) printOut(table(all.back()));
  }
  if (m_csv) printOut(csv(all));
  return static_cast<int>(passed ? ExitStatus::done : ExitStatus::differs);
}

}  // namespace warpfold::cli
