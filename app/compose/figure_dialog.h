// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QTimer>
#include <map>

#include "compose/figure_page.h"
#include "export/export_options.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFontComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace warpfold::app {

class FigurePreview;

/// Composes a figure: which views in which order, its words, size and colours, with a preview that follows every
/// choice. Remembers the last answers, and the last size for each kind of file. Many methods, since each part of the
/// form has one.
class FigureDialog : public QDialog {
  Q_OBJECT
 public:
  FigureDialog(const FigureParts& parts, const FigureFacts& facts, QWidget* parent);
  ~FigureDialog() override;

  FigureOptions options() const;
  /// Writes the figure; the file's ending decides how. Returns the sentence of failure, empty where it worked.
  QString exportTo(const QString& path);

 signals:
  void exported(const QString& message);  ///< for the status bar

 private:
  QWidget* buildViews();
  QWidget* buildForm();
  void addSize(QFormLayout* form);
  void addLook(QFormLayout* form);
  void addWords(QFormLayout* form);
  void connectAll();
  void showOptions(const FigureOptions& options);
  void showSize(const FigureOptions& options);
  void showParts(const QStringList& ids);
  void applyPreset(int preset);
  void moveView(int by);
  FigureOptions remembered(ExportFormat format) const;
  void followFormat();
  void remember(ExportFormat format) const;
  void follow();
  void followView(QListWidgetItem* item);
  void followCharts();
  void computeChosen();
  void startNext();
  void sayOfView(QListWidgetItem& item, const FigurePart& part) const;
  void say(const QString& text, bool warn = false);
  void saySize(const QSizeF& size);
  bool sayMissing();
  QString valuesAdvice() const;
  FigurePart* part(const QListWidgetItem& item) const;
  void chooseFile();
  ExportFormat format() const;

  const FigureParts& m_parts;
  FigurePage m_page;
  FigurePreview* m_preview;
  QListWidget* m_views;
  QComboBox *m_format, *m_preset, *m_unit, *m_colours;
  QDoubleSpinBox *m_width, *m_height, *m_points;
  QSpinBox *m_columns, *m_warp;
  QFontComboBox* m_family;
  QLineEdit* m_title;
  QPlainTextEdit* m_caption;
  QCheckBox *m_legend, *m_names, *m_step, *m_provenance;
  QLabel* m_said;
  QPushButton* m_save;
  bool m_filling = false;
  ExportFormat m_sizedFor = ExportFormat::pdf;
  std::map<ExportFormat, FigureOptions> m_sizes;  ///< of kinds of file that were left for another one
  QTimer m_watch;                                 ///< charts come, and begin anew, while this is open
};

}  // namespace warpfold::app
