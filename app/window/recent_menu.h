// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace warpfold::app {

class Workbench;

/// File ▸ Open Recent: the files that were opened last, those that are gone greyed out.
class RecentMenu : public QMenu {
  Q_OBJECT
 public:
  RecentMenu(Workbench& bench, QWidget* parent);

 private:
  void fill();

  Workbench& m_bench;
};

}  // namespace warpfold::app
