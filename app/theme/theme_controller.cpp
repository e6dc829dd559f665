// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/theme_controller.h"

#include <QApplication>
#include <QEvent>
#include <QIconEngine>
#include <QMenuBar>
#include <QPainter>
#include <QProxyStyle>

#include "theme/style.h"

namespace warpfold::app {
namespace {

/// Two chevrons to the right, painted when they are needed: the style has a file for them, and to read one at
/// the start would load the plugins for all formats of pictures.
class MoreIcon : public QIconEngine {
 public:
  void paint(QPainter* painter, const QRect& rect, QIcon::Mode, QIcon::State) override {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(QApplication::palette().color(QPalette::WindowText), 1.5));
    painter->translate(QRectF(rect).center());
    for (const double x : {-3.5, 1.5}) painter->drawPolyline(QPolygonF{{x, -3}, {x + 3, 0}, {x, 3}});
    painter->restore();
  }
  QIconEngine* clone() const override { return new MoreIcon; }
};

/// Fusion that shortens what does not fit instead of cutting through a letter, without underlined letters in
/// the menu bar, where they are noise (the keys work all the same), and without pictures on dialog buttons.
class QuietStyle : public QProxyStyle {
 public:
  QuietStyle() : QProxyStyle(QStringLiteral("Fusion")) {}
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* data) const override {
    if (hint == SH_UnderlineShortcut && qobject_cast<const QMenuBar*>(widget)) return 0;
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
  }
  QIcon standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const override {
    if (icon == SP_ToolBarHorizontalExtensionButton) return QIcon(new MoreIcon);  // every menu bar has one
    return QProxyStyle::standardIcon(icon, option, widget);
  }
  void drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette, bool enabled,
                    const QString& text, QPalette::ColorRole role) const override {
    const bool fits = flags & (Qt::TextWordWrap | Qt::TextShowMnemonic) || text.contains(u'\n') ||
                      painter->fontMetrics().horizontalAdvance(text) <= rect.width() + 1;
    QProxyStyle::drawItemText(painter, rect, flags, palette, enabled,
                              fits ? text : painter->fontMetrics().elidedText(text, Qt::ElideRight, rect.width()),
                              role);
  }
};

}  // namespace

ThemeController::ThemeController(QObject* parent) : QObject(parent) {
  QApplication::setStyle(new QuietStyle);
  QApplication::setFont(Theme::ui(13));
  qApp->installEventFilter(this);
}

void ThemeController::setMode(Mode mode) {
  if (m_theme && mode == m_mode) return;
  m_mode = mode;
  apply();
}

void ThemeController::reload() {
  QApplication::setFont(Theme::ui(13));
  qApp->setStyleSheet(styleSheetFor(theme()));
}

ThemeController::Mode ThemeController::modeFromName(const QString& name) {
  for (const Mode mode : {Mode::system, Mode::light, Mode::projector})
    if (nameOf(mode) == name) return mode;
  return Mode::dark;
}

QString ThemeController::nameOf(Mode mode) {
  switch (mode) {
    case Mode::system: return QStringLiteral("system");
    case Mode::dark: return QStringLiteral("dark");
    case Mode::light: return QStringLiteral("light");
    case Mode::projector: return QStringLiteral("projector");
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
  const Mode shown = m_mode != Mode::system ? m_mode : systemIsDark() ? Mode::dark : Mode::light;
  put(Theme::byId(nameOf(shown)));
  m_applying = false;
}

void ThemeController::put(const Theme& theme) {
  QApplication::setPalette(paletteFor(theme));
  if (&theme == m_theme) return;
  qApp->setStyleSheet(styleSheetFor(theme));
  m_theme = &theme;
  emit changed(theme);
}

void ThemeController::applyTemporarily(const Theme* theme) {
  if (!theme) return apply();
  if (theme == m_theme) return;
  m_applying = true;
  put(*theme);
  m_applying = false;
}

bool ThemeController::eventFilter(QObject* watched, QEvent* event) {
  const bool desktopChanged =
      event->type() == QEvent::ThemeChange || (watched == qApp && event->type() == QEvent::ApplicationPaletteChange);
  if (desktopChanged && !m_applying && m_mode == Mode::system)
    QMetaObject::invokeMethod(this, &ThemeController::apply, Qt::QueuedConnection);
  return QObject::eventFilter(watched, event);
}

}  // namespace warpfold::app
