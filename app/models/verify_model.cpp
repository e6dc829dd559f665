// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/verify_model.h"

#include <QDate>
#include <iterator>

#include "codec/verification_table.h"
#include "models/core_text.h"
#include "models/count_text.h"
#include "models/hardware_model.h"
#include "models/with_values.h"
#include "models/words.h"

namespace warpfold::app {

namespace {

QString agreementText(Agreement agreement) {
  switch (agreement) {
    case Agreement::exact: return VerifyModel::tr("exact");
    case Agreement::close: return VerifyModel::tr("within what the hardware varies by");
    case Agreement::differs: return VerifyModel::tr("differs");
  }
  return {};
}

QString titleOf(const std::string& figure) {
  const HardwareFigure* const known = findHardwareFigure(figure);
  return known != nullptr ? text(Message{std::string(known->title), {}}) : QString();
}

}  // namespace

void VerifyModel::beginVerify(const RunRequest& request, const DeviceInfo& device) {
  m_verification = {request, device, QDate::currentDate().toString(Qt::ISODate).toStdString(), {}};
  m_count = 0;
  begin();
  emit changed();
}

void VerifyModel::apply(const messages::VerifyRow& message) {
  const bool first = kernels().empty();
  if (message.index != kernels().size() || (!first && message.count != m_count)) return;
  m_verification.kernels.push_back(message.verified);
  m_count = message.count;
  emit kernelAdded();
  emit changed();
}

QString VerifyModel::progressText() const {
  if (!active() || m_count == 0) return JobModel::progressText();
  return withValues(tr("kernel %1 of %2"), std::min<std::size_t>(kernels().size() + 1, m_count), m_count);
}

QString VerifyModel::requestText() const {
  if (m_verification.device.backend.empty()) return {};
  const RunRequest& request = m_verification.request;
  const QString n = request.n ? QString::fromStdString(countText(*request.n)) : inputText(request.input);
  return withValues(tr("%1: %2 %3, n = %4, blocks of %5"), text(m_verification.device.called()), nameText(request.type),
                    nameText(request.op), n, request.block);
}

QString VerifyModel::summary() const {
  QStringList lines;
  for (const Message& each : m_verification.summary()) lines << sentence(each);
  return lines.join(u'\n');
}

Table VerifyModel::table() const {
  return verificationTable(m_verification);
}

Origin VerifyModel::origin() const {
  const DeviceInfo& device = m_verification.device;
  return {device.backend.empty() ? QString() : text(device.called()), {}, {}, {}, {}};
}

VerifyTableModel::VerifyTableModel(const VerifyModel& source, QObject* parent)
    : QAbstractTableModel(parent), m_source(source) {
  connect(&source, &VerifyModel::changed, this, &VerifyTableModel::startAnew);
  connect(&source, &VerifyModel::kernelAdded, this, &VerifyTableModel::add);
  for (const VerifiedKernel& kernel : source.kernels()) append(rowsOf(kernel));
}

void VerifyTableModel::startAnew() {
  if (!m_source.kernels().empty() || m_rows.empty()) return;
  beginResetModel();
  m_rows.clear();
  endResetModel();
}

/// The rows that are there stay as they are, chosen and in view.
void VerifyTableModel::add() {
  append(rowsOf(m_source.kernels().back()));
}

std::vector<VerifyTableModel::Row> VerifyTableModel::rowsOf(const VerifiedKernel& kernel) {
  const QString id = QString::fromStdString(kernel.kernel);
  std::vector<Row> rows;
  if (kernel.reason) rows.push_back({id, 0, {}, sentence(*kernel.reason)});
  for (std::size_t i = 0; i < kernel.launches.size(); ++i)
    for (const VerifiedCount& count : kernel.launches[i].counts) rows.push_back({id, i + 1, count, {}});
  return rows;
}

void VerifyTableModel::append(std::vector<Row> rows) {
  if (rows.empty()) return;
  const int first = int(m_rows.size());
  beginInsertRows({}, first, first + int(rows.size()) - 1);
  m_rows.insert(m_rows.end(), std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end()));
  endInsertRows();
}

int VerifyTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : int(m_rows.size());
}

int VerifyTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant VerifyTableModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Row& row = m_rows[std::size_t(index.row())];
  const bool number = index.column() == Launch || index.column() == Emulated || index.column() == Hardware;
  if (role == Qt::TextAlignmentRole)
    return int((number && row.launch != 0 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  if (role == ReasonRole) return row.launch == 0;
  if (role == AgreementRole) return row.launch != 0 && index.column() == Mark ? int(row.count.agreement) : -1;
  if (role == Qt::ToolTipRole && row.launch == 0) return row.reason;
  if (role != Qt::DisplayRole) return {};
  if (index.column() == Kernel) return row.kernel;
  if (row.launch == 0) return index.column() == Launch ? row.reason : QString();
  switch (index.column()) {
    case Launch: return QString::number(row.launch);
    case Counter: return titleOf(row.count.figure);
    case Emulated: return grouped(row.count.emulated);
    case Hardware: return grouped(quint64(row.count.hardware));
    case Mark: return agreementText(row.count.agreement);
    default: return {};
  }
}

QVariant VerifyTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  const bool number = section == Launch || section == Emulated || section == Hardware;
  if (role == Qt::TextAlignmentRole) return int((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case Kernel: return tr("Kernel");
    case Launch: return tr("Launch");
    case Counter: return tr("Counter");
    case Emulated: return tr("Emulated");
    case Hardware: return tr("Hardware");
    default: return QString();
  }
}

}  // namespace warpfold::app
