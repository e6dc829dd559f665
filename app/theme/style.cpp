// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/style.h"

#include "models/with_values.h"

namespace warpfold::app {

namespace {

/// As a style sheet lists them: the last one is a kind of font and no name.
QString listed(const QStringList& families) {
  QString list;
  for (const QString& each : families) list += &each == &families.back() ? each : QStringLiteral("\"%1\", ").arg(each);
  return list;
}

}  // namespace

QPalette paletteFor(const Theme& t) {
  QPalette p;
  const auto set = [&](QPalette::ColorRole role, const QColor& colour) { p.setColor(role, colour); };
  set(QPalette::Window, t.window);
  set(QPalette::WindowText, t.text);
  set(QPalette::Base, t.input);
  set(QPalette::AlternateBase, t.panel);
  set(QPalette::Text, t.text);
  set(QPalette::PlaceholderText, t.muted);
  set(QPalette::Button, t.field);
  set(QPalette::ButtonText, t.text);
  set(QPalette::BrightText, t.bad);
  set(QPalette::ToolTipBase, t.panel);
  set(QPalette::ToolTipText, t.text);
  set(QPalette::Highlight, t.accent);
  set(QPalette::HighlightedText, t.onAccent);
  set(QPalette::Link, t.a);
  set(QPalette::LinkVisited, t.a);
  set(QPalette::Light, t.field.lighter(120));
  set(QPalette::Midlight, t.field.lighter(110));
  set(QPalette::Mid, t.border);
  set(QPalette::Dark, t.fieldBorder);
  set(QPalette::Shadow, t.dark ? QColor(0, 0, 0) : t.outline);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    p.setColor(QPalette::Disabled, role, t.outline);
  p.setColor(QPalette::Disabled, QPalette::Highlight, t.field);
  return p;
}

QString styleSheetFor(const Theme& t) {
  // A sheet put over existing widgets forgets the application's font, so it names the families itself.
  QString sheet = QStringLiteral(R"(
QLabel, QComboBox, QLineEdit, QSpinBox, QDoubleSpinBox, QPushButton, QMenuBar, QMenu, QHeaderView, QTableView, QCheckBox,
QStatusBar, QTabBar, QComboBox QAbstractItemView { font-family: @ui; font-size: 13px; }
*[mono="true"] { font-family: @mono; font-size: 13px; }
QMainWindow, QDialog { background: @window; }
QToolTip { background: @panel; color: @text; border: 1px solid @border; padding: 4px 6px; }

QMenuBar { background: transparent; color: @muted; border: none; padding: 2px 0; }
QMenuBar::item { background: transparent; padding: 5px 9px; border-radius: 5px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @field; color: @text; }
QMenu { background: @panel; color: @text; border: 1px solid @border; padding: 5px; }
QMenu::item { padding: 5px 26px 5px 24px; border-radius: 4px; }
QMenu::item:selected { background: @accent; color: @onAccent; }
QMenu::item:disabled { color: @muted; }
QMenu::separator { height: 1px; background: @border; margin: 5px 6px; }
QMenu::indicator { width: 14px; height: 14px; left: 6px; }

QFrame[role="card"] { background: @panel; border: 1px solid @border; border-radius: 6px; }
QFrame[role="line"] { background: @border; border: none; max-height: 1px; min-height: 1px; }
QLabel { background: transparent; color: @text; border: none; }
QLabel[role="title"] { font-size: 15px; font-weight: @semiBold; }
QLabel[role="caption"] { font-size: 11px; color: @muted; }
QLabel[role="value"] { font-family: @mono; font-size: 15px; }
QLabel[role="muted"] { font-size: 12px; color: @muted; }
QLabel[role="problem"] { font-size: 11px; color: @bad; }
QLabel[role="good"] { font-size: 12px; color: @good; }
QLabel[role="bad"] { font-size: 12px; color: @bad; }
QLabel[role="warning"] { font-size: 11px; color: @warning; }
QLabel[role="sideA"] { font-weight: 700; color: @sideA; }
QLabel[role="sideB"] { font-weight: 700; color: @sideB; }
QLabel[role="fasterA"] { font-size: 14px; font-weight: @semiBold; color: @sideA; }
QLabel[role="fasterB"] { font-size: 14px; font-weight: @semiBold; color: @sideB; }
QLabel[role="more"] { font-size: 11px; color: @muted; background: @panel; padding: 0 4px; }
QLabel[role="status"] { font-size: 12px; color: @muted; }
QLabel[role="badge"] { font-size: 11px; color: @muted; border: 1px solid @border; border-radius: 8px; padding: 1px 8px; }
QLabel[role="badgeWarning"] { font-size: 11px; color: @warning; border: 1px solid @border; border-radius: 8px; padding: 1px 8px; }
QLabel:disabled { color: @muted; }

QLabel[role="badgeBad"] { font-size: 11px; font-weight: @semiBold; color: @bad; border: 1px solid @bad; border-radius: 8px; padding: 0 7px; }
QLabel[role="fault"] { font-size: 12px; color: @warning; }
QListView[role="sentences"] { background: transparent; color: @text; border: none; font-family: @ui; font-size: 12px; outline: none; }
QListView[role="sentences"]::item { border-radius: 4px; padding: 2px 4px; }
QListView[role="sentences"]::item:hover { background: @field; }
QListView[role="sentences"]::item:selected { background: @field; color: @text; border: 1px solid @bad; }
QToolButton[role="speed"] { color: @text; background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 6px 4px; font-family: @mono; font-size: 13px; }
QToolButton[role="speed"]:hover, QToolButton[role="speed"]:focus { background: @field; border-color: @border; }
QToolButton[role="speed"]::menu-indicator { image: none; }
QToolButton[role="choice"] { font-family: @ui; font-size: 11px; color: @text; background: @field; border: 1px solid @fieldBorder; border-radius: 5px; padding: 0 18px 0 6px; }
QToolButton[role="choice"]:hover { border-color: @outline; }
QToolButton[role="choice"]:focus { border-color: @accent; }
QToolButton[role="choice"]::menu-indicator { image: url(:/icons/chevron-down-@id.svg); width: 8px; height: 8px; subcontrol-origin: padding; subcontrol-position: center right; right: 6px; }

QComboBox, QLineEdit, QSpinBox, QDoubleSpinBox {
  background: @input; color: @text; border: 1px solid @fieldBorder; border-radius: 6px;
  min-height: 26px; max-height: 26px; padding: 0 8px; selection-background-color: @accent; selection-color: @onAccent;
}
QComboBox:hover, QLineEdit:hover, QSpinBox:hover, QDoubleSpinBox:hover { border-color: @outline; }
QComboBox:focus, QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus { border-color: @accent; }
QComboBox:disabled, QLineEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled { color: @muted; background: @panel; }
QComboBox[wrong="true"], QLineEdit[wrong="true"] { border-color: @bad; }
QComboBox { padding-right: 2px; combobox-popup: 0; }
QComboBox::drop-down { border: none; width: 22px; subcontrol-origin: padding; subcontrol-position: center right; }
QDialog QComboBox::down-arrow { image: url(:/icons/chevron-down-@id.svg); width: 10px; height: 10px; }
QComboBox QLineEdit { border: none; background: transparent; padding: 0; min-height: 24px; max-height: 24px; }
QComboBox[role="small"] { min-height: 20px; max-height: 20px; font-size: 12px; }
QComboBox QAbstractItemView {
  background: @panel; color: @text; border: 1px solid @border; padding: 4px; outline: none;
  selection-background-color: @accent; selection-color: @onAccent;
}
QComboBox QAbstractItemView::item { min-height: 26px; padding: 0 6px; border-radius: 4px; }
QComboBox QAbstractItemView::item:disabled { color: @muted; border-top: 1px solid @border; border-radius: 0; }
QComboBox QAbstractItemView::item:selected { background: @accent; color: @onAccent; }
QSpinBox::up-button, QDoubleSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::down-button {
  width: 16px; border: none; background: transparent; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url(:/icons/chevron-up-@id.svg); width: 8px; height: 8px; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: url(:/icons/chevron-down-@id.svg); width: 8px; height: 8px; }

QPushButton {
  background: @field; color: @text; border: 1px solid @fieldBorder; border-radius: 6px; padding: 5px 14px; min-height: 18px;
}
QPushButton:hover { border-color: @outline; }
QPushButton:pressed { background: @border; }
QPushButton:focus { border: 2px solid @accent; padding: 4px 13px; outline: none; }
QPushButton:disabled { color: @outline; }
QPushButton:default { background: @accent; color: @onAccent; border-color: @accent; font-weight: @semiBold; }
QPushButton:default:hover { background: @accentHover; border-color: @accentHover; }
QPushButton:default:focus { border: 2px solid @text; padding: 4px 13px; }
QPushButton:default:disabled { background: @field; color: @outline; border-color: @fieldBorder; }
QPushButton[role="primary"] { background: @accent; color: @onAccent; border: 1px solid @accent; font-size: 14px; font-weight: @semiBold; min-height: 26px; }
QPushButton[role="primary"]:hover { background: @accentHover; border-color: @accentHover; }
QPushButton[role="primary"]:focus { border: 2px solid @text; padding: 4px 13px; }
QPushButton[role="primary"]:disabled { background: @field; border-color: @fieldBorder; color: @outline; }
QCheckBox[role="small"] { font-size: 12px; }
QPushButton[role="small"] { font-size: 12px; padding: 2px 10px; min-height: 16px; }
QPushButton[role="small"]:focus { padding: 1px 9px; }
QPushButton[role="stop"] { font-size: 14px; font-weight: @semiBold; min-height: 26px; }

QFrame[role="strip"] { background: @panel; border: 1px solid @accent; border-radius: 6px; }
QFrame[role="banner"] { background: @bannerBack; border: 1px solid @bad; border-radius: 6px; }
QFrame[role="note"] { background: @field; border: 1px solid @border; border-radius: 6px; }
QFrame[role="pill"] { background: @pill; border: 1px solid @border; border-radius: 13px; }
QTabBar { background: transparent; border: none; }
QTabBar::tab { background: transparent; color: @muted; border: 1px solid transparent; border-radius: 5px; padding: 3px 12px; margin-right: 4px; font-size: 12px; }
QTabBar::tab:hover { color: @text; }
QTabBar::tab:selected { background: @field; color: @text; }
QTabBar::tab:focus { border-color: @accent; }
QStatusBar { background: transparent; color: @muted; }
QStatusBar::item { border: none; }
QSplitter::handle { background: transparent; }
QSplitter::handle:hover { background: @border; }
QScrollArea { background: transparent; border: none; }
QScrollArea[role="reading"] { border: 1px solid transparent; border-radius: 4px; }
QScrollArea[role="reading"]:focus { border-color: @accent; }
QScrollArea > QWidget > QWidget#scrollContent { background: transparent; }

QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: @faint; border-radius: 3px; margin: 2px; min-height: 24px; min-width: 24px; }
QScrollBar::handle:hover { background: @outline; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QTableView { background: transparent; color: @text; border: none; gridline-color: @grid; selection-background-color: @accent; selection-color: @onAccent; }
QTableView::item:selected { background: @accent; color: @onAccent; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section { background: transparent; color: @muted; border: none; padding: 3px 6px; font-size: 11px; }
QTableView[sortingEnabled="true"] QHeaderView::section:horizontal { padding-right: 17px; }
QHeaderView::up-arrow:horizontal, QHeaderView::down-arrow:horizontal { width: 8px; height: 8px; subcontrol-origin: padding; subcontrol-position: center right; right: 5px; }
QHeaderView::up-arrow:horizontal { image: url(:/icons/chevron-up-@id.svg); }
QHeaderView::down-arrow:horizontal { image: url(:/icons/chevron-down-@id.svg); }
QTableCornerButton::section { background: transparent; border: none; }

QRadioButton, QCheckBox { color: @text; spacing: 7px; background: transparent; }
QCheckBox::indicator, QListView::indicator { width: 14px; height: 14px; border: 1px solid @outline; border-radius: 4px; background: @input; }
QCheckBox::indicator:checked, QListView::indicator:checked { border-color: @accent; background: @accent; image: url(:/icons/check.svg); }
QCheckBox:focus { text-decoration: underline; }
QPlainTextEdit[role="note"] {
  background: @input; color: @text; border: 1px solid @fieldBorder; border-radius: 6px; padding: 3px 5px;
  font-family: @ui; font-size: 13px; selection-background-color: @accent; selection-color: @onAccent;
}
QPlainTextEdit[role="note"]:focus { border-color: @accent; }
QPlainTextEdit[role="note"]:disabled { background: @panel; }
QListView[role="choices"] { background: @panel; color: @text; border: 1px solid @border; border-radius: 6px; outline: none; padding: 4px; }
QListView[role="choices"]::item { min-height: 24px; padding: 1px 4px; border-radius: 4px; }
QListView[role="choices"]::item:selected { background: @field; color: @text; }
QListView[role="choices"]:focus { border-color: @accent; }
QDialogButtonBox QPushButton { min-width: 72px; }
)");
  const QColor accentHover = t.dark ? t.accent.lighter(112) : t.accent.darker(108);
  QColor bannerBack = t.bad;
  bannerBack.setAlpha(t.dark ? 40 : 24);
  const std::pair<const char*, QString> colours[] = {
      {"@window", t.window.name()},
      {"@panel", t.panel.name()},
      {"@border", t.border.name()},
      {"@fieldBorder", t.fieldBorder.name()},
      {"@field", t.field.name()},
      {"@input", t.input.name()},
      {"@outline", t.outline.name()},
      {"@text", t.text.name()},
      {"@muted", t.muted.name()},
      {"@faint", t.faint.name()},
      {"@accentHover", accentHover.name()},
      {"@accent", t.accent.name()},
      {"@onAccent", t.onAccent.name()},
      {"@sideA", t.a.name()},
      {"@sideB", t.b.name()},
      {"@good", t.good.name()},
      {"@bad", t.bad.name()},
      {"@warning", t.warning.name()},
      {"@grid", t.grid.name()},
      {"@bannerBack", withValues(QStringLiteral("rgba(%1,%2,%3,%4)"), bannerBack.red(), bannerBack.green(),
                                 bannerBack.blue(), bannerBack.alpha())},
      {"@pill", (t.dark ? QColor(0x20, 0x25, 0x2d) : t.panel).name()},
      {"@ui", listed(Theme::uiFamilies())},
      {"@mono", listed(Theme::monoFamilies())},
      {"@semiBold", QString::number(Theme::semiBold())},
      {"@id", t.dark ? QStringLiteral("dark") : QStringLiteral("light")},
  };
  for (const auto& [key, value] : colours) sheet.replace(QLatin1String(key), value);
  return sheet;
}

}  // namespace warpfold::app
