// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Letters of TreeLayout: how wide nodes are, how large the values in them, and which are shortened.
#include <algorithm>
#include <cmath>

#include "views/tree_layout.h"

namespace warpfold::app {

namespace {

constexpr double tightFont = 9;  // pixels, as long as letters of three quarters of their width have room
constexpr double narrowest = 0.7, narrowestOnSlide = 0.75;
constexpr double tightCorner = 3.5;
constexpr double tightHalf = 0.458;  // of a column, so that neighbours do not touch
constexpr double broadHalf = 0.479;  // of a column: neighbours leave a pixel between them
constexpr double boxMargin = 1.4;    // pixels beside the letters of a box, and of a circle
constexpr double circleMargin = 4;
constexpr double smallestFont = 7;      // pixels
constexpr double closestLetters = 3.2;  // pixels from one letter to the next; closer ones run into each other
constexpr int fewestCharacters = 3;     // a value shortened to less says nothing
constexpr double glyphAspect = 0.6;     // width of a fixed-width character over its size

}  // namespace

bool TreeLayout::isReadable() const {
  const double least = !m_broad && (tight() || fontStretch() == 100) ? smallestFont : tightFont;
  return fontPixels() >= least;
}

/// A value is shortened before its letters are both small and narrow.
void TreeLayout::fitReadable() {
  for (m_characters = m_longest; m_characters > fewestCharacters; --m_characters)
    if (isReadable()) return;
}

void TreeLayout::fitCharacters() {
  fitUsual();
  if (m_figures <= m_whole || fitFigures() || m_projected || m_broad) return;
  m_broad = true;
  m_broad = fitFigures();
}

/// Whether integers that would be rounded are written whole, up to some length, in letters of a good size; on a slide,
/// which is read from the back of a room, in letters as large as the others.
bool TreeLayout::fitFigures() {
  const double least = m_projected ? fontPixels() : tightFont;
  for (int figures = m_figures; figures > m_whole; --figures)
    if (lettersOf(figures).pixels >= least) {
      m_whole = figures;
      return true;
    }
  return false;
}

/// Longer values make all nodes as broad as the columns allow; a value that then fits in smaller letters is written
/// whole, and only longer ones are shortened.
void TreeLayout::fitUsual() {
  m_broad = false;
  fitReadable();
  m_whole = m_characters;
  if (fontPixels() < smallestFont) m_whole = m_characters = m_longest;
  if (m_projected || m_characters >= m_longest) return;
  const int usual = m_characters;
  m_broad = true;
  fitReadable();
  for (m_whole = m_longest; m_whole > m_characters; --m_whole)
    if (const Letters small = lettersOf(m_whole);
        small.pixels >= smallestFont && glyphAspect * small.pixels * small.stretch / 100 >= closestLetters)
      break;
  if (m_whole > usual) return;
  m_broad = false;
  m_whole = m_characters = usual;
}

TreeLayout::Letters TreeLayout::lettersOf(int characters) const {
  if (characters <= m_characters) return {fontPixels(), fontStretch()};
  const double width = textWidth() / characters / glyphAspect;  // of a letter as wide as it is high
  const int stretch = int(100 * std::clamp((width - 0.02) / tightFont, narrowest, 1.0));
  return {std::floor(std::min(fontPixels(), width * 100 / stretch)), stretch};
}

double TreeLayout::halfWidth() const {
  if (m_broad) return broadHalf * columnSpacing();
  if (tight()) return tightHalf * columnSpacing();
  const double r = radius();
  // Three figures in the smallest font, or on a slide, are a little wider than the circle that has room for two.
  const double font = m_projected ? 1.05 * r : smallestFont;
  const double three = std::min((glyphAspect * 3 * font + circleMargin) / 2 + 0.05, 0.455 * columnSpacing());
  if (m_characters <= 3) return m_characters == 3 && r >= 7 ? std::max(r, three) : r;
  // A capsule instead of a circle, as far as the neighbours allow.
  return std::clamp(r * (0.42 + 0.2 * m_characters), r, std::max(r, 0.455 * columnSpacing()));
}

double TreeLayout::corner() const {
  return isTight() ? std::min(tightCorner, radius()) : radius();
}

double TreeLayout::textWidth() const {
  return 2 * halfWidth() - (isTight() ? boxMargin : circleMargin);
}

int TreeLayout::fontStretch() const {
  if (m_projected) {
    // Read from the back of a room, a number is better narrow than small.
    const double wanted = glyphAspect * std::max(2, m_characters) * 1.05 * radius();
    return m_characters <= 3 ? 100 : static_cast<int>(100 * std::clamp(textWidth() / wanted, narrowestOnSlide, 1.0));
  }
  const double fitting = (textWidth() - 0.1) / (glyphAspect * std::max(2, m_characters) * tightFont);
  return static_cast<int>(100 * std::clamp(fitting, narrowest, 1.0));
}

double TreeLayout::fontPixels() const {
  const double bySpace = textWidth() / (glyphAspect * fontStretch() / 100 * std::max(2, m_characters));
  // Small nodes have letters that fill them more, so that 10 and 18 can be told apart.
  const double small = std::min(1.2 * radius(), tightFont);
  const double byHeight = m_projected ? 1.05 * radius() : tight() ? 1.35 * radius() : std::max(0.95 * radius(), small);
  return std::floor(std::min(byHeight, bySpace));
}

TreeLayout::Detail TreeLayout::detail() const {
  if (radius() >= 7 && fontPixels() >= smallestFont) return Detail::values;
  return radius() >= 2.2 ? Detail::circles : Detail::ticks;
}

}  // namespace warpfold::app
