// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/animation/palette.h"

#include <libimagequant.h>

#include <QColor>
#include <QCoreApplication>
#include <limits>

#include "export/export_error.h"

namespace warpfold::app {
namespace {

struct PaletteWords {
  Q_DECLARE_TR_FUNCTIONS(Palette)
};

void checkColours(liq_error status) {
  if (status != LIQ_OK) throw ExportError(PaletteWords::tr("The colours of the animation could not be chosen."));
}

int colourDistance(QRgb a, QRgb b) {
  const int red = qRed(a) - qRed(b), green = qGreen(a) - qGreen(b), blue = qBlue(a) - qBlue(b);
  return 3 * red * red + 4 * green * green + 2 * blue * blue;
}

}  // namespace

struct Palette::Chosen {
  struct Release {
    void operator()(liq_attr* it) const { liq_attr_destroy(it); }
    void operator()(liq_histogram* it) const { liq_histogram_destroy(it); }
    void operator()(liq_image* it) const { liq_image_destroy(it); }
    void operator()(liq_result* it) const { liq_result_destroy(it); }
  };
  template <typename T>
  using Owned = std::unique_ptr<T, Release>;

  Owned<liq_attr> attributes{liq_attr_create()};
  Owned<liq_histogram> histogram{liq_histogram_create(attributes.get())};
};

Palette::Palette() : m_choosing(std::make_unique<Chosen>()) {
  checkColours(liq_set_max_colors(m_choosing->attributes.get(), size));
  checkColours(liq_set_speed(m_choosing->attributes.get(), 4));
}

Palette::~Palette() = default;

void Palette::keep(const QColor& colour) {
  const liq_color kept{static_cast<unsigned char>(colour.red()), static_cast<unsigned char>(colour.green()),
                       static_cast<unsigned char>(colour.blue()), 255};
  checkColours(liq_histogram_add_fixed_color(m_choosing->histogram.get(), kept, 0));
}

void Palette::show(const QImage& image) {
  const QImage rgba = image.convertToFormat(QImage::Format_RGBA8888);
  const Chosen::Owned<liq_image> shown(
      liq_image_create_rgba(m_choosing->attributes.get(), rgba.constBits(), rgba.width(), rgba.height(), 0));
  if (!shown) checkColours(LIQ_OUT_OF_MEMORY);
  checkColours(liq_histogram_add_image(m_choosing->histogram.get(), m_choosing->attributes.get(), shown.get()));
}

const std::vector<QRgb>& Palette::colours() {
  if (!m_choosing) return m_colours;
  liq_result* made = nullptr;
  checkColours(liq_histogram_quantize(m_choosing->histogram.get(), m_choosing->attributes.get(), &made));
  const Chosen::Owned<liq_result> result(made);
  const liq_palette* palette = liq_get_palette(result.get());
  for (unsigned i = 0; i < palette->count; ++i)
    m_colours.push_back(qRgb(palette->entries[i].r, palette->entries[i].g, palette->entries[i].b));
  m_choosing.reset();
  return m_colours;
}

std::uint8_t Palette::indexOf(QRgb colour) {
  colour |= 0xff000000u;
  if (const auto known = m_known.constFind(colour); known != m_known.constEnd()) return *known;
  std::uint8_t nearest = 0;
  int least = std::numeric_limits<int>::max();
  for (std::size_t i = 0; i < m_colours.size(); ++i)
    if (const int d = colourDistance(colour, m_colours[i]); d < least)
      least = d, nearest = static_cast<std::uint8_t>(i);
  m_known.insert(colour, nearest);
  return nearest;
}

}  // namespace warpfold::app
