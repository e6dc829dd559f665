// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QSocketNotifier;

namespace warpfold::app {

/// Turns SIGTERM, SIGINT and SIGHUP into a signal of Qt, in the event loop ("Calling Qt Functions From Unix Signal
/// Handlers" of Qt's manual). The second of a kind ends the process at once, should the event loop not turn any more.
/// A SIGHUP that was ignored at the start (nohup) stays so. There is one of these in a program.
class EndSignals : public QObject {
  Q_OBJECT
 public:
  explicit EndSignals(QObject* parent = nullptr);
  ~EndSignals() override;

  /// Ends the process by the signal that came, as it had ended without this class: for programs that have tidied up.
  [[noreturn]] static void obey();

 signals:
  void received();

 private:
  QSocketNotifier* m_notifier = nullptr;
};

}  // namespace warpfold::app
