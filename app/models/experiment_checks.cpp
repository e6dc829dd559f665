// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What Experiment makes of the texts as typed: numbers, what there is to choose from, and what is wrong.
#include <QFileInfo>

#include "catalogue/launch_plan.h"
#include "models/experiment.h"
#include "models/words.h"

namespace warpfold::app {

using messages::Side;

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
    if (value == 0 || value > 1024) return std::nullopt;
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
  if (!n || !threads || *n == 0 || !k || k->host) return std::nullopt;
  try {
    return planLaunches(*k, *n, *threads, k->elements == 0 ? givenGrid() : std::nullopt).front().grid;
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
    if (goTogether(m_type, op)) offered.push_back(op);
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

QMap<Experiment::Field, QString> Experiment::problems() const {
  QMap<Field, QString> found;
  const DeviceInfo* d = device();
  if (d && d->reason) found[Field::backend] = sentence(*d->reason);
  if (!d && !m_devices.empty())
    found[Field::backend] = tr("The worker has no backend %1: choose another one.").arg(m_backend);
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
    found[Field::input] = tr("The file %1 cannot be read: choose another.").arg(QFileInfo(m_input.mid(5)).fileName());
  if (!block()) {
    found[Field::block] = tr("Write a number of threads from 1 to 1024.");
    return found;
  }
  if (takesGrid() && !gridIsReadable()) found[Field::grid] = tr("Write a number of blocks, or auto.");
  for (const auto& [side, field] : {std::pair{Side::a, Field::kernelA}, std::pair{Side::b, Field::kernelB}}) {
    const KernelInfo* k = kernel(side);
    if (k && d && !d->runs(*k))
      found[field] = k->broken()
                         ? tr("This kernel is faulty on purpose and runs only on the emulator: choose the emulator.")
                     : k->library ? tr("This kernel runs only on GPUs: choose a GPU, or another kernel.")
                                  : tr("%1 does not run this kernel: choose another.").arg(text(d->called()));
    try {
      if (k && !k->host) k->checkBlock(*block());
    } catch (const Error& error) {
      found[Field::block] = sentence(error.message());
    }
  }
  for (const Side side : {Side::a, Side::b})
    if (found.isEmpty()) findProblems(request(side), found);
  return found;
}

void Experiment::findProblems(const RunRequest& request, QMap<Field, QString>& found) const {
  static const QMap<warpfold::Field, Field> fields{
      {warpfold::Field::block, Field::block},   {warpfold::Field::grid, Field::grid},
      {warpfold::Field::warp, Field::warp},     {warpfold::Field::op, Field::operation},
      {warpfold::Field::input2, Field::input2}, {warpfold::Field::backend, Field::backend}};
  const KernelInfo* const k = kernelOf(QString::fromStdString(request.kernel));
  const DeviceInfo* const d = device();
  if (!k || !d) return;
  try {
    validate(request, *k, *d);
  } catch (const Error& error) {
    found[fields.value(error.field().value_or(warpfold::Field::n), Field::size)] = sentence(error.message());
  }
}

}  // namespace warpfold::app
