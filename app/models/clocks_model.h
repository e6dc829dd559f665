// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <deque>

#include "jobs/clocks.h"
#include "models/data_source.h"

namespace warpfold::app {

/// What a device has said of its clocks, temperature and power while runs were live: two readings a second, the last
/// ten minutes of them.
class ClocksModel : public DataSource {
  Q_OBJECT
 public:
  static constexpr double intervalSeconds = 0.5;
  static constexpr std::size_t most = 1200;

  using DataSource::DataSource;

  const std::deque<messages::Clocks>& readings() const { return m_readings; }
  /// The reading number of the oldest one that is kept.
  quint64 first() const { return m_taken - m_readings.size(); }
  bool available() const override { return !m_readings.empty(); }
  Origin origin() const override {
    const QString origin =
        m_day.isEmpty() ? tr("measured on %1").arg(m_device) : tr("recorded on %1, %2").arg(m_device, m_day);
    return {m_device, origin, {}, {}, {}};
  }

  /// Forgets what another device said.
  void setDevice(const QString& device) {
    if (device == m_device && m_day.isEmpty()) return;
    m_device = device;
    m_day.clear();
    m_readings.clear();
    m_taken = 0;
    emit changed();
  }
  /// Readings of another day, the first of which had this number.
  void showRecorded(const QString& device, const QString& day, quint64 first, std::deque<messages::Clocks> readings) {
    m_device = device;
    m_day = day;
    m_taken = first + readings.size();
    m_readings = std::move(readings);
    emit changed();
  }
  void append(const messages::Clocks& reading) {
    m_readings.push_back(reading);
    if (m_readings.size() > most) m_readings.pop_front();
    ++m_taken;
    emit changed();
  }
  /// The last reading, a line for each figure that the device reports.
  QStringList lines() const {
    QStringList lines;
    if (m_readings.empty()) return lines;
    const messages::Clocks& now = m_readings.back();
    if (now.smMhz) lines << tr("SM clock %1 MHz").arg(*now.smMhz, 0, 'f', 0);
    if (now.memoryMhz) lines << tr("memory clock %1 MHz").arg(*now.memoryMhz, 0, 'f', 0);
    if (now.celsius) lines << tr("temperature %1 °C").arg(*now.celsius, 0, 'f', 0);
    if (now.watts) lines << tr("power %1 W").arg(*now.watts, 0, 'f', 0);
    return lines;
  }

 private:
  QString m_device;
  QString m_day;  // of readings that are recorded
  std::deque<messages::Clocks> m_readings;
  quint64 m_taken = 0;
};

}  // namespace warpfold::app
