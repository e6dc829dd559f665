// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QStringList>
#include <QWidget>
#include <functional>

#include "trace/trace.h"

class QToolButton;

namespace warpfold::app {

class Exportable;
class LanesView;
class LeafEditor;
class Playback;
class Stage;
class StepFigures;
class TreeView;
struct Theme;

/// One side of the comparison: a card with the kernel's title and where its trace comes from, its tree, its
/// lanes by warp and the step's figures. Half of its methods set what showStage() follows, so that it can be shown
/// without a stage too.
class TreePanel : public QWidget {
  Q_OBJECT
 public:
  explicit TreePanel(int side, QWidget* parent = nullptr);

  /// From now on it shows what the stage says of its side.
  void showStage(Stage& stage);
  void setTheme(const Theme& theme);
  void setTitle(const QString& title);  ///< of the kernel; the panel writes its letter before it
  /// Provenance of the trace; `brief` where there is no room for all of it.
  void setBadge(const QString& badge, const QString& brief);
  void setTrace(BlockTracePtr trace);
  /// What there is to show, as a button with a menu below the title; without texts there is none.
  void setChoices(const QStringList& texts, int current);
  QToolButton* choice() const { return m_choice; }
  /// In a picture there is nothing to choose: what is shown stands there as text.
  void setStill();
  void setPlayback(Playback* playback);

  TreeView* tree() const { return m_tree; }
  LanesView* lanes() const { return m_lanes; }
  StepFigures* stepFigures() const { return m_figures; }
  LeafEditor* leafEditor() const { return m_editor; }
  /// "step 2 of 4", "warp step 2 of 4" where it ends within a warp; before it "warp 0 (of 2)" where one is shown.
  QString stepText() const;

 signals:
  void chosen(int choice);  ///< from the menu of setChoices()
  // From the context menu, about the tree or, where the pointer was over them, the lanes.
  void exportRequested(const warpfold::app::Exportable* content, const QString& title);
  void copyImageRequested(const warpfold::app::Exportable* content, const QString& title);
  void copyDataRequested(const warpfold::app::Exportable* content, const QString& title);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  bool event(QEvent* event) override;

 private:
  QRect headerRect() const;
  QRect badgeRect() const;
  void follow();
  QString warpBefore(const QString& step) const;
  void followKernel(const Stage& stage);
  void followTree(const Stage& stage);
  void followReason(const Stage& stage);
  void followChoices(const Stage& stage);
  void followHazard(const Stage& stage);
  void offerOneWarp();
  void placeChoice();
  QString badgeText() const;

  const int m_side;
  const Theme* m_theme;
  QString m_title;
  QString m_badge, m_briefBadge;
  QString m_stepText;
  BlockTracePtr m_trace;
  QPointer<Playback> m_playback;
  TreeView* m_tree;
  LeafEditor* m_editor;
  LanesView* m_lanes;
  StepFigures* m_figures;
  QToolButton* m_choice;
  QStringList m_choices;
  int m_current = -1;
  std::function<void()> m_resetValues, m_followChoices;
  bool m_still = false;
  bool m_typed = false;  // values, onto the blackboard
};

}  // namespace warpfold::app
