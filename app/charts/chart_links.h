// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

namespace warpfold::app {

class ChartWidget;

/// Charts over the same axis show the same part of it, and their cursors stand at the same places.
class ChartLinks : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  void add(ChartWidget* chart);

 private:
  void follow(ChartWidget* moved);

  QList<QPointer<ChartWidget>> m_charts;
};

}  // namespace warpfold::app
