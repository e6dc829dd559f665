// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <array>
#include <memory>

#include "models/counters_model.h"
#include "models/stage.h"
#include "models/throttle.h"
#include "theme/theme.h"

class QBoxLayout;
class QLabel;
class QScrollArea;
class QSpacerItem;

namespace warpfold::app {

class CountersView;
class HazardsView;
class SourceView;

/// The right card: the kernels' source with its current lines, what happens in this step, and the counters.
class InfoPanel : public QFrame {
  Q_OBJECT
 public:
  InfoPanel(Playback& playback, QWidget* parent = nullptr);

  /// From now on it shows what the stage says.
  void showStage(Stage& stage);
  void setTheme(const Theme& theme);
  void setKernels(const KernelInfo* a, const KernelInfo* b, Operation operation);
  void showCounters(const Comparison& comparison);
  void showHazards(const Stage& stage);
  /// Source, sentences and counters stand beside each other instead of one below the other.
  void setBroad(bool broad);
  SourceView* source() const { return m_source; }
  HazardsView* hazards() const { return m_hazards; }
  /// What is wrong with a kernel that is faulty on purpose, the shown one first; empty where both are sound.
  QString faultText() const;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showStep();
  void showFault();
  /// In a low window hazards take the counters' place.
  void makeRoom();
  void placeSentences();
  void markMoreSentences();

  Playback& m_playback;
  const Stage* m_stage = nullptr;
  std::array<KernelInfo, 2> m_kernels;
  Operation m_operation = Operation::sum;
  CountersModel m_counters;
  SourceView* m_source;
  QLabel* m_fault;
  QLabel* m_story;
  HazardsView* m_hazards;
  QWidget* m_figures;
  QBoxLayout* m_parts;
  QWidget* m_sentences;             // with the hazards
  QScrollArea* m_scroll = nullptr;  // around them, where they stand beside the source
  QWidget* m_storyLine;
  QWidget* m_figuresLine;
  std::array<QSpacerItem*, 2> m_gaps{};  // below those lines
  bool m_broad = false;
  QLabel* m_countersTitle;
  QLabel* m_countersNote;
  CountersView* m_countersView;
  QString m_storyText;
  std::unique_ptr<Throttle> m_showHazards;  // laying out hundreds of sentences takes time
};

}  // namespace warpfold::app
