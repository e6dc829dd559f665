// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariantAnimation>
#include <vector>

#include "lecture/lecture_bench.h"
#include "lectures/lecture_library.h"

namespace warpfold::app {

/// Goes through the slides of a course, forwards and backwards, and through what each of them does: steps of the trees,
/// a race, an answer. One of its methods for each key, and one for each thing that a picture of the slide asks for.
class LecturePlayer : public QObject {
  Q_OBJECT
 public:
  /// What of a slide is to be seen now.
  struct Phase {
    std::optional<std::uint32_t> step;  ///< nothing: the end of the tree
    bool raced = false;                 ///< the race is over, or runs
    bool revealed = true;               ///< nothing is left to answer
    friend bool operator==(const Phase&, const Phase&) = default;
  };

  explicit LecturePlayer(LectureBench& bench, QObject* parent = nullptr);
  LectureBench& bench() const { return m_bench; }

  /// All chapters, beginning with the first slide of `id`; of the first where it is empty. Keeps the place of a course
  /// that is loaded again.
  void setCourse(LectureLibrary library, const QString& id = {});
  const LectureLibrary& library() const { return m_library; }

  const Chapter& chapter() const { return m_library.chapters[m_deck[m_at].first]; }
  const Slide& slide() const { return chapter().slides[m_deck[m_at].second]; }
  std::size_t slideNumber() const { return m_deck[m_at].second + 1; }  ///< within its chapter, from 1
  bool empty() const { return m_deck.empty(); }
  std::size_t at() const { return m_at; }
  std::size_t size() const { return m_deck.size(); }
  const Phase& phase() const { return m_phases[m_phase]; }
  std::size_t part() const { return m_phase + 1; }  ///< what of the slide is shown, from 1; a key leads to the next
  std::size_t parts() const { return m_phases.size(); }
  /// What a key that goes on leads to: a part of this slide, or none.
  std::optional<Phase> phaseAfter() const;
  /// The slide after this one, and its chapter; null at the end.
  std::pair<const Chapter*, const Slide*> slideAfter() const;
  /// Words of that slide as it begins, with a question mark for each figure that is not known yet.
  QString wordsAfter(const QString& words) const;
  /// Of the trees: rows that are there, and the part of the next one.
  double position(int side) const;
  /// How much of a side's bar is filled: 0 … 1; 0 where there is no race.
  double raceShare(int side) const;
  bool raceOver() const { return phase().raced && !racing(); }
  /// Both trees are on their way.
  bool racing() const { return m_race.state() == QAbstractAnimation::Running; }
  /// How many times slower than it was a race is shown; 0 until both times are there, and where they are no GPU's.
  double raceSlowDown() const;
  /// The steps of both trees were timed, so that in a race each takes its share; else all take as long.
  bool stepsTimed() const;

  /// The slide's own run is not there yet. Of keys that go on one is remembered until it is, so that no more than the
  /// picture it was pressed for is skipped.
  bool waiting() const;
  /// Runs in advance what the next slides ask for.
  void setPreparing(bool preparing) { m_preparing = preparing; }
  /// What the last reading of the files found, until the next key.
  const QStringList& fileProblems() const { return m_fileProblems; }
  void tell(const QStringList& fileProblems);
  /// That all is well with them, until the next key or until something is found.
  const QString& noted() const { return m_note; }
  void note(const QString& text);

  /// What is wrong with the slide now that its trees are known, with file and line, a line each; empty: nothing.
  QString problem() const;

  static std::vector<Phase> phasesOf(const SlideSetup& setup);

 public slots:
  void next();
  void previous();
  void toFirst() { goTo(0); }
  /// What a presenter's start button does: the first slide, unless the one on the screen is still to come.
  void begin();
  void toLast() { goTo(m_deck.empty() ? 0 : m_deck.size() - 1); }
  void goTo(std::size_t slide);
  /// All of the slide, as pictures show it.
  void showEnd();

 signals:
  void changed();

 private:
  void enter(std::size_t slide, bool atEnd);
  void enterPhase(std::size_t phase, bool forwards);
  void prepare();
  void follow();
  double restingPosition() const;
  double rows() const;

  LectureBench& m_bench;
  LectureLibrary m_library;
  std::vector<std::pair<std::size_t, std::size_t>> m_deck;  // chapter, slide
  std::size_t m_at = 0, m_phase = 0;
  std::vector<Phase> m_phases{Phase{}};
  bool m_preparing = false;
  bool m_goesOn = false;  // a key was pressed while the slide waited
  QStringList m_fileProblems;
  QString m_note;
  QVariantAnimation m_motion, m_race;
  bool m_bothThrough = false;  // the race on the screen has been watched to its end
};

}  // namespace warpfold::app
