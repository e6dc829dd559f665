// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/verify_model.h"

#include <array>

#include "codec/names.h"
#include "models/core_text.h"
#include "models/count_text.h"
#include "models/hardware_model.h"
#include "models/words.h"
#include "version.h"
#include "words/say.h"

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

QString oneLine(QString text) {
  return text.replace(u'\n', u' ').replace(u'\r', u' ');
}

}  // namespace

void VerifyModel::beginVerify(const RunRequest& request, const QString& device, const QString& driver) {
  m_request = request;
  m_device = device;
  m_driver = driver;
  m_kernels.clear();
  m_count = 0;
  begin();
  emit changed();
}

void VerifyModel::apply(const messages::VerifyRow& message) {
  m_kernels.push_back(message.verified);
  m_count = message.count;
  emit changed();
}

QString VerifyModel::progressText() const {
  if (!active() || m_count == 0) return JobModel::progressText();
  return tr("kernel %1 of %2").arg(std::min<std::size_t>(m_kernels.size() + 1, m_count)).arg(m_count);
}

QString VerifyModel::summary() const {
  if (m_kernels.empty()) return {};
  std::array<quint64, 3> counts{};
  quint64 compared = 0;
  QString reason;
  for (const VerifiedKernel& kernel : m_kernels) {
    if (kernel.agreement()) ++compared;
    if (kernel.reason && reason.isEmpty()) reason = sentence(*kernel.reason);
    for (const VerifiedLaunch& launch : kernel.launches)
      for (const VerifiedCount& count : launch.counts) ++counts[std::size_t(count.agreement)];
  }
  if (compared == 0) return reason;
  const auto kernels = arg<"kernels">(compared);
  const quint64 all = counts[0] + counts[1] + counts[2];
  return sentence(counts[0] == all ? say<"verify-all-exact">(arg<"compared">(all), kernels)
                                   : say<"verify-summary">(arg<"compared">(all), kernels, arg<"exact">(counts[0]),
                                                           arg<"close">(counts[1]), arg<"differing">(counts[2])));
}

QString VerifyModel::csv() const {
  QString table = QStringLiteral("# device: %1\n# driver: %2\n# warpfold %3\n")
                      .arg(oneLine(m_device), oneLine(m_driver), QString::fromLatin1(version));
  table += QStringLiteral("kernel,type,op,n,block,grid,launch,counter,emulated,hardware,agreement\n");
  for (const VerifiedKernel& kernel : m_kernels)
    for (std::size_t i = 0; i < kernel.launches.size(); ++i)
      for (const VerifiedCount& count : kernel.launches[i].counts) {
        const VerifiedLaunch& launch = kernel.launches[i];
        table += QStringLiteral("%1,%2,%3,%4,%5,%6,")
                     .arg(QString::fromStdString(kernel.kernel), fromView(name(m_request.type)),
                          fromView(name(m_request.op)))
                     .arg(launch.n)
                     .arg(launch.block)
                     .arg(launch.grid);
        table += QStringLiteral("%1,%2,%3,%4,%5\n")
                     .arg(i + 1)
                     .arg(QString::fromStdString(count.figure))
                     .arg(count.emulated)
                     .arg(quint64(count.hardware))
                     .arg(fromView(codec::nameIn(codec::enumNames(count.agreement), count.agreement)));
      }
  return table;
}

Origin VerifyModel::origin() const {
  return {m_device, {}, {}, {}, {}};
}

VerifyTableModel::VerifyTableModel(const VerifyModel& source, QObject* parent)
    : QAbstractTableModel(parent), m_source(source) {
  connect(&source, &VerifyModel::changed, this, &VerifyTableModel::follow);
  follow();
}

void VerifyTableModel::follow() {
  beginResetModel();
  m_rows.clear();
  for (const VerifiedKernel& kernel : m_source.kernels()) {
    const QString id = QString::fromStdString(kernel.kernel);
    if (kernel.reason) m_rows.push_back({id, 0, {}, sentence(*kernel.reason)});
    for (std::size_t i = 0; i < kernel.launches.size(); ++i)
      for (const VerifiedCount& count : kernel.launches[i].counts) m_rows.push_back({id, i + 1, count, {}});
  }
  endResetModel();
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
  if (role == Qt::TextAlignmentRole) return int((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  if (role == AgreementRole) return row.launch != 0 && index.column() == Mark ? int(row.count.agreement) : -1;
  if (role == Qt::ToolTipRole && row.launch == 0) return row.reason;
  if (role != Qt::DisplayRole) return {};
  if (index.column() == Kernel) return row.kernel;
  if (row.launch == 0) return index.column() == Counter ? row.reason : QString();
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
