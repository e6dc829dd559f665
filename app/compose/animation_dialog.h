// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QTimer>
#include <memory>
#include <optional>

#include "export/animation/animation_job.h"

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QSpinBox;

namespace warpfold::app {

class ScenePreview;
class TreesScene;

/// Asks what of a run is to move, how fast and in which file, shows it meanwhile, and writes it. Remembers the last
/// answers for each kind of file. Many methods, since each part of the form has one.
class AnimationDialog : public QDialog {
  Q_OBJECT
 public:
  AnimationDialog(TreesScene& scene, QWidget* parent);
  ~AnimationDialog() override;

  /// Begins to write; ended() says how that went.
  void exportTo(const QString& path);
  void reject() override;

 signals:
  void exported(const QString& message);  ///< for the status bar
  void ended(bool written);

 private:
  void build();
  void addWhat(QFormLayout* form);
  void addFile(QFormLayout* form);
  void addPace(QFormLayout* form);
  void buildEnd(QBoxLayout* beside);
  void followWhat();
  void followKind();
  void followChoices();
  void followEstimate();
  void remember() const;
  void recall();
  QString settingsGroup() const;

  bool isFilm() const;
  bool isStrip() const;
  AnimationPlan plan() const;
  std::vector<PlannedFrame> frames() const;
  AnimationOptions options(const QString& path) const;
  ExportMetadata metadata() const;
  void chooseFile();
  void writeStrip(const QString& path);
  void setWriting(bool writing);
  void finish(AnimationJob::End how, const QString& problem, const QString& path);

  TreesScene& m_scene;
  ScenePreview* m_preview;
  QComboBox *m_what, *m_chart, *m_kind, *m_colours;
  QSpinBox *m_width, *m_height, *m_from, *m_to;
  QDoubleSpinBox *m_scale, *m_speed, *m_rate;
  QCheckBox* m_loop;
  QLabel* m_expected;
  QProgressBar* m_progress;
  QDialogButtonBox* m_buttons;
  QTimer m_settle;  // until the size is estimated anew
  std::unique_ptr<SizeEstimate> m_estimate;
  std::unique_ptr<AnimationJob> m_job;
};

}  // namespace warpfold::app
