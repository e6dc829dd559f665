// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/experiment.h"

#include <algorithm>
#include <utility>

#include "data/input.h"
#include "models/core_text.h"
#include "models/data_file.h"

namespace warpfold::app {

using messages::Side;

Experiment::Experiment(QObject* parent) : QObject(parent) {
  reset();
}

void Experiment::reset() {
  forgetChosenFile();
  m_deviceKernels = {QStringLiteral("neighbored"), QStringLiteral("interleaved")};
  m_hostKernels = {QStringLiteral("cpu-serial"), QStringLiteral("cpu-parallel")};
  m_request = {};
  m_typeIsDefault = true;
  m_asked.reset();
  m_savedKernels = {};
  m_named = {};
  m_seedText = QStringLiteral("0");
  m_blockText = QStringLiteral("512");
  m_gridText.clear();
  m_typed.clear();
  m_notes.clear();
  m_tracedBlock.reset();
  m_sizeText.clear();
  m_sizeIsDefault = m_backendIsDefault = true;
  m_backendRequired = false;
  m_backendB.reset();
  m_backendBRequired = false;
  chooseBackend();
  emit changed();
}

namespace {

/// A kernel whose file has a mistake stays as it was until that is mended.
Catalogue withFormer(std::vector<KernelInfo> kernels, const Catalogue& former,
                     const std::vector<UserRefusal>& refusals) {
  const auto isThere = [&](const KernelInfo& kernel) {
    return std::any_of(kernels.begin(), kernels.end(), [&](const KernelInfo& each) { return each.id == kernel.id; });
  };
  for (const UserRefusal& refused : refusals)
    for (const KernelPtr& each : former.kernels())
      if (each->user && each->user->file == refused.file && !isThere(*each)) kernels.push_back(*each);
  return Catalogue(std::move(kernels));
}

}  // namespace

void Experiment::setOffer(const messages::Hello& hello) {
  m_catalogue = withFormer(hello.kernels, m_catalogue, hello.refusals);
  m_userRefusals = hello.refusals;
  m_devices = hello.devices;
  // "cuda" means the first device of that kind, and of a recording's name people leave the ending out.
  for (std::optional<std::string>* const backend : {&m_request.backend, &m_backendB}) {
    if (!*backend || deviceCalled(*backend)) continue;
    const auto first = std::find_if(m_devices.begin(), m_devices.end(), [&](const DeviceInfo& d) {
      return d.backend.starts_with(**backend + ':') || d.backend == **backend + ".warpfold";
    });
    if (first != m_devices.end()) *backend = first->backend;
  }
  // A restored choice may name a device that this machine, or this worker, does not have.
  // One that the command line asked for is kept, with what is wrong about it.
  if (!m_backendRequired && (!device() || !device()->available)) m_backendIsDefault = true;
  chooseBackend();
  if (const DeviceInfo* b = deviceCalled(m_backendB); !m_backendBRequired && !(b && b->available)) m_backendB.reset();
  keepOneDevice();
  adoptDefaultSize();
  keepKernelsRunnable();
  emit offerChanged();
  emit changed();
}

bool Experiment::runsNamedKernels(const DeviceInfo& device) const {
  for (const auto& named : m_named) {
    const KernelInfo* const k = named ? kernelOf(named->id) : nullptr;
    if (k && !device.runs(*k)) return false;
  }
  return true;
}

void Experiment::chooseBackend() {
  if (!m_backendIsDefault || m_devices.empty()) return;
  const auto suits = [this](const DeviceInfo& d) {
    return runsNamedKernels(d) && (!m_asked || d.takesWarp(m_request.warp));
  };
  const auto rank = [&](const DeviceInfo& d) {
    if (!d.canBeDefault() || (!d.kernels.device && !suits(d))) return 0;
    return 1 + (suits(d) ? 4 : 0) + (d.kernels.device ? 2 : 0) + (d.kernels.device && d.timesAreGpu ? 1 : 0);
  };
  const auto best = std::max_element(m_devices.begin(), m_devices.end(),
                                     [&](const DeviceInfo& l, const DeviceInfo& r) { return rank(l) < rank(r); });
  if (rank(*best) > 0) m_request.backend = best->backend;
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
      if (const KernelInfo* k = kernelOf(id); k && k->host == host) continue;
      const auto& all = m_catalogue.kernels();
      const auto first = std::find_if(all.begin(), all.end(), [h = host](auto& k) { return k->host == h; });
      if (first != all.end()) id = QString::fromStdString((*first)->id);
    }
}

/// From now on the kernels that a command line named are kernels like others.
void Experiment::forgetNames() {
  for (std::size_t side = 0; side < 2; ++side) {
    const auto named = std::exchange(m_named[side], {});
    if (const KernelInfo* k = named ? kernelOf(named->id) : nullptr)
      (k->host ? m_hostKernels : m_deviceKernels)[side] = named->id;
  }
}

std::vector<const KernelInfo*> Experiment::kernelsForBackend(Side side) const {
  const DeviceInfo* const chosen = device(side);
  std::vector<const KernelInfo*> list;
  for (const KernelPtr& k : m_catalogue.kernels())
    if (k->host == onHost(side) && (k->broken() || k->user || !chosen || chosen->runs(*k))) list.push_back(k.get());
  return list;
}

const KernelInfo* Experiment::kernel(Side side) const {
  const KernelPtr& saved = m_savedKernels[std::size_t(side)];
  if (saved && QString::fromStdString(saved->id) == kernelId(side)) return saved.get();
  return kernelOf(kernelId(side));
}

const KernelInfo* Experiment::kernelOf(const QString& id) const {
  return m_catalogue.find(id.toStdString()).get();  // the catalogue keeps it
}

const DeviceInfo* Experiment::deviceCalled(const std::optional<std::string>& backend) const {
  for (const DeviceInfo& d : m_devices)
    if (d.backend == backend) return &d;
  return nullptr;
}

const std::optional<std::string>& Experiment::backendOf(Side side) const {
  return side == Side::b && m_backendB ? m_backendB : m_request.backend;
}

const DeviceInfo* Experiment::device(Side side) const {
  return deviceCalled(backendOf(side));
}

const DeviceInfo* Experiment::deviceWithRanks() const {
  for (const Side side : {Side::a, Side::b})
    if (const DeviceInfo* const chosen = device(side); chosen && chosen->hasRanks()) return chosen;
  return nullptr;
}

/// A device of its own that is A's is none.
void Experiment::keepOneDevice() {
  if (m_backendB == m_request.backend) m_backendB.reset();
}

bool Experiment::onHost(Side side) const {
  const DeviceInfo* const chosen = device(side);
  return chosen && chosen->kernels.host && !chosen->kernels.device;
}

std::vector<std::uint32_t> Experiment::offeredWarps() const {
  const DeviceInfo* const chosen = device();
  return chosen ? chosen->warpWidths : DeviceInfo{}.warpWidths;
}

bool Experiment::inputIsRandom() const {
  const InputKind* const kind = findInputKind(m_request.input);
  return kind != nullptr && kind->random;
}

QString Experiment::kernelId(Side side) const {
  if (const auto& named = m_named[std::size_t(side)]) return named->id;
  return (onHost(side) ? m_hostKernels : m_deviceKernels)[std::size_t(side)];
}

/// From now on the parameters are what somebody chooses, no longer what a command line asked for.
void Experiment::beginEdit() {
  m_asked.reset();
  m_notes.clear();
  m_savedKernels = {};
}

template <typename T>
void Experiment::assign(T& member, const T& value) {
  if (member == value) return;
  beginEdit();
  member = value;
  emit changed();
}

void Experiment::setBackend(const QString& backend) {
  if (backend == this->backend()) return;
  beginEdit();
  forgetNames();
  m_request.backend = backend.toStdString();
  m_backendIsDefault = false;
  keepOneDevice();
  adoptDefaultSize();
  emit changed();
}

void Experiment::setBackendB(const QString& backend) {
  if (backend == backendB() || (m_request.backend && backend == this->backend() && !m_backendB)) return;
  beginEdit();
  forgetNames();
  m_backendB.reset();
  m_backendBRequired = false;
  if (!backend.isEmpty()) m_backendB = backend.toStdString();
  keepOneDevice();
  emit changed();
}

void Experiment::setKernelId(Side side, const QString& id) {
  if (id == kernelId(side)) return;
  beginEdit();
  m_named[std::size_t(side)].reset();
  (onHost(side) ? m_hostKernels : m_deviceKernels)[std::size_t(side)] = id;
  if (const KernelInfo* k = kernelOf(id); k && k->broken())
    adoptBroken(side, *k);
  else if (k && k->user)
    adoptUser(side, *k);
  emit changed();
}

const UserRefusal* Experiment::userRefusal(Side side) const {
  const KernelInfo* const k = kernel(side);
  if (!k || !k->user) return nullptr;
  const auto found = std::find_if(m_userRefusals.begin(), m_userRefusals.end(),
                                  [k](const UserRefusal& each) { return each.file == k->user->file; });
  return found == m_userRefusals.end() ? nullptr : &*found;
}

/// The device to choose for a kernel; for a faulty one rather a device that is exact and stands for no GPU.
const DeviceInfo* Experiment::deviceFor(const KernelInfo& kernel) const {
  const auto rank = [&](const DeviceInfo& d) {
    if (!d.available || !d.runs(kernel)) return 0;
    return (kernel.broken() || kernel.user) && d.structureIsExact && !d.timesAreGpu ? 2 : 1;
  };
  const auto best = std::max_element(m_devices.begin(), m_devices.end(),
                                     [&](const DeviceInfo& l, const DeviceInfo& r) { return rank(l) < rank(r); });
  return best != m_devices.end() && rank(*best) > 0 ? &*best : nullptr;
}

QMap<Experiment::Field, QString> Experiment::notes() const {
  QMap<Field, QString> said;
  for (const auto& note : m_notes.asKeyValueRange()) said.insert(note.first, note.second());
  return said;
}

/// Where the side's device does not run the kernel, one that does is chosen.
void Experiment::adoptSafeDevice(Side side, const KernelInfo& kernel) {
  const DeviceInfo *const chosen = device(side), *const safe = deviceFor(kernel);
  if (!chosen || chosen->runs(kernel) || !safe) return;
  const bool ownDevice = side == Side::b && m_backendB;
  m_notes[ownDevice ? Field::backendB : Field::backend] = [from = chosen->called(), to = safe->called(),
                                                           user = kernel.user != nullptr] {
    return (user ? tr("%1 does not run kernels of your own; device changed to %2.")
                 : tr("%1 does not run faulty kernels; device changed to %2."))
        .arg(text(from), text(to));
  };
  (ownDevice ? m_backendB : m_request.backend) = safe->backend;
  if (!ownDevice) m_backendIsDefault = false;
  keepOneDevice();
  adoptDefaultSize();
}

/// What a kernel of the user's is made for: its device, the type of its elements, the block of its array. Floats are
/// small whole numbers, whose sums nothing rounds, so that no element can be missing unseen.
void Experiment::adoptUser(Side side, const KernelInfo& kernel) {
  adoptSafeDevice(side, kernel);
  const UserCode& code = *kernel.user;
  const RunRequest before = m_request;
  const QString blockBefore = m_blockText;
  if (type() != code.element) {
    adoptType(code.element);
    m_typeIsDefault = false;
  }
  if (code.has(ParameterRole::in2) && !takesSecondInput(operation())) m_request.op = Operation::dot;
  if (code.blockOfArray) m_blockText = QString::number(*code.blockOfArray);
  if (isFloating(code.element) && inputIsRandom()) m_request.input = "digits";
  const bool changed = m_request.type != before.type || m_request.op != before.op || m_request.input != before.input ||
                       m_blockText != blockBefore;
  if (!changed) return;
  m_notes[side == Side::a ? Field::kernelA : Field::kernelB] = [] {
    return tr("Type, block and input as it needs them.");
  };
}

/// Where a faulty kernel may run, and with how many elements its fault shows.
void Experiment::adoptBroken(Side side, const KernelInfo& kernel) {
  adoptSafeDevice(side, kernel);
  if (inputIsFile()) return;
  if (kernel.elements == 0) {  // the grid decides: what goes wrong between blocks needs two of them
    const quint64 twoBlocks = quint64{block().value_or(512)} * 16;
    if (size().value_or(0) >= twoBlocks) return;
    m_sizeText = grouped(twoBlocks + 1);
    m_sizeIsDefault = false;
    m_notes[Field::size] = [] { return tr("Two blocks, so that the fault shows."); };
    return;
  }
  const quint64 taken = quint64{block().value_or(512)} * kernel.elements;
  if (size() && *size() % taken != 0) return;
  m_sizeText = grouped(1000);
  m_sizeIsDefault = false;
  m_notes[Field::size] = [] { return tr("Not a multiple of the block, so that the fault shows."); };
}

/// An operation that means nothing for the new type gives way to the sum.
void Experiment::adoptType(ElementType type) {
  m_request.type = type;
  keepTypedHeld();
  if (goTogether(type, operation())) return;
  m_notes[Field::operation] = [type, before = operation()] {
    return tr("%2 is not defined for %1; operation changed to sum.").arg(nameText(type), nameText(before));
  };
  m_request.op = Operation::sum;
}

void Experiment::setInput(const QString& input) {
  const bool waited = !m_chosenFile.isEmpty();
  forgetChosenFile();
  if (input == this->input()) {
    if (waited) emit changed();
    return;
  }
  if (!isFile(input)) return adoptInput(input, {});
  m_chosenFile = input;
  contentOf(input.mid(5)).then(this, [this, turn = m_turn](const FileContent& content) {
    if (turn == m_turn) adoptInput(std::exchange(m_chosenFile, {}), content);
  });
}

/// What is still to be heard of a file is of no interest any more.
void Experiment::forgetChosenFile() {
  ++m_turn;
  m_chosenFile.clear();
}

void Experiment::adoptInput(const QString& input, const FileContent& content) {
  const bool wasFile = inputIsFile();
  beginEdit();
  m_request.input = input.toStdString();
  if (inputIsFile()) {  // the file knows how many elements it has
    m_sizeText.clear();
    m_sizeIsDefault = true;
    adoptType(content.type.value_or(type()));
    if (content.decimals && m_typeIsDefault && !isFloating(type())) {
      adoptType(ElementType::float32);
      m_notes[Field::type] = [] { return tr("The file holds decimals; element type changed to float32."); };
    }
  } else if (wasFile) {
    adoptDefaultSize();
  }
  emit changed();
}

void Experiment::setSizeText(const QString& text) {
  if (text == m_sizeText) return;
  beginEdit();
  m_sizeText = text;
  m_sizeIsDefault = text.trimmed().isEmpty();
  emit changed();
}

void Experiment::adopt(const RunRequest& offered) {
  beginEdit();
  m_request.type = offered.type;
  m_request.op = offered.op;
  m_request.cache = offered.cache;
  m_request.offset = offered.offset;
  if (offered.ranks) m_request.ranks = offered.ranks;
  if (offered.across) m_request.across = offered.across;
  if (offered.n && !inputIsFile()) {
    m_sizeText = sizeForReading(*offered.n);
    m_sizeIsDefault = false;
  }
  m_typeIsDefault = false;
  m_blockText = QString::number(offered.block);
  m_gridText = offered.grid ? QString::number(*offered.grid) : QString();
  emit changed();
}

void Experiment::setOperation(Operation operation) {
  assign(m_request.op, operation);
}
void Experiment::setType(ElementType type) {
  m_typeIsDefault = false;
  if (type == m_request.type) return;
  beginEdit();
  adoptType(type);
  emit changed();
}
void Experiment::setInput2(const QString& input) {
  assign(m_request.input2, input.isEmpty() ? std::nullopt : std::optional(input.toStdString()));
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
  assign(m_request.warp, lanes);
}
void Experiment::setAcross(const QString& method) {
  if (method == across()) return;
  assign(m_request.across, std::optional(method.toStdString()));
}
void Experiment::setRanks(std::uint32_t ranks) {
  assign(m_request.ranks, ranks == 0 ? std::nullopt : std::optional(ranks));
}
void Experiment::setTracedBlock(quint64 index) {
  // Which block is looked at is no parameter of the reduction: what was asked for stays as it is.
  if (index == m_tracedBlock || (!m_tracedBlock && m_request.traceBlocks.contains(index) && index == tracedBlock()))
    return;
  m_tracedBlock = index;
  m_notes.clear();
  emit changed();
}

}  // namespace warpfold::app
