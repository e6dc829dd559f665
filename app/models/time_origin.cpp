// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/time_origin.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "models/count_text.h"
#include "models/words.h"

namespace warpfold::app {

namespace {

/// So that lupdate and Qt agree on the context.
struct TimeOriginWords {
  Q_DECLARE_TR_FUNCTIONS(TimeOrigin)
};

}  // namespace

QString recordedDeviceText(const DeviceInfo& device) {
  if (!device.recorded || device.name.empty()) return text(device.called());
  return QStringLiteral("%1, %2").arg(QString::fromStdString(device.name), QString::fromStdString(*device.recorded));
}

QString betweenText(const Interpolation& between) {
  QString said = text(told(between));
  static const QRegularExpression power(QStringLiteral("2\\^(\\d+)"));
  for (auto match = power.match(said); match.hasMatch(); match = power.match(said))
    said.replace(match.capturedStart(), match.capturedLength(), u'2' + superscript(match.captured(1).toInt()));
  return said;
}

QString timeOrigin(const RunResult& result) {
  if (!result.latency) return {};
  const QString device = recordedDeviceText(result.device);
  switch (result.latency->provenance) {
    case Provenance::measured: return TimeOriginWords::tr("measured on %1").arg(device);
    case Provenance::emulated: return TimeOriginWords::tr("emulator run time (not a GPU time)");
    case Provenance::recorded: return TimeOriginWords::tr("recorded on %1").arg(device);
    case Provenance::interpolated:
      if (!result.latency->between) return TimeOriginWords::tr("interpolated between recordings of %1").arg(device);
      return TimeOriginWords::tr("recorded on %1; %2").arg(device, betweenText(*result.latency->between));
    case Provenance::modelled: {
      const QString name = QString::fromStdString(result.device.name);
      if (!result.model) return TimeOriginWords::tr("modelled for %1").arg(name);
      return TimeOriginWords::tr("modelled for %1 from recordings of %2")
          .arg(name, QString::fromStdString(result.model->device));
    }
    case Provenance::published: return TimeOriginWords::tr("published for %1").arg(device);
  }
  return {};
}

}  // namespace warpfold::app
