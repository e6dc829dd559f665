// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "theme/theme.h"

namespace warpfold::app {

/// Chooses the look of the whole application and puts it on: palette, style sheet, font. Qt 6.4 does not say
/// whether the desktop is dark, so "system" reads the desktop's palette and follows its changes.
class ThemeController : public QObject {
  Q_OBJECT
 public:
  enum class Mode { system, dark, light, projector };
  Q_ENUM(Mode)

  explicit ThemeController(QObject* parent = nullptr);

  Mode mode() const { return m_mode; }
  /// The dark one before a mode was set.
  const Theme& theme() const { return m_theme != nullptr ? *m_theme : Theme::byId(QStringLiteral("dark")); }
  void setMode(Mode mode);
  /// Puts another theme on for as long as a picture takes; null: the mode's own again.
  void applyTemporarily(const Theme* theme);
  /// The same look once more: fonts follow the language.
  void reload();
  static Mode modeFromName(const QString& name);  ///< dark where unknown
  static QString nameOf(Mode mode);

  bool eventFilter(QObject* watched, QEvent* event) override;

 signals:
  void changed(const warpfold::app::Theme& theme);

 private:
  void apply();
  void put(const Theme& theme);
  bool systemIsDark();

  Mode m_mode = Mode::dark;
  const Theme* m_theme = nullptr;
  bool m_applying = false;
};

}  // namespace warpfold::app
