// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QImage>
#include <memory>
#include <vector>

namespace warpfold::app {

/// At most 255 colours that stand for all of the pictures that it was shown, chosen by libimagequant; those of a theme
/// are kept as they are.
class Palette {
 public:
  static constexpr int size = 255;

  Palette();
  ~Palette();
  void keep(const QColor& colour);
  void show(const QImage& image);
  /// After the last picture was shown; throws ExportError.
  const std::vector<QRgb>& colours();
  /// Which of the colours is nearest to this one.
  std::uint8_t indexOf(QRgb colour);

 private:
  struct Chosen;
  std::unique_ptr<Chosen> m_choosing;
  std::vector<QRgb> m_colours;
  QHash<QRgb, std::uint8_t> m_known;
};

}  // namespace warpfold::app
