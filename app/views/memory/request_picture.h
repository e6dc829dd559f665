// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QRectF>
#include <QStringList>

#include "models/memory_map.h"

class QPainter;

namespace warpfold::app {

struct Theme;

/// How large the parts of an access are, in pixels: for one reader at a desk, or for a hall.
struct RequestStyle {
  double row;                  ///< a line of sectors; a word of a bank
  std::size_t sectorsPerLine;  ///< at most
  double widestCell;           ///< 4 bytes of a sector
  double leastNumbered;        ///< a cell that has room for its lane's number
  double widestBank;
  double sectorGap, frame;
  int letters;  ///< of lanes' and banks' numbers
  double bankNumbers;

  static RequestStyle desk(const RequestMap& map);
  static RequestStyle hall(double row);
};

/// What one access of a warp touches: sectors of global memory with the bytes that lanes use, or the 32 banks of shared
/// memory with the words that lanes ask for. Painted from the top left of `room`, of which only the width counts.
class RequestPicture {
  Q_DECLARE_TR_FUNCTIONS(RequestPicture)
 public:
  RequestPicture(const RequestMap& map, const QRectF& room, const RequestStyle& style);
  /// Lines of the style's height.
  static double linesOf(const RequestMap& map, const RequestStyle& style);
  static double heightOf(const RequestMap& map, const RequestStyle& style);

  void paint(QPainter& painter, int side, const Theme& theme) const;
  /// What lies there: which lanes ask for it, and how much of it is used.
  QStringList describe(QPointF at) const;

 private:
  QRectF sector(std::size_t i) const;
  QRectF bank(std::size_t bank) const;
  void paintSectors(QPainter& painter, int side, const Theme& theme) const;
  void paintWords(QPainter& painter, int side, const Theme& theme) const;
  void paintBanks(QPainter& painter, int side, const Theme& theme) const;
  QStringList describeBank(QPointF at) const;
  QStringList describeSectors(QPointF at) const;

  const RequestMap& m_map;
  const QRectF m_room;
  const RequestStyle m_style;
  double m_pitch;  // of a cell, or of a bank
};

}  // namespace warpfold::app
