// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <optional>

#include "words/complaint.h"

namespace warpfold::app {

/// Where what a picture shows comes from, as the picture itself says it.
struct Origin {
  QString device;        ///< "NVIDIA H200"
  QString provenance;    ///< "measured on NVIDIA H200"
  QStringList commands;  ///< the warpfold-cli lines that give the same numbers
  QStringList sides;     ///< "A neighbored", "B interleaved", as many as commands; empty where there are no two sides
  QStringList shown{};   ///< what a picture shows of it: "N = 65 536, sum of int32", a phrase each
};

/// Of a picture made of several: all commands and phrases, devices and provenances once each.
Origin joined(const QList<Origin>& parts);

/// How much of what a picture needs has come.
enum class Readiness {
  nothing,  ///< it would be empty
  enough,   ///< it can be drawn; more is on its way
  all
};

/// A model that charts draw from: says when it has changed, whether there is anything to draw, and where its numbers
/// come from. Whoever shows a chart knows the chart's sources as this only.
class DataSource : public QObject {
  Q_OBJECT
 public:
  struct RunFailure {
    QString message;                       ///< one sentence, of a field of the request after its option and value
    int status = 3;                        ///< as the command line's exit status
    std::optional<Complaint> complaint{};  ///< the same with its field; nothing where no request was refused
  };

  using QObject::QObject;

  /// Charts of a source that has nothing, and cannot be asked for anything, have no tab.
  virtual bool available() const { return true; }
  virtual Origin origin() const { return {}; }
  /// Why the run that fills it failed; nothing where it did not.
  virtual std::optional<RunFailure> runFailure() const { return std::nullopt; }
  /// How far that run is, "kernel 7 of 21: timing interleaved"; empty where none goes on.
  virtual QString progressText() const { return {}; }
  /// Whether the run that fills it is over, well or not: nothing more comes by itself.
  virtual bool ended() const { return false; }
  /// Which result differs from the reference, as one sentence; empty where all agree.
  virtual QString difference() const { return {}; }

  /// Asks for the run that fills it. Whoever can carry it out listens.
  virtual void requestRun() { emit runRequested(); }
  virtual void requestStop() { emit stopRequested(); }

 signals:
  void changed();  ///< anything that a picture of it shows
  void runRequested();
  void stopRequested();
};

}  // namespace warpfold::app
