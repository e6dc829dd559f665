// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Experiment's ways in and out: requests to a worker, a command line, settings.
#include <QFileInfo>
#include <QSettings>
#include <algorithm>

#include "models/experiment.h"
#include "run/command_line.h"

namespace warpfold::app {

using messages::Side;

namespace {

QString fromView(std::string_view text) {
  return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

}  // namespace

RunRequest Experiment::request(Side side) const {
  RunRequest r;
  r.kernel = kernelId(side).toStdString();
  if (!m_backend.isEmpty()) r.backend = m_backend.toStdString();
  r.n = size();
  r.block = block().value_or(512);
  r.type = m_type;
  r.op = m_operation;
  r.input = m_input.toStdString();
  if (m_operation == Operation::dot && !m_input2.isEmpty()) r.input2 = m_input2.toStdString();
  if (const KernelInfo* k = kernel(side); k && !k->host && k->elements == 0) r.grid = givenGrid();
  r.seed = m_seedText.trimmed().toULongLong();
  const auto warps = offeredWarps();
  r.warp = std::find(warps.begin(), warps.end(), m_warp) != warps.end() ? m_warp : warps.back();
  if (m_tracedBlock >= r.traceBlocks.count) {
    r.traceBlocks.kind = BlockSelection::Kind::list;
    r.traceBlocks.indices = {m_tracedBlock};
  }
  return r;
}

void Experiment::setRequests(const RunRequest& a, const RunRequest& b, bool backendGiven) {
  m_backend = QString::fromStdString(a.backend.value_or(""));
  m_backendIsDefault = !backendGiven;
  m_backendRequired = backendGiven;
  m_requestedKernels = {QString::fromStdString(a.kernel), QString::fromStdString(b.kernel)};
  m_deviceKernels = *m_requestedKernels;
  if (!m_kernels.empty()) sortRequestedKernels();
  m_operation = a.op;
  m_type = a.type;
  m_typeIsDefault = a.type == RunRequest().type;
  m_input = QString::fromStdString(a.input);
  m_input2 = QString::fromStdString(a.input2.value_or(""));
  const auto grid = a.grid ? a.grid : b.grid;
  m_gridText = grid ? QString::number(*grid) : QString();
  m_seedText = QString::number(a.seed);
  m_sizeIsDefault = !a.n;
  m_sizeText = a.n ? sizeForReading(*a.n) : QString();
  m_blockText = QString::number(a.block);
  m_warp = a.warp;
  if (a.traceBlocks.kind == BlockSelection::Kind::list && !a.traceBlocks.indices.empty())
    m_tracedBlock = a.traceBlocks.indices.front();
  chooseBackend();
  adoptDefaultSize();
  emit changed();
}

QString Experiment::commandLine(Side side) const {
  return QString::fromStdString(warpfold::commandLine(request(side)));
}

void Experiment::save(QSettings& settings) const {
  settings.beginGroup(QStringLiteral("experiment"));
  settings.setValue(QStringLiteral("backend"), m_backendIsDefault ? QString() : m_backend);
  settings.setValue(QStringLiteral("kernels"), QStringList{m_deviceKernels[0], m_deviceKernels[1]});
  settings.setValue(QStringLiteral("operation"), fromView(name(m_operation)));
  settings.setValue(QStringLiteral("type"), fromView(name(m_type)));
  settings.setValue(QStringLiteral("input"), m_input);
  settings.setValue(QStringLiteral("input2"), m_input2);
  settings.setValue(QStringLiteral("seed"), m_seedText);
  settings.setValue(QStringLiteral("size"), m_sizeIsDefault ? QString() : m_sizeText);
  settings.setValue(QStringLiteral("block"), m_blockText);
  settings.setValue(QStringLiteral("grid"), m_gridText);
  settings.setValue(QStringLiteral("warp"), m_warp);
  settings.endGroup();
}

void Experiment::restore(const QSettings& settings) {
  const auto value = [&](const char* key) {
    return settings.value(QStringLiteral("experiment/") + QLatin1String(key));
  };
  if (!value("block").isValid()) return;
  if (const QString backend = value("backend").toString(); !backend.isEmpty()) {
    m_backend = backend;
    m_backendIsDefault = false;
  }
  if (const QStringList kernels = value("kernels").toStringList(); kernels.size() == 2)
    m_deviceKernels = {kernels[0], kernels[1]};
  try {
    m_operation = operationFromName(value("operation").toString().toStdString());
    m_type = elementTypeFromName(value("type").toString().toStdString());
    if (!whyNot(m_type, m_operation).empty()) m_operation = Operation::sum;
  } catch (const Error&) {
    // Settings of another version: its operation is not ours, the defaults stay.
  }
  const auto there = [](const QString& input) {
    return !input.startsWith(QLatin1String("file:")) || QFileInfo::exists(input.mid(5));
  };
  const QString input = value("input").toString(), input2 = value("input2").toString();
  if (!input.isEmpty() && there(input)) m_input = input;
  if (there(input2)) m_input2 = input2;
  m_seedText = value("seed").toString();
  if (const QString size = value("size").toString(); !size.isEmpty()) {
    m_sizeText = size;
    m_sizeIsDefault = false;
  }
  m_blockText = value("block").toString();
  m_gridText = value("grid").toString();
  const auto warp = value("warp").toUInt();
  m_warp = warp == 4 || warp == 8 || warp == 16 ? warp : 32;
  keepKernelsRunnable();
  emit changed();
}

}  // namespace warpfold::app
