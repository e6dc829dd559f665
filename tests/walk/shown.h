// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "app/sample_stage.h"
#include "models/clocks_model.h"
#include "views/lanes/lanes_view.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"
#include "walk/boards.h"
#include "window/window_layout.h"

namespace warpfold::app {

/// What menus and status line leave of a window's height.
inline constexpr int around = 64;

/// Comes before the layout, whose charts look for it.
struct Sources : samples::SampleStage {
  ClocksModel clocks;
  Sources() { sources.add(clocks); }
};

/// The window's layout without a window, filled with blackboards.
struct Shown : Sources {
  WindowLayout layout{experiment, stage, sources, nullptr};

  explicit Shown(QSize window) {
    layout.resize(window.width(), window.height() - around);
    layout.fold(window);
    layout.show();
    QCoreApplication::processEvents();
  }
  void show(const std::string& a, const std::string& b) { show(a, b, walk::boardsOf(a, b)); }
  void show(const std::string& a, const std::string& b, const std::array<Blackboard, 2>& boards) {
    comparison.begin(a, b);
    for (const messages::Side side : {messages::Side::a, messages::Side::b}) {
      const Blackboard& board = boards[std::size_t(side)];
      comparison.apply(messages::Board{side, board.trace, board.n, board.first, board.second});
    }
    QCoreApplication::processEvents();
  }
  const TreeView& tree(int side) const { return *layout.trees()[std::size_t(side)]->tree(); }
  const LanesView& lanes(int side) const { return *layout.trees()[std::size_t(side)]->lanes(); }
};

}  // namespace warpfold::app
