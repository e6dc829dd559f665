// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/built_with.h"

#include <gif_lib.h>
#include <libimagequant.h>
#include <qcustomplot.h>
#include <webp/encode.h>

#include "models/with_values.h"
#include "run/compiler.h"

namespace warpfold::app {
namespace {

QString part(const char* name, int major, int minor, int patch) {
  return withValues(QStringLiteral("%1 %2.%3.%4"), QLatin1String(name), major, minor, patch);
}

}  // namespace

QString partsText() {
  const int webp = WebPGetEncoderVersion();
  return QStringList{
      QLatin1String(compiler),
      QStringLiteral("Qt %1").arg(QLatin1String(qVersion())),
      QStringLiteral("QCustomPlot %1").arg(QStringLiteral(QCUSTOMPLOT_VERSION_STR)),
      part("libwebp", webp >> 16, webp >> 8 & 0xff, webp & 0xff),
      part("giflib", GIFLIB_MAJOR, GIFLIB_MINOR, GIFLIB_RELEASE),
      QStringLiteral("libimagequant %1").arg(QStringLiteral(LIQ_VERSION_STRING)),
  }
      .join(QStringLiteral(", "));
}

}  // namespace warpfold::app
