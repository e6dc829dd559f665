// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "theme/theme.h"

namespace warpfold::app {

/// Where the experiment runs and how that place is doing: a dot and a line of text.
class DevicePill : public QWidget {
  Q_OBJECT
 public:
  enum class Health { good, waiting, lost };

  explicit DevicePill(QWidget* parent = nullptr);
  void setTheme(const Theme& theme);
  void setDevice(const QString& text, Health health);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {90, 26}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString m_text;
  Health m_health = Health::waiting;
  const Theme* m_theme;
};

}  // namespace warpfold::app
