// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Colours of a slide's question and its answer.
#include <gtest/gtest.h>

#include <QPainter>

#include "app/letter_device.h"
#include "lecture/slide_painter.h"
#include "theme/theme.h"
#include "views/colours.h"

namespace warpfold::app {
namespace {

/// In which colour a text of a slide is written; invalid where it is not.
QColor colourOf(const SlideContent& content, const Theme& theme, const QString& text) {
  LetterDevice device;
  QPainter painter(&device);
  SlidePainter(painter, theme, content).paint(device.area());
  painter.end();
  for (const Letters& each : device.letters())
    if (each.text == text) return each.colour;
  return {};
}

TEST(answer_colour, stands_out_from_its_card_in_every_theme) {
  SlideContent content;
  content.setup.view = SlideView(QStringLiteral("text"));
  content.prose = QStringLiteral("Threads.");
  content.question = QStringLiteral("How many threads work?");
  content.answer = QStringLiteral("Eight");
  for (const auto& [id, least] :
       {std::pair("dark", 4.5), std::pair("light", 4.5), std::pair("print", 4.5), std::pair("projector", 7.0)}) {
    const Theme& theme = Theme::byId(QLatin1String(id));
    for (const QString& text : {content.question, content.answer}) {
      const QColor colour = colourOf(content, theme, text);
      ASSERT_TRUE(colour.isValid()) << id;
      EXPECT_GE(contrast(colour, theme.field), least) << id << ": " << text.toStdString();
    }
  }
}

}  // namespace
}  // namespace warpfold::app
