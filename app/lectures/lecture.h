// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <array>
#include <map>
#include <optional>
#include <stdexcept>
#include <vector>

#include "catalogue/catalogue.h"
#include "data/typed_value.h"
#include "lectures/slide_view.h"
#include "models/highlighted_lines.h"
#include "values/operation.h"

namespace warpfold::app {

/// The translators' context of what is said about lectures.
class Lectures {
  Q_DECLARE_TR_FUNCTIONS(Lectures)
};

/// What is wrong with a lecture's file: where it stands, and a sentence with what to write instead.
class LectureError : public std::runtime_error {
 public:
  LectureError(const QString& file, int line, const QString& fault);

  const QString& file() const { return m_file; }
  int line() const { return m_line; }  ///< counted from 1; 0: the file as a whole
  /// "05-banks.md, line 12: there is no key 'veiw'; write one of a, answer, …".
  QString text() const;
  /// The same of all that is wrong with the file, in its order.
  const QStringList& texts() const { return m_texts; }
  void add(const LectureError& further) { m_texts += further.texts(); }

 private:
  QString m_file, m_fault;
  int m_line;
  QStringList m_texts;
};

/// As many problems of files as a reader takes in at once, and how many more there are.
QStringList firstProblems(const QStringList& problems);

/// What a slide asks before it shows it; the answer is counted in the trees or in the run.
enum class Prediction { none, threads, warps, diverged, sectors, conflicts, value };

/// What a slide marks beyond the current step.
struct Highlight {
  enum class Kind { none, lines, lane, hazard };
  Kind kind = Kind::none;
  LineRange lines;         ///< of the source that is shown, counted from 0
  std::uint32_t lane = 0;  ///< a thread of the block: its box and all that its value was computed from
};

/// What the stage shows with a slide. A chapter's header gives what its slides leave out.
struct SlideSetup {
  SlideView view;
  QString kernelA = QStringLiteral("neighbored");
  QString kernelB;  ///< empty: the slide shows one kernel
  QString n = QStringLiteral("2^24");
  std::uint32_t block = 512;
  ElementType type = ElementType::int32;
  Operation op = Operation::sum;
  QString input = QStringLiteral("msws");
  bool wholeBlock = false;                   ///< trees and lanes show block 0 of the run, not the blackboard example
  bool oneWarp = false;                      ///< of it one warp, the first that works in the step
  bool smallBoard = false;                   ///< the blackboard is no larger where a kernel's lesson needs more
  std::uint32_t boardThreads = 16;           ///< of a block of the blackboard
  TypedValues values;                        ///< of the blackboard's first elements; the others are the program's
  std::optional<std::uint32_t> first, last;  ///< steps that the slide goes through; nothing: the end of the tree
  bool race = false;
  Prediction predict = Prediction::none;
  Highlight highlight;
  QString sayA, sayB;            ///< below the lanes; empty: what the step's figures say
  QString question, answer;      ///< asked before the answer is shown
  std::map<QString, int> lines;  ///< of the file, by key, for messages
  /// Of no file: titles of the kernels that the device does not run, of which no figure is filled in; else empty.
  std::array<QString, 2> spared;

  bool two() const { return !kernelB.isEmpty(); }
};

struct Slide {
  QString headline, subHeadline;
  QString prose;  ///< Markdown: paragraphs, lists, **strong**, *emphasised* and `code`
  SlideSetup setup;
  int line = 0, setupLine = 0;  ///< of the file, for messages

  /// Something of it is filled in or painted from a run.
  bool needsRun() const;
};

/// A file of lectures: one chapter.
struct Chapter {
  QString id, title, file;
  std::vector<Slide> slides;
};

}  // namespace warpfold::app
