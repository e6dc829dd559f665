// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What Experiment makes of the texts as typed: numbers, what there is to choose from, and what is wrong.
#include <QFileInfo>

#include "catalogue/launch_plan.h"
#include "models/experiment.h"
#include "models/words.h"
#include "values/block_limit.h"

namespace warpfold::app {

using messages::Side;

namespace {

/// Where the fields of a request stand among the parameters; nothing for those that have no field here.
std::optional<Experiment::Field> fieldHere(Field field) {
  using Here = Experiment::Field;
  static const QMap<Field, Here> fields{
      {Field::n, Here::size},        {Field::block, Here::block},   {Field::grid, Here::grid},
      {Field::warp, Here::warp},     {Field::op, Here::operation},  {Field::type, Here::type},
      {Field::input, Here::input},   {Field::input2, Here::input2}, {Field::backend, Here::backend},
      {Field::across, Here::across}, {Field::ranks, Here::ranks}};
  const auto found = fields.find(field);
  return found == fields.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

std::optional<quint64> Experiment::size() const {
  try {
    const std::string text = plainCount(m_sizeText);
    if (text.empty()) return std::nullopt;
    return parseCount(text, warpfold::Field::n);
  } catch (const Error&) {
    return std::nullopt;
  }
}

std::optional<std::uint32_t> Experiment::block() const {
  try {
    const std::string text = plainCount(m_blockText);
    if (text.empty()) return std::nullopt;
    const std::uint64_t value = parseCount(text, warpfold::Field::block);
    if (!isBlockSize(value)) return std::nullopt;
    return std::uint32_t(value);
  } catch (const Error&) {
    return std::nullopt;
  }
}

std::optional<quint64> Experiment::givenGrid() const {
  try {
    const std::string text = plainCount(m_gridText);
    if (text.empty() || text == "auto") return std::nullopt;
    const std::uint64_t value = parseCount(text, warpfold::Field::grid);
    return value == 0 ? std::nullopt : std::optional<quint64>(value);
  } catch (const Error&) {
    return std::nullopt;
  }
}

bool Experiment::gridIsReadable() const {
  const std::string text = plainCount(m_gridText);
  return text.empty() || text == "auto" || givenGrid();
}

std::optional<quint64> Experiment::grid(Side side) const {
  const auto n = size();
  const auto threads = block();
  const KernelInfo* k = kernel(side);
  if (!n || !threads || *n == 0 || !k || k->host || (k->tuned && !givenGrid())) return std::nullopt;
  // Of a cluster, a rank has its share: the first ones have the most.
  const DeviceInfo* const cluster = deviceWithRanks();
  const quint64 ranks = cluster == nullptr ? 1 : this->ranks() != 0 ? this->ranks() : cluster->ranks;
  const quint64 share = (*n + ranks - 1) / std::max<quint64>(1, ranks);
  try {
    return planLaunches(*k, share, *threads, k->elements == 0 ? givenGrid() : std::nullopt).front().grid;
  } catch (const Error&) {
    return std::nullopt;
  }
}

bool Experiment::takesGrid(Side side) const {
  const KernelInfo* const k = kernel(side);
  return k && !k->host && (k->elements == 0 || k->user);
}

bool Experiment::takesGrid() const {
  return takesGrid(Side::a) || takesGrid(Side::b);
}

std::vector<Operation> Experiment::offeredOperations() const {
  std::vector<Operation> offered;
  for (const Operation op : operations)
    if (goTogether(type(), op)) offered.push_back(op);
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
  for (const std::uint32_t threads : {1, 2, 4, 8, 16, 32, 48, 64, 96, 100, 128, 192, 256, 384, 512, 768, 1000, 1024})
    if (possible(threads)) offered.push_back(threads);
  return offered;
}

std::vector<std::uint32_t> Experiment::offeredGrids() const {
  std::vector<std::uint32_t> offered{1, 2, 32};
  const std::uint32_t each = device() && device()->multiprocessors ? *device()->multiprocessors : 128;
  for (const std::uint32_t blocks : {1u, 2u, 4u, 8u}) offered.push_back(each * blocks);
  std::sort(offered.begin(), offered.end());
  offered.erase(std::unique(offered.begin(), offered.end()), offered.end());
  return offered;
}

/// What is wrong with an input that is a file, as far as can be told without opening it.
QString Experiment::fileProblem(const QString& input) {
  if (!isFile(input)) return {};
  const QFileInfo file(input.mid(5));
  if (file.exists() && !file.isFile())
    return tr("%1 is not a regular file: choose another.").arg(shown(file.fileName()));
  if (!file.exists()) return tr("There is no file %1: choose another.").arg(shown(file.fileName()));
  if (!file.isReadable()) return tr("The file %1 may not be read: choose another.").arg(shown(file.fileName()));
  return {};
}

QMap<Experiment::Field, QString> Experiment::problems() const {
  QMap<Field, QString> found;
  for (const Side side : {Side::a, Side::b}) findDeviceProblem(side, found);
  findTextProblems(found);
  if (found.contains(Field::block)) return found;
  for (const Side side : {Side::a, Side::b}) findKernelProblem(side, found);
  for (const Side side : {Side::a, Side::b}) {
    if (!found.isEmpty()) break;
    if (const auto refused = refusal(side))
      found[refused->field.value_or(Field::size)] =
          refused->field ? sentence(refused->complaint.message) : text(refused->complaint, refused->option);
  }
  return found;
}

QMap<Experiment::Field, QString> Experiment::problemsOfAllKernels() const {
  auto found = problems();
  for (const auto& [side, field] : {std::pair(Side::a, Field::kernelA), std::pair(Side::b, Field::kernelB)})
    if (const KernelInfo* const k = kernel(side); k && k->host) found.remove(field);
  return found;
}

void Experiment::findDeviceProblem(Side side, QMap<Field, QString>& found) const {
  const DeviceInfo* const d = device(side);
  const Field field = side == Side::b && m_backendB ? Field::backendB : Field::backend;
  if (d && d->reason) found[field] = sentence(*d->reason);
  if (!d && !m_devices.empty())
    found[field] = tr("The worker has no device %1: choose another.")
                       .arg(shown(QString::fromStdString(backendOf(side).value_or(""))));
}

void Experiment::findTextProblems(QMap<Field, QString>& found) const {
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
  if (const QString problem = fileProblem(input()); !problem.isEmpty()) found[Field::input] = problem;
  if (takesSecondInput(operation()))
    if (const QString problem = fileProblem(input2()); !problem.isEmpty()) found[Field::input2] = problem;
  if (!block()) found[Field::block] = tr("Write a number of threads from 1 to 1024.");
  if (takesGrid() && !gridIsReadable()) found[Field::grid] = tr("Write a number of blocks, or auto.");
}

void Experiment::findKernelProblem(Side side, QMap<Field, QString>& found) const {
  const KernelInfo* const k = kernel(side);
  const DeviceInfo* const d = device(side);
  const DeviceInfo* const other = k ? deviceFor(*k) : nullptr;
  if (const UserRefusal* const refused = userRefusal(side))
    found[side == Side::a ? Field::kernelA : Field::kernelB] = sentence(refused->message);
  if (k && d && !d->runs(*k))
    found[side == Side::a ? Field::kernelA : Field::kernelB] =
        other ? tr("%1 does not run this kernel; choose %2.").arg(text(d->called()), text(other->called()))
              : tr("%1 does not run this kernel; choose another kernel.").arg(text(d->called()));
  try {
    if (k && !k->host) k->checkBlock(*block());
  } catch (const Error& error) {
    found[Field::block] = sentence(error.message());
  }
}

std::optional<Experiment::Refusal> Experiment::refusal(Side side) const {
  const DeviceInfo* const d = device(side);
  if (!d || m_catalogue.kernels().empty()) return std::nullopt;
  const RunRequest asked = request(side);
  const auto& named = m_named[std::size_t(side)];
  const Field kernelField = side == Side::a ? Field::kernelA : Field::kernelB;
  try {
    validate(asked, *m_catalogue.at(asked.kernel), *d, m_devices);
  } catch (const Error& error) {
    Complaint complaint = error.complaint();
    // Of a kernel and a device that do not fit each other, the kernel is what was asked for by name.
    if (named && complaint.field == warpfold::Field::backend)
      complaint = complaintAbout(warpfold::Field::kernel, asked.kernel, complaint.message);
    if (complaint.field == warpfold::Field::kernel)
      return Refusal{kernelField, complaint, named ? named->option : QString()};
    const auto field = fieldHere(complaint.field.value_or(warpfold::Field::n));
    if (field == Field::backend && side == Side::b && m_backendB)
      return Refusal{Field::backendB, std::move(complaint), QStringLiteral("--backend-b")};
    return Refusal{field, std::move(complaint), {}};
  }
  return std::nullopt;
}

std::optional<std::pair<Side, Experiment::Refusal>> Experiment::firstRefusal() const {
  for (const Side side : {Side::a, Side::b}) {
    if (!m_asked && !m_named[std::size_t(side)]) continue;
    auto refused = refusal(side);
    if (refused && (m_asked || refused->complaint.field == warpfold::Field::kernel))
      return std::pair(side, std::move(*refused));
  }
  return std::nullopt;
}

QString Experiment::refusalText() const {
  const auto refused = firstRefusal();
  return refused ? text(refused->second.complaint, refused->second.option) : QString();
}

QString Experiment::refusalSentence() const {
  const auto refused = firstRefusal();
  if (!refused) return {};
  const Complaint& complaint = refused->second.complaint;
  if (complaint.field != warpfold::Field::kernel) return sentence(complaint.message);
  const QString name = shown(QString::fromStdString(complaint.value));
  return (refused->first == Side::a ? tr("Kernel A, %1: %2") : tr("Kernel B, %1: %2"))
      .arg(name, text(complaint.message));
}

}  // namespace warpfold::app
