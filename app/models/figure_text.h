// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace warpfold::app {

/// The time of a reduction, of a launch or of a block: "9.82 µs", "58.0 µs", "213.4 µs", "1.54 ms", "1.20 s". It
/// depends on the time alone, so that one figure reads the same on a slide, in a chart and in a report; joined by a
/// no-break space.
QString timeText(double us);
/// In the unit that timeText() gives `like`, so that figures which stand side by side can be compared.
QString timeText(double us, double like);
/// Without its unit, which heads a column: µs.
QString microsecondsText(double us);
/// Of a step, which takes less: "812 ns" up to 9 999 ns, then as timeText().
QString stepTimeText(double ns);
QString stepTimeText(double ns, double like);
/// "4.21 GB/s", "36.1 MB/s", "4322 GB/s": three significant digits, or all before the point.
QString bandwidthText(double gbs);
QString bandwidthText(double gbs, double like);
/// The same without its unit, which stands elsewhere: GB/s.
QString bandwidthNumber(double gbs);
/// 10^9 operations a second, in the unit that fits `like`: "1.16 TOP/s", "96.4 GOP/s".
QString operationsText(double gops, double like);

/// For files of data: whole numbers in full, of others all digits that are known and none that a float's binary form
/// adds ("116.384", not "116.3840027").
QString dataNumber(double value);

}  // namespace warpfold::app
