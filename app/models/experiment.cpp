// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/experiment.h"

#include <algorithm>

#include "data/input.h"
#include "models/data_file.h"

namespace warpfold::app {

using messages::Side;

namespace {

QString fromView(std::string_view text) {
  return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

bool exists(const std::vector<KernelInfo>& kernels, const QString& id, bool host) {
  return std::any_of(kernels.begin(), kernels.end(),
                     [&](const KernelInfo& k) { return k.host == host && QString::fromStdString(k.id) == id; });
}

}  // namespace

Experiment::Experiment(QObject* parent) : QObject(parent) {
  reset();
}

void Experiment::reset() {
  m_deviceKernels = {QStringLiteral("neighbored"), QStringLiteral("interleaved")};
  m_hostKernels = {QStringLiteral("cpu-serial"), QStringLiteral("cpu-parallel")};
  m_operation = Operation::sum;
  m_type = ElementType::int32;
  m_typeIsDefault = true;
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
  m_backend.clear();
  chooseBackend();
  emit changed();
}

void Experiment::setOffer(const messages::Hello& hello) {
  m_kernels = hello.kernels;
  m_devices = hello.devices;
  std::stable_sort(m_kernels.begin(), m_kernels.end(), [](const KernelInfo& l, const KernelInfo& r) {
    return std::pair(l.broken(), l.order) < std::pair(r.broken(), r.order);
  });
  // "cuda" means the first device of that kind.
  if (!device()) {
    const auto first = std::find_if(m_devices.begin(), m_devices.end(), [this](const DeviceInfo& d) {
      return QString::fromStdString(d.backend).startsWith(m_backend + u':');
    });
    if (!m_backend.isEmpty() && first != m_devices.end()) m_backend = QString::fromStdString(first->backend);
  }
  // A restored choice may name a device that this machine, or this worker, does not have.
  // One that the command line asked for is kept, with what is wrong about it.
  if (!m_backendRequired && (!device() || !device()->available)) m_backendIsDefault = true;
  chooseBackend();
  sortRequestedKernels();
  adoptDefaultSize();
  keepKernelsRunnable();
  emit offerChanged();
  emit changed();
}

void Experiment::chooseBackend() {
  if (!m_backendIsDefault || m_devices.empty()) return;
  const auto runsKernels = [](const DeviceInfo& d) { return d.available && d.kernels.device; };
  auto best = std::find_if(m_devices.begin(), m_devices.end(),
                           [&](const DeviceInfo& d) { return runsKernels(d) && d.timesAreGpu; });
  if (best == m_devices.end()) best = std::find_if(m_devices.begin(), m_devices.end(), runsKernels);
  if (best != m_devices.end()) m_backend = QString::fromStdString(best->backend);
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
      const auto first = std::find_if(m_kernels.begin(), m_kernels.end(), [h = host](auto& k) { return k.host == h; });
      if (first != m_kernels.end()) id = QString::fromStdString(first->id);
    }
}

/// What a command line named before anybody knew which of them are host kernels.
void Experiment::sortRequestedKernels() {
  const auto requested = std::exchange(m_requestedKernels, {});
  if (!requested) return;
  for (std::size_t side = 0; side < 2; ++side) {
    const KernelInfo* const k = kernelOf((*requested)[side]);
    ((k ? k->host : onHost()) ? m_hostKernels : m_deviceKernels)[side] = (*requested)[side];
  }
}

std::vector<const KernelInfo*> Experiment::kernelsForBackend() const {
  const DeviceInfo* const chosen = device();
  std::vector<const KernelInfo*> list;
  for (const KernelInfo& k : m_kernels)
    if (k.host == onHost() && (k.broken() || !chosen || chosen->runs(k))) list.push_back(&k);
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

bool Experiment::onHost() const {
  const DeviceInfo* const chosen = device();
  return chosen && chosen->kernels.host && !chosen->kernels.device;
}

std::vector<std::uint32_t> Experiment::offeredWarps() const {
  const DeviceInfo* const chosen = device();
  return chosen ? chosen->warpWidths : DeviceInfo{}.warpWidths;
}

bool Experiment::inputIsRandom() const {
  const InputKind* const kind = findInputKind(m_input.toStdString());
  return kind != nullptr && kind->random;
}

QString Experiment::kernelId(Side side) const {
  return (onHost() ? m_hostKernels : m_deviceKernels)[std::size_t(side)];
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
  QString& chosen = (onHost() ? m_hostKernels : m_deviceKernels)[std::size_t(side)];
  if (id == chosen) return;
  chosen = id;
  m_notes.clear();
  if (const KernelInfo* k = kernelOf(id); k && k->broken()) adoptBroken(*k);
  emit changed();
}

/// Where a faulty kernel may run, and with how many elements its fault shows.
void Experiment::adoptBroken(const KernelInfo& kernel) {
  const auto safe = std::find_if(m_devices.begin(), m_devices.end(),
                                 [&](const DeviceInfo& d) { return d.available && d.runs(kernel); });
  if (const DeviceInfo* const chosen = device(); chosen && !chosen->runs(kernel) && safe != m_devices.end()) {
    m_backend = QString::fromStdString(safe->backend);
    m_backendIsDefault = false;
    adoptDefaultSize();
    m_notes[Field::backend] = tr("Faulty kernels run only on the emulator, which detects the fault.");
  }
  if (inputIsFile()) return;
  if (kernel.elements == 0) {  // the grid decides: what goes wrong between blocks needs two of them
    const quint64 twoBlocks = quint64{block().value_or(512)} * 16;
    if (size().value_or(0) >= twoBlocks) return;
    m_sizeText = grouped(twoBlocks + 1);
    m_sizeIsDefault = false;
    m_notes[Field::size] = tr("Two blocks, so that the fault shows.");
    return;
  }
  const quint64 taken = quint64{block().value_or(512)} * kernel.elements;
  if (size() && *size() % taken != 0) return;
  m_sizeText = grouped(1000);
  m_sizeIsDefault = false;
  m_notes[Field::size] = tr("Not a multiple of the block, so that the fault shows.");
}

/// An operation that means nothing for the new type gives way to the sum.
void Experiment::adoptType(ElementType type) {
  m_type = type;
  if (whyNot(type, m_operation).empty()) return;
  m_notes[Field::operation] =
      tr("%2 is not defined for %1; operation changed to sum.").arg(fromView(name(type)), fromView(name(m_operation)));
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
    if (m_typeIsDefault && !isFloating(m_type) && holdsDecimals(m_input.mid(5))) {
      adoptType(ElementType::float32);
      m_notes[Field::type] = tr("The file holds decimals; element type changed to float32.");
    }
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
  m_typeIsDefault = false;
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

}  // namespace warpfold::app
