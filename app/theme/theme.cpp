// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/theme.h"

#include <array>
#include <map>
#include <utility>

#include "models/language.h"
#include "theme/letter_weight.h"
#include "theme/unshaped_text.h"

namespace warpfold::app {
namespace {

Theme darkTheme() {
  Theme t;
  t.id = QStringLiteral("dark");
  t.dark = true;
  t.window = QColor(0x14, 0x17, 0x1c);
  t.panel = QColor(0x1b, 0x1f, 0x26);
  t.border = QColor(0x2b, 0x31, 0x3b);
  t.field = QColor(0x24, 0x2a, 0x33);
  t.fieldBorder = QColor(0x2b, 0x31, 0x3b);
  t.input = QColor(0x11, 0x14, 0x1a);
  t.outline = QColor(0x4a, 0x53, 0x61);
  t.text = QColor(0xe6, 0xe9, 0xef);
  t.muted = QColor(0x8b, 0x93, 0xa1);
  t.faint = QColor(0x39, 0x40, 0x4c);
  t.idle = QColor(0x39, 0x40, 0x4c);
  t.accent = QColor(0x2d, 0x6c, 0xdf);
  t.onAccent = QColor(0xff, 0xff, 0xff);
  t.a = QColor(0x4c, 0xc2, 0xff);
  t.b = QColor(0xff, 0xb4, 0x54);
  t.onA = t.onB = QColor(0x0b, 0x0e, 0x12);
  t.good = QColor(0x5a, 0xd1, 0x9a);
  t.bad = QColor(0xff, 0x6b, 0x6b);
  t.warning = QColor(0xe8, 0xc9, 0x5b);
  t.cub = QColor(0xcc, 0x79, 0xa7);  // Okabe and Ito's reddish purple
  t.grid = QColor(0x26, 0x2c, 0x35);
  t.lit = QColor(0x4c, 0xc2, 0xff, 0x29);
  return t;
}

Theme lightTheme() {
  Theme t;
  t.id = QStringLiteral("light");
  t.dark = false;
  t.window = QColor(0xf2, 0xf4, 0xf7);
  t.panel = QColor(0xff, 0xff, 0xff);
  t.border = QColor(0xdf, 0xe3, 0xe8);
  t.field = QColor(0xee, 0xf0, 0xf3);
  t.fieldBorder = QColor(0xc9, 0xcf, 0xd8);
  t.input = QColor(0xff, 0xff, 0xff);
  t.outline = QColor(0x8a, 0x93, 0xa0);
  t.text = QColor(0x14, 0x17, 0x1c);
  t.muted = QColor(0x5b, 0x64, 0x72);
  t.faint = QColor(0xc9, 0xcf, 0xd8);
  t.idle = QColor(0x8a, 0x93, 0xa0);
  t.accent = QColor(0x2d, 0x6c, 0xdf);
  t.onAccent = QColor(0xff, 0xff, 0xff);
  t.a = QColor(0x00, 0x72, 0xb2);
  t.b = QColor(0xd5, 0x5e, 0x00);
  t.onA = t.onB = QColor(0xff, 0xff, 0xff);
  t.good = QColor(0x0a, 0x7a, 0x53);
  t.bad = QColor(0xc6, 0x28, 0x28);
  t.warning = QColor(0x8a, 0x62, 0x00);
  t.cub = QColor(0xa8, 0x4f, 0x82);
  t.grid = QColor(0xe9, 0xec, 0xf0);
  t.lit = QColor(0x00, 0x72, 0xb2, 0x20);
  return t;
}

Theme printTheme() {
  Theme t = lightTheme();
  t.id = QStringLiteral("print");
  t.window = t.panel = t.input = QColor(0xff, 0xff, 0xff);
  return t;
}

Theme transparentTheme() {
  Theme t = printTheme();
  t.id = QStringLiteral("transparent");
  t.window.setAlpha(0);
  t.panel.setAlpha(0);
  return t;
}

/// For a projector in a room that is not dark: text stands out by 7 to 1 from what is below it, lines and shapes by 3
/// to 1.
Theme projectorTheme() {
  Theme t = printTheme();
  t.id = QStringLiteral("projector");
  t.border = t.fieldBorder = QColor(0x8c, 0x92, 0x9c);
  t.field = QColor(0xf1, 0xf2, 0xf5);
  t.outline = QColor(0x5b, 0x64, 0x72);
  t.text = QColor(0x10, 0x13, 0x18);
  t.muted = QColor(0x4a, 0x51, 0x5c);
  t.faint = t.idle = QColor(0x8a, 0x90, 0x9a);
  t.accent = QColor(0x1d, 0x4f, 0xb0);
  t.a = QColor(0x00, 0x58, 0x8c);
  t.b = QColor(0x96, 0x3c, 0x00);
  t.good = QColor(0x06, 0x5c, 0x3e);
  t.bad = QColor(0xa3, 0x14, 0x14);
  t.warning = QColor(0x6b, 0x4b, 0x00);
  t.cub = QColor(0x87, 0x2f, 0x63);
  t.grid = QColor(0xd5, 0xd8, 0xde);
  t.lit = QColor(0x00, 0x58, 0x8c, 0x20);
  return t;
}

/// The usual fonts of Chinese and Korean have no weight between regular and bold: beside Latin letters in semi-bold
/// their characters would be regular.
QFont::Weight available(QFont::Weight weight) {
  return weight == QFont::DemiBold && language() != QStringLiteral("en") ? QFont::Bold : weight;
}

/// Without a style hint, which a style sheet cannot give: with one, Qt would load every font of the sheet
/// again.
QFont font(const QStringList& families, double pixelSize, QFont::Weight weight) {
  static thread_local const bool alike = (fillLettersAlike(), true);
  Q_UNUSED(alike);
  QFont f;
  f.setFamilies(families);
  f.setWeight(available(weight));
  // QFont keeps whole pixels only; points at 96 dpi would follow the screen's dpi and break fixed layouts.
  f.setPixelSize(qMax(1, qRound(pixelSize)));
  return f;
}

/// One Han character has several forms, and the system's choice follows its own language. So the families of the
/// window's language are named, before the Latin ones that a system may lack anyway.
QStringList inLanguage(const QStringList& first, const QStringList& rest) {
  static const std::map<QString, QStringList> families{
      {QStringLiteral("zh_CN"),
       {QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Noto Sans SC"), QStringLiteral("Source Han Sans SC"),
        QStringLiteral("WenQuanYi Micro Hei")}},
      {QStringLiteral("ko"),
       {QStringLiteral("Noto Sans CJK KR"), QStringLiteral("Noto Sans KR"), QStringLiteral("Source Han Sans KR"),
        QStringLiteral("NanumGothic")}}};
  const auto found = families.find(language());
  return found == families.end() ? first + rest : first + found->second + rest;
}

QString& chosenFamily() {
  static QString family;
  return family;
}

bool& unshaped() {
  static bool now = false;
  return now;
}

}  // namespace

UnshapedText::UnshapedText() : m_before(std::exchange(unshaped(), true)) {}

UnshapedText::~UnshapedText() {
  unshaped() = m_before;
}

FontFamily::FontFamily(const QString& family) : m_before(std::exchange(chosenFamily(), family)) {}

FontFamily::~FontFamily() {
  chosenFamily() = m_before;
}

QStringList Theme::uiFamilies() {
  return inLanguage({QStringLiteral("Inter")},
                    {QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans"), QStringLiteral("sans-serif")});
}

QStringList Theme::monoFamilies() {
  return inLanguage(
      {QStringLiteral("JetBrains Mono")},
      {QStringLiteral("Noto Sans Mono"), QStringLiteral("DejaVu Sans Mono"), QStringLiteral("monospace")});
}

int Theme::semiBold() {
  return available(QFont::DemiBold);
}

QFont Theme::ui(double pixelSize, QFont::Weight weight) {
  const QStringList families = uiFamilies();
  QFont made = font(chosenFamily().isEmpty() ? families : QStringList{chosenFamily()} + families, pixelSize, weight);
  if (unshaped()) made.setStyleStrategy(QFont::PreferNoShaping);
  return made;
}

QFont Theme::mono(double pixelSize, QFont::Weight weight) {
  QFont made = font(monoFamilies(), pixelSize, weight);
  made.setStyleStrategy(QFont::PreferNoShaping);  // "/=" and ">=" as they are written, without ligatures
  return made;
}

const Theme& Theme::byId(const QString& id) {
  static const std::array themes{darkTheme(), lightTheme(), printTheme(), projectorTheme(), transparentTheme()};
  for (const Theme& theme : themes)
    if (theme.id == id) return theme;
  return themes.front();
}

}  // namespace warpfold::app
