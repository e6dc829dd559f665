// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "export/export_options.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace warpfold::app {

/// Asks for format, size, scale and background. Remembers the last answer for each format.
class ExportDialog : public QDialog {
  Q_OBJECT
 public:
  /// `screenTheme` is what "as on screen" means; `table` whether there is data behind the picture.
  ExportDialog(const QString& what, QSizeF size, const QString& screenTheme, bool table, QWidget* parent);
  /// No smaller one can be chosen.
  void setLeast(QSizeF size);
  ExportOptions options() const;
  void accept() override;

 private:
  void showPixels();
  QString group() const;
  void recall();

  QString m_screenTheme;
  QComboBox* m_format;
  QSpinBox* m_width;
  QSpinBox* m_height;
  QDoubleSpinBox* m_scale;
  QComboBox* m_background;
  QLabel* m_pixels;
};

}  // namespace warpfold::app
