// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "models/hazard_list_model.h"

class QLabel;
class QListView;

namespace warpfold::app {

/// The faults that were seen, as a list with their number above it; not there while there is none. Choosing
/// one asks to be shown where it happens.
class HazardsView : public QWidget {
  Q_OBJECT
 public:
  explicit HazardsView(QWidget* parent = nullptr);

  /// How tall the list may be; what is below is scrolled.
  void setTallest(int pixels);
  void display(const Comparison& comparison, const Catalogue& kernels);
  /// No hazard is chosen any more.
  void clearChoice();
  const HazardListModel& model() const { return m_model; }
  QListView* list() const { return m_list; }

 signals:
  void chosen(int side, const warpfold::Hazard& hazard);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fitList();

  int m_tallest = 116;
  HazardListModel m_model;
  QLabel* m_count;
  QListView* m_list;
};

}  // namespace warpfold::app
