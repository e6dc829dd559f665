// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/theme_controller.h"

#include <QApplication>
#include <QEvent>
#include <QStyle>

#include "theme/style.h"

namespace warpfold::app {

ThemeController::ThemeController(QObject* parent) : QObject(parent) {
  if (!QApplication::style()->inherits("QFusionStyle") || QApplication::style()->objectName() != QLatin1String("fusion"))
    QApplication::setStyle(QStringLiteral("Fusion"));
  QApplication::setFont(Theme::ui(13));
  qApp->installEventFilter(this);
}

void ThemeController::setMode(Mode mode) {
  if (m_theme && mode == m_mode) return;
  m_mode = mode;
  apply();
}

ThemeController::Mode ThemeController::modeFromName(const QString& name) {
  if (name == QLatin1String("light")) return Mode::light;
  return name == QLatin1String("system") ? Mode::system : Mode::dark;
}

QString ThemeController::nameOf(Mode mode) {
  switch (mode) {
    case Mode::system: return QStringLiteral("system");
    case Mode::dark: return QStringLiteral("dark");
    case Mode::light: return QStringLiteral("light");
  }
  return {};
}

bool ThemeController::systemIsDark() {
  QApplication::setPalette(QPalette());  // take ours off: what remains is the desktop's
  const QPalette desktop = QApplication::palette();
  return desktop.color(QPalette::Window).lightness() < desktop.color(QPalette::WindowText).lightness();
}

void ThemeController::apply() {
  m_applying = true;
  const bool dark = m_mode == Mode::system ? systemIsDark() : m_mode == Mode::dark;
  const Theme& theme = Theme::byId(dark ? QStringLiteral("dark") : QStringLiteral("light"));
  QApplication::setPalette(paletteFor(theme));
  if (&theme != m_theme) {
    qApp->setStyleSheet(styleSheetFor(theme));
    m_theme = &theme;
    emit changed(theme);
  }
  m_applying = false;
}

bool ThemeController::eventFilter(QObject* watched, QEvent* event) {
  const bool desktopChanged = event->type() == QEvent::ThemeChange ||
                              (watched == qApp && event->type() == QEvent::ApplicationPaletteChange);
  if (desktopChanged && !m_applying && m_mode == Mode::system) QMetaObject::invokeMethod(this, &ThemeController::apply, Qt::QueuedConnection);
  return QObject::eventFilter(watched, event);
}

}  // namespace warpfold::app
