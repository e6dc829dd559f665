// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Experiment's ways in and out: requests to a worker, a command line, settings.
#include <QFileInfo>
#include <QSettings>
#include <algorithm>

#include "models/core_text.h"
#include "models/experiment.h"
#include "run/command_line.h"

namespace warpfold::app {

using messages::Side;

RunRequest Experiment::request(Side side) const {
  RunRequest r = m_asked ? (*m_asked)[std::size_t(side)] : m_request;
  r.kernel = kernelId(side).toStdString();
  r.backend = backendOf(side);
  r.traceBlocks = tracedBlocks(r.traceBlocks);
  if (!m_asked) readTexts(r, side);
  if (!r.n) r.n = size();
  // A grid is for kernels that take any; where neither does, it is refused.
  if (takesGrid() && !takesGrid(side)) r.grid.reset();
  return r;
}

/// What was typed or chosen, as far as it is in sight: fields that are hidden do not count.
void Experiment::readTexts(RunRequest& r, Side side) const {
  r.n = size();
  r.block = block().value_or(RunRequest{}.block);
  r.grid = takesGrid(side) ? givenGrid() : std::nullopt;
  r.seed = m_seedText.trimmed().toULongLong();
  if (!takesSecondInput(r.op)) r.input2.reset();
  const DeviceInfo* const chosen = device(side);
  const bool hasRanks = chosen && chosen->hasRanks();
  if (!hasRanks) r.across.reset();
  if (!hasRanks || r.ranks.value_or(0) > chosen->ranks) r.ranks.reset();
  const std::vector<std::uint32_t> warps = chosen ? chosen->warpWidths : offeredWarps();
  if (std::find(warps.begin(), warps.end(), r.warp) == warps.end()) r.warp = warps.back();
}

quint64 Experiment::tracedBlock() const {
  const BlockSelection& asked = m_request.traceBlocks;
  return m_tracedBlock.value_or(asked.indices.empty() ? 0 : asked.indices.front());
}

/// Those that were asked for, or the one that somebody chose to see.
BlockSelection Experiment::tracedBlocks(const BlockSelection& asked) const {
  if (!m_tracedBlock || asked.contains(*m_tracedBlock)) return asked;
  return {BlockSelection::Kind::list, 0, {*m_tracedBlock}};
}

void Experiment::setRequests(const RunRequest& a, const RunRequest& b, bool backendGiven,
                             const std::array<QString, 2>& kernelOptions) {
  forgetChosenFile();
  m_notes.clear();
  m_request = a;
  m_asked = {a, b};
  m_backendB = b.backend == a.backend ? std::nullopt : b.backend;
  m_backendBRequired = m_backendB.has_value();
  m_backendIsDefault = !backendGiven;
  m_backendRequired = backendGiven;
  m_typeIsDefault = a.type == RunRequest().type;
  for (std::size_t side = 0; side < 2; ++side) {
    const QString id = QString::fromStdString((*m_asked)[side].kernel);
    m_named[side].reset();
    if (kernelOptions[side].isEmpty())
      m_deviceKernels[side] = id;
    else
      m_named[side] = {id, kernelOptions[side]};
  }
  const auto grid = a.grid ? a.grid : b.grid;
  m_gridText = grid ? QString::number(*grid) : QString();
  m_seedText = QString::number(a.seed);
  m_sizeIsDefault = !a.n;
  m_sizeText = a.n ? sizeForReading(*a.n) : QString();
  m_blockText = QString::number(a.block);
  m_tracedBlock.reset();
  m_typed.clear();
  chooseBackend();
  adoptDefaultSize();
  emit changed();
}

void Experiment::showSaved(const RunRequest& a, const RunRequest& b, const std::array<KernelPtr, 2>& kernels,
                           const TypedValues& typed) {
  {
    const QSignalBlocker together(this);
    m_savedKernels = kernels;
    setRequests(a, b, a.backend.has_value());
    m_backendRequired = m_backendBRequired = false;
    m_typed = typed;
    keepTypedHeld();
    keepDevicesPresent();
  }
  emit changed();
}

/// A device that is not there gives way to the best one, B's to that of A.
void Experiment::keepDevicesPresent() {
  if (m_devices.empty()) return;
  if (!(device() && device()->available)) {
    m_backendIsDefault = true;
    chooseBackend();
  }
  const DeviceInfo* const deviceB = deviceCalled(m_backendB);
  if (m_backendB && !(deviceB && deviceB->available)) m_backendB.reset();
}

void Experiment::forgetSavedKernels() {
  if (!m_savedKernels[0] && !m_savedKernels[1]) return;
  m_savedKernels = {};
  emit changed();
}

QString Experiment::commandLine(Side side) const {
  return QString::fromStdString(warpfold::commandLine(request(side)));
}

void Experiment::save(QSettings& settings) const {
  settings.beginGroup(QStringLiteral("experiment"));
  settings.setValue(QStringLiteral("backend"), m_backendIsDefault ? QString() : backend());
  settings.setValue(QStringLiteral("backendB"), backendB());
  QStringList kernels;
  for (std::size_t side = 0; side < 2; ++side) {
    const KernelInfo* const named = m_named[side] ? kernelOf(m_named[side]->id) : nullptr;
    kernels << (named && !named->host ? m_named[side]->id : m_deviceKernels[side]);
  }
  settings.setValue(QStringLiteral("kernels"), kernels);
  settings.setValue(QStringLiteral("operation"), fromView(name(operation())));
  settings.setValue(QStringLiteral("type"), fromView(name(type())));
  settings.setValue(QStringLiteral("input"), input());
  settings.setValue(QStringLiteral("input2"), input2());
  settings.setValue(QStringLiteral("seed"), m_seedText);
  settings.setValue(QStringLiteral("size"), m_sizeIsDefault ? QString() : m_sizeText);
  settings.setValue(QStringLiteral("block"), m_blockText);
  settings.setValue(QStringLiteral("grid"), m_gridText);
  settings.setValue(QStringLiteral("warp"), warp());
  settings.setValue(QStringLiteral("across"), across());
  settings.endGroup();
}

void Experiment::restore(const QSettings& settings) {
  const auto value = [&](const char* key) {
    return settings.value(QStringLiteral("experiment/") + QLatin1String(key));
  };
  if (!value("block").isValid()) return;
  forgetChosenFile();
  if (const QString backend = value("backend").toString(); !backend.isEmpty()) {
    m_request.backend = backend.toStdString();
    m_backendIsDefault = false;
  }
  if (const QString backend = value("backendB").toString(); !backend.isEmpty()) m_backendB = backend.toStdString();
  if (const QStringList kernels = value("kernels").toStringList(); kernels.size() == 2)
    m_deviceKernels = {kernels[0], kernels[1]};
  try {
    m_request.op = operationFromName(value("operation").toString().toStdString());
    m_request.type = elementTypeFromName(value("type").toString().toStdString());
    m_typeIsDefault = type() == RunRequest().type;
    if (!goTogether(type(), operation())) m_request.op = Operation::sum;
  } catch (const Error&) {
    // Settings of another version: its operation is not ours, the defaults stay.
  }
  const auto there = [](const QString& input) {
    return !input.startsWith(QLatin1String("file:")) || QFileInfo::exists(input.mid(5));
  };
  const QString input = value("input").toString(), input2 = value("input2").toString();
  if (!input.isEmpty() && there(input)) m_request.input = input.toStdString();
  if (!input2.isEmpty() && there(input2)) m_request.input2 = input2.toStdString();
  m_seedText = value("seed").toString();
  if (const QString size = value("size").toString(); !size.isEmpty()) {
    m_sizeText = size;
    m_sizeIsDefault = false;
  }
  m_blockText = value("block").toString();
  m_gridText = value("grid").toString();
  const auto warp = value("warp").toUInt();
  m_request.warp = warp == 4 || warp == 8 || warp == 16 ? warp : 32;
  if (const QString across = value("across").toString(); !across.isEmpty() && across != this->across())
    m_request.across = across.toStdString();
  keepKernelsRunnable();
  emit changed();
}

}  // namespace warpfold::app
