// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/experiment.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QSettings>
#include <algorithm>

#include "catalogue/launch_plan.h"
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

/// "--block 96: kernel …" → "Kernel …": beside its field a sentence needs no option.
QString withoutOption(const Error& error) {
  static const QRegularExpression option(QStringLiteral("^--[a-z-]+ [^:]*: "));
  QString text = QString::fromUtf8(error.what()).remove(option);
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
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
  m_hostKernels = {QStringLiteral("cpu-serial"), QStringLiteral("cpu-parallel")};
  m_operation = Operation::sum;
  m_type = ElementType::int32;
  m_input = QStringLiteral("msws");
  m_input2.clear();
  m_seedText = QStringLiteral("0");
  m_blockText = QStringLiteral("512");
  m_gridText.clear();
  m_notes.clear();
  m_warp = 32;
  m_tracedBlock = 0;
  m_sizeText.clear();
  m_sizeIsDefault = m_backendIsDefault = true;
  m_backendRequired = false;
  m_backend = QStringLiteral("emulator");
  chooseBackend();
  emit changed();
}

void Experiment::setOffer(const messages::Hello& hello) {
  m_kernels = hello.kernels;
  m_devices = hello.devices;
  std::stable_sort(m_kernels.begin(), m_kernels.end(), [](const KernelInfo& l, const KernelInfo& r) {
    return std::pair(l.broken(), l.order) < std::pair(r.broken(), r.order);
  });
  // A restored choice may name a device that this machine, or this worker, does not have.
  // One that the command line asked for is kept, with what is wrong about it.
  if (!m_backendRequired && (!device() || !device()->available)) m_backendIsDefault = true;
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
    if (k.host == host && (!k.library || onGpu())) list.push_back(&k);
  return list;
}

const KernelInfo* Experiment::kernel(Side side) const {
  return kernelOf(kernelId(side));
}

const KernelInfo* Experiment::kernelOf(const QString& id) const {
  for (const KernelInfo& k : m_kernels)
    if (QString::fromStdString(k.id) == id) return &k;
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

std::optional<quint64> Experiment::givenGrid() const {
  try {
    const std::string text = plainCount(m_gridText);
    if (text.empty() || text == "auto") return 0;
    const std::uint64_t value = parseCount(text, "--grid");
    return value == 0 ? std::nullopt : std::optional<quint64>(value);
  } catch (const Error&) {
    return std::nullopt;
  }
}

std::optional<quint64> Experiment::grid(Side side) const {
  const auto n = size();
  const auto threads = block();
  const KernelInfo* k = kernel(side);
  if (!n || !threads || *n == 0 || !k || k->host) return std::nullopt;
  try {
    return planLaunches(*k, *n, *threads, k->elements == 0 ? givenGrid().value_or(0) : 0).front().grid;
  } catch (const Error&) {
    return std::nullopt;
  }
}

bool Experiment::takesGrid() const {
  for (const Side side : {Side::a, Side::b})
    if (const KernelInfo* k = kernel(side); k && !k->host && k->elements == 0) return true;
  return false;
}

std::vector<Operation> Experiment::offeredOperations() const {
  std::vector<Operation> offered;
  for (const Operation op : operations)
    if (whyNot(m_type, op).empty()) offered.push_back(op);
  return offered;
}

std::vector<std::uint32_t> Experiment::offeredBlocks() const {
  const auto possible = [this](std::uint32_t threads) {
    for (const Side side : {Side::a, Side::b}) try {
        if (const KernelInfo* k = kernel(side)) k->checkBlock(threads);
      } catch (const Error&) {
        return false;
      }
    return true;
  };
  std::vector<std::uint32_t> offered;
  for (const std::uint32_t threads :
       {1, 2, 4, 8, 16, 32, 48, 64, 96, 100, 128, 192, 256, 384, 512, 768, 1000, 1024})
    if (possible(threads)) offered.push_back(threads);
  return offered;
}

QMap<Experiment::Field, QString> Experiment::problems() const {
  QMap<Field, QString> found;
  const DeviceInfo* d = device();
  if (d && !d->available) found[Field::backend] = QString::fromStdString(d->reason);
  if (!d && !m_devices.empty())
    found[Field::backend] = tr("There is no %1 here: choose another backend.").arg(m_backend);
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
  if (takesGrid() && !givenGrid()) found[Field::grid] = tr("Write a number of blocks, or auto.");
  for (const auto& [side, field] : {std::pair{Side::a, Field::kernelA}, std::pair{Side::b, Field::kernelB}}) {
    const KernelInfo* k = kernel(side);
    if (k && k->broken() && !onEmulator())
      found[field] = tr("This text is broken on purpose, so it runs on the emulator only: choose that.");
    if (k && k->library && !onGpu())
      found[field] = tr("This library runs on GPUs only: choose one, or another kernel.");
    try {
      if (k && !k->host) k->checkBlock(*block());
    } catch (const Error& error) {
      found[Field::block] = withoutOption(error);
    }
  }
  for (const Side side : {Side::a, Side::b})
    if (found.isEmpty()) findProblems(request(side), found);
  return found;
}

void Experiment::findProblems(const RunRequest& request, QMap<Field, QString>& found) const {
  static const QMap<QString, Field> fields{{QStringLiteral("--block"), Field::block},
                                           {QStringLiteral("--grid"), Field::grid},
                                           {QStringLiteral("--warp"), Field::warp},
                                           {QStringLiteral("--op"), Field::operation},
                                           {QStringLiteral("--input2"), Field::input2}};
  try {
    validate(request);
  } catch (const Error& error) {
    const QString option = QString::fromUtf8(error.what()).section(QLatin1Char(' '), 0, 0);
    found[fields.value(option.chopped(option.endsWith(u':') ? 1 : 0), Field::size)] = withoutOption(error);
  }
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
  if (m_operation == Operation::dot) r.input2 = m_input2.toStdString();
  if (const KernelInfo* k = kernel(side); k && !k->host && k->elements == 0) r.grid = givenGrid().value_or(0);
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
  m_backendRequired = backendGiven;
  auto& kernels = m_backend == QLatin1String("cpu") ? m_hostKernels : m_deviceKernels;
  kernels = {QString::fromStdString(a.kernel), QString::fromStdString(b.kernel)};
  m_operation = a.op;
  m_type = a.type;
  m_input = QString::fromStdString(a.input);
  m_input2 = QString::fromStdString(a.input2);
  const std::uint64_t grid = a.grid ? a.grid : b.grid;
  m_gridText = grid ? QString::number(grid) : QString();
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

template <typename T>
void Experiment::assign(T& member, const T& value) {
  if (member == value) return;
  member = value;
  m_notes.clear();
  emit changed();
}

void Experiment::setBackend(const QString& backend) {
  if (backend == m_backend) return;
  m_backend = backend;
  m_backendIsDefault = false;
  m_notes.clear();
  adoptDefaultSize();
  emit changed();
}

void Experiment::setKernelId(Side side, const QString& id) {
  QString& chosen = (m_backend == QLatin1String("cpu") ? m_hostKernels : m_deviceKernels)[std::size_t(side)];
  if (id == chosen) return;
  chosen = id;
  m_notes.clear();
  if (const KernelInfo* k = kernelOf(id); k && k->broken()) adoptBroken(*k);
  emit changed();
}

/// Where a broken text may run, and with how many elements its fault shows.
void Experiment::adoptBroken(const KernelInfo& kernel) {
  if (!onEmulator()) {
    m_backend = QStringLiteral("emulator");
    m_backendIsDefault = false;
    adoptDefaultSize();
    m_notes[Field::backend] = tr("A broken text runs on the emulator only, which sees what goes wrong.");
  }
  if (inputIsFile()) return;
  if (kernel.elements == 0) {  // the grid decides: what goes wrong between blocks needs two of them
    const quint64 twoBlocks = quint64{block().value_or(512)} * 16;
    if (size().value_or(0) >= twoBlocks) return;
    m_sizeText = grouped(twoBlocks + 1);
    m_sizeIsDefault = false;
    m_notes[Field::size] = tr("Enough for two blocks, so that the fault shows.");
    return;
  }
  const quint64 taken = quint64{block().value_or(512)} * kernel.elements;
  if (size() && *size() % taken != 0) return;
  m_sizeText = grouped(1000);
  m_sizeIsDefault = false;
  m_notes[Field::size] = tr("No multiple of the block, so that the fault shows.");
}

/// An operation that means nothing for the new type gives way to the sum.
void Experiment::adoptType(ElementType type) {
  m_type = type;
  if (whyNot(type, m_operation).empty()) return;
  m_notes[Field::operation] =
      tr("%1 has no %2: it is the sum now.").arg(fromView(name(type)), fromView(name(m_operation)));
  m_operation = Operation::sum;
}

void Experiment::setInput(const QString& input) {
  if (input == m_input) return;
  const bool wasFile = inputIsFile();
  m_input = input;
  m_notes.clear();
  if (inputIsFile()) {  // the file knows how many elements it has
    m_sizeText.clear();
    m_sizeIsDefault = true;
    adoptType(typeOfNpy(m_input.mid(5)).value_or(m_type));
  } else if (wasFile) {
    adoptDefaultSize();
  }
  emit changed();
}

void Experiment::setSizeText(const QString& text) {
  if (text == m_sizeText) return;
  m_sizeText = text;
  m_notes.clear();
  m_sizeIsDefault = text.trimmed().isEmpty();
  emit changed();
}

void Experiment::setOperation(Operation operation) {
  assign(m_operation, operation);
}
void Experiment::setType(ElementType type) {
  if (type == m_type) return;
  m_notes.clear();
  adoptType(type);
  emit changed();
}
void Experiment::setInput2(const QString& input) {
  assign(m_input2, input);
}
void Experiment::setSeedText(const QString& text) {
  assign(m_seedText, text);
}
void Experiment::setBlockText(const QString& text) {
  assign(m_blockText, text);
}
void Experiment::setGridText(const QString& text) {
  assign(m_gridText, text);
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
