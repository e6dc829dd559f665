// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QObject>
#include <QStringList>

namespace warpfold::app {

/// Short lines on the device at work, such as how fast its fan turns: a model that reads one keeps it here, and the
/// device pill's tooltip shows them all. Nobody has to know who the others are.
class DeviceNotes : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  /// The lines of one topic; none takes the topic away.
  void set(const QString& topic, const QStringList& lines);
  /// All lines, topics in alphabetical order.
  QStringList lines() const;

 signals:
  void changed();

 private:
  QMap<QString, QStringList> m_topics;
};

}  // namespace warpfold::app
