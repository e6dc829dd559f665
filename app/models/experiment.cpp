// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/experiment.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QSettings>
#include <algorithm>

#include "models/data_file.h"
#include "run/command_line.h"

namespace warpfold::app {

using messages::Side;

namespace {

QString fromView(std::string_view text) {
  return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// "16 777 216 (2²⁴)" and "16,777,216" → "16777216"; 2^24 and 1e6 stay.
std::string plainCount(QString text) {
  static const QRegularExpression remark(QStringLiteral("\\(.*\\)"));
  static const QRegularExpression separators(QStringLiteral("[\\s,_'\\x{202f}\\x{00a0}]"));
  return text.remove(remark).remove(separators).toStdString();
}

bool exists(const std::vector<KernelInfo>& kernels, const QString& id, bool host) {
  return std::any_of(kernels.begin(), kernels.end(), [&](const KernelInfo& k) {
    return k.host == host && QString::fromStdString(k.id) == id;
  });
}

}  // namespace

Experiment::Experiment(QObject* parent) : QObject(parent), m_kernels(kernelCatalogue()) {
  reset();
}

void Experiment::reset() {
  m_deviceKernels = {QStringLiteral("neighbored"), QStringLiteral("interleaved")};
  m_hostKernels = {QStringLiteral("cpu-serial"), QStringLiteral("cpu-serial")};
  m_operation = Operation::sum;
  m_type = ElementType::int32;
  m_input = QStringLiteral("msws");
  m_seedText = QStringLiteral("0");
  m_blockText = QStringLiteral("512");
  m_warp = 32;
  m_tracedBlock = 0;
  m_sizeText.clear();
  m_sizeIsDefault = m_backendIsDefault = true;
  m_backend = QStringLiteral("emulator");
  chooseBackend();
  emit changed();
}

void Experiment::setOffer(const messages::Hello& hello) {
  m_kernels = hello.kernels;
  m_devices = hello.devices;
  std::stable_sort(m_kernels.begin(), m_kernels.end(),
                   [](const KernelInfo& l, const KernelInfo& r) { return l.order < r.order; });
  // A restored choice may name a device that this machine, or this worker, does not have.
  if (!device() || !device()->available) m_backendIsDefault = true;
  chooseBackend();
  adoptDefaultSize();
  keepKernelsRunnable();
  emit offerChanged();
  emit changed();
}

void Experiment::chooseBackend() {
  if (!m_backendIsDefault || m_devices.empty()) return;
  const DeviceInfo* best = nullptr;
  for (const DeviceInfo& d : m_devices) {
    const auto rank = [](const DeviceInfo& x) { return x.isGpu ? 2 : x.backend == "emulator" ? 1 : 0; };
    if (d.available && (!best || rank(d) > rank(*best))) best = &d;
  }
  if (best) m_backend = QString::fromStdString(best->backend);
  adoptDefaultSize();
}

void Experiment::adoptDefaultSize() {
  const DeviceInfo* d = device();
  if (!m_sizeIsDefault || inputIsFile() || !d || d->defaultN == 0) return;
  m_sizeText = sizeForReading(d->defaultN);
}

void Experiment::keepKernelsRunnable() {
  for (auto [chosen, host] : {std::pair{&m_deviceKernels, false}, std::pair{&m_hostKernels, true}})
    for (QString& id : *chosen) {
      if (exists(m_kernels, id, host)) continue;
      const auto first =
          std::find_if(m_kernels.begin(), m_kernels.end(), [h = host](auto& k) { return k.host == h; });
      if (first != m_kernels.end()) id = QString::fromStdString(first->id);
    }
}

std::vector<const KernelInfo*> Experiment::kernelsForBackend() const {
  const bool host = m_backend == QLatin1String("cpu");
  std::vector<const KernelInfo*> list;
  for (const KernelInfo& k : m_kernels)
    if (k.host == host) list.push_back(&k);
  return list;
}

const KernelInfo* Experiment::kernel(Side side) const {
  const std::string id = kernelId(side).toStdString();
  for (const KernelInfo& k : m_kernels)
    if (k.id == id) return &k;
  return nullptr;
}

const DeviceInfo* Experiment::device() const {
  for (const DeviceInfo& d : m_devices)
    if (QString::fromStdString(d.backend) == m_backend) return &d;
  return nullptr;
}

bool Experiment::onGpu() const {
  return m_backend.startsWith(QLatin1String("cuda"));
}

bool Experiment::inputIsRandom() const {
  return m_input == QLatin1String("msws") || m_input == QLatin1String("uniform") ||
         m_input == QLatin1String("bytes");
}

QString Experiment::kernelId(Side side) const {
  return (m_backend == QLatin1String("cpu") ? m_hostKernels : m_deviceKernels)[std::size_t(side)];
}

std::optional<quint64> Experiment::size() const {
  try {
    const std::string text = plainCount(m_sizeText);
    if (text.empty()) return std::nullopt;
    return parseCount(text, "--n");
  } catch (const Error&) {
    return std::nullopt;
  }
}

std::optional<std::uint32_t> Experiment::block() const {
  try {
    const std::string text = plainCount(m_blockText);
    if (text.empty()) return std::nullopt;
    const std::uint64_t value = parseCount(text, "--block");
    if (value == 0 || value > 1024) return std::nullopt;
    return std::uint32_t(value);
  } catch (const Error&) {
    return std::nullopt;
  }
}

std::optional<quint64> Experiment::grid() const {
  const auto n = size();
  const auto threads = block();
  if (!n || !threads || *n == 0) return std::nullopt;
  return (*n - 1) / *threads + 1;
}

QMap<Experiment::Field, QString> Experiment::problems() const {
  QMap<Field, QString> found;
  const DeviceInfo* d = device();
  if (d && !d->available) found[Field::backend] = QString::fromStdString(d->reason);
  if (!m_sizeText.trimmed().isEmpty() || !inputIsFile()) {
    const auto n = size();
    if (!m_sizeText.trimmed().isEmpty() && !n)
      found[Field::size] = tr("Write a count such as 16777216, 2^24 or 1e6.");
    else if (n && *n == 0)
      found[Field::size] = tr("There must be at least one element.");
  }
  bool seedRead = true;
  m_seedText.trimmed().toULongLong(&seedRead);
  if (inputIsRandom() && !seedRead) found[Field::seed] = tr("Write a whole number from 0 on.");
  if (inputIsFile() && !QFileInfo(m_input.mid(5)).isReadable())
    found[Field::input] =
        tr("The file %1 cannot be read: choose another.").arg(QFileInfo(m_input.mid(5)).fileName());
  if (!block()) {
    found[Field::block] = tr("Write a number of threads from 1 to 1024.");
    return found;
  }
  for (const Side side : {Side::a, Side::b}) {
    if (const KernelInfo* k = kernel(side)) {
      try {
        if (!k->host) k->checkBlock(*block());
      } catch (const Error& error) {
        found[Field::block] = QString::fromUtf8(error.what());
      }
    }
  }
  if (found.isEmpty()) {
    try {
      validate(request(Side::a));
    } catch (const Error& error) {
      found[Field::size] = QString::fromUtf8(error.what());
    }
  }
  return found;
}

RunRequest Experiment::request(Side side) const {
  RunRequest r;
  r.kernel = kernelId(side).toStdString();
  r.backend = m_backend.toStdString();
  r.n = size().value_or(0);
  r.block = block().value_or(512);
  r.type = m_type;
  r.op = m_operation;
  r.input = m_input.toStdString();
  r.seed = m_seedText.trimmed().toULongLong();
  r.warp = onEmulator() ? m_warp : 32;
  if (m_tracedBlock >= r.traceBlocks.count) {
    r.traceBlocks.kind = BlockSelection::Kind::list;
    r.traceBlocks.indices = {m_tracedBlock};
  }
  return r;
}

void Experiment::setRequests(const RunRequest& a, const RunRequest& b, bool backendGiven) {
  m_backend = QString::fromStdString(a.backend);
  if (m_backend == QLatin1String("cuda")) m_backend += QStringLiteral(":0");
  m_backendIsDefault = !backendGiven;
  auto& kernels = m_backend == QLatin1String("cpu") ? m_hostKernels : m_deviceKernels;
  kernels = {QString::fromStdString(a.kernel), QString::fromStdString(b.kernel)};
  m_operation = a.op;
  m_type = a.type;
  m_input = QString::fromStdString(a.input);
  m_seedText = QString::number(a.seed);
  m_sizeIsDefault = a.n == 0;
  m_sizeText = a.n ? sizeForReading(a.n) : QString();
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
  settings.setValue(QStringLiteral("seed"), m_seedText);
  settings.setValue(QStringLiteral("size"), m_sizeIsDefault ? QString() : m_sizeText);
  settings.setValue(QStringLiteral("block"), m_blockText);
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
  } catch (const Error&) {
    // Settings of another version: its operation is not ours, the defaults stay.
  }
  const QString input = value("input").toString();
  if (!input.isEmpty() && (!input.startsWith(QLatin1String("file:")) || QFileInfo::exists(input.mid(5))))
    m_input = input;
  m_seedText = value("seed").toString();
  if (const QString size = value("size").toString(); !size.isEmpty()) {
    m_sizeText = size;
    m_sizeIsDefault = false;
  }
  m_blockText = value("block").toString();
  const auto warp = value("warp").toUInt();
  m_warp = warp == 4 || warp == 8 || warp == 16 ? warp : 32;
  keepKernelsRunnable();
  emit changed();
}

template <typename T>
void Experiment::assign(T& member, const T& value) {
  if (member == value) return;
  member = value;
  emit changed();
}

void Experiment::setBackend(const QString& backend) {
  if (backend == m_backend) return;
  m_backend = backend;
  m_backendIsDefault = false;
  adoptDefaultSize();
  emit changed();
}

void Experiment::setKernelId(Side side, const QString& id) {
  assign((m_backend == QLatin1String("cpu") ? m_hostKernels : m_deviceKernels)[std::size_t(side)], id);
}

void Experiment::setInput(const QString& input) {
  if (input == m_input) return;
  const bool wasFile = inputIsFile();
  m_input = input;
  if (inputIsFile()) {  // the file knows how many elements it has
    m_sizeText.clear();
    m_sizeIsDefault = true;
    m_type = typeOfNpy(m_input.mid(5)).value_or(m_type);
  } else if (wasFile) {
    adoptDefaultSize();
  }
  emit changed();
}

void Experiment::setSizeText(const QString& text) {
  if (text == m_sizeText) return;
  m_sizeText = text;
  m_sizeIsDefault = text.trimmed().isEmpty();
  emit changed();
}

void Experiment::setOperation(Operation operation) {
  assign(m_operation, operation);
}
void Experiment::setType(ElementType type) {
  assign(m_type, type);
}
void Experiment::setSeedText(const QString& text) {
  assign(m_seedText, text);
}
void Experiment::setBlockText(const QString& text) {
  assign(m_blockText, text);
}
void Experiment::setWarp(std::uint32_t lanes) {
  assign(m_warp, lanes);
}
void Experiment::setTracedBlock(quint64 index) {
  assign(m_tracedBlock, index);
}

QString grouped(quint64 number) {
  QString text = QString::number(number);
  for (qsizetype i = text.size() - 3; i > 0; i -= 3) text.insert(i, QChar(0x202f));
  return text;
}

QString sizeForReading(quint64 n) {
  if (n < 1024 || (n & (n - 1)) != 0) return grouped(n);
  static const QString superscripts = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
  int exponent = 0;
  while ((n >> exponent) > 1) ++exponent;
  QString raised;
  for (const QChar digit : QString::number(exponent)) raised += superscripts[digit.digitValue()];
  return QStringLiteral("%1 (2%2)").arg(grouped(n), raised);
}

}  // namespace warpfold::app
