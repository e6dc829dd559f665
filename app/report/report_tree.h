// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "models/tree_index.h"

namespace warpfold::app {

/// A tree with more places than this is too much for a page: it is pictured in the window and in exports.
inline constexpr std::size_t mostReportedPlaces = 20'000;
/// Places of a tree: what is drawn of it.
std::size_t placesIn(const TreeIndex& index);

/// Readable in half of a page's width; others scroll.
bool fitsPage(const TreeIndex& index);

/// A block's tree as SVG for a page. Every node and edge names the row that it belongs to in `data-row`, every node its
/// value in `data-value`, so that the page's script can tell what is made now and what comes later; without a script
/// it is the finished tree. Colours are those of the page's style sheet.
QString treeSvg(const TreeIndex& index, int side, const QString& name);

}  // namespace warpfold::app
