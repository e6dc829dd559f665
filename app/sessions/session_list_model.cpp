// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sessions/session_list_model.h"

#include <QFileInfo>

#include "models/words.h"

namespace warpfold::app {

namespace {

/// Of a file, which anybody may have written: one line of bounded length.
QString line(const std::string& text) {
  return shown(QString::fromStdString(text)).simplified();
}

QString kernelsOf(const store::SessionSummary& summary) {
  QStringList pairs;
  for (auto it = summary.comparisons.rbegin(); it != summary.comparisons.rend(); ++it) {
    const QString pair = QStringLiteral("%1 | %2").arg(line(it->kernelA), line(it->kernelB));
    if (!pairs.contains(pair)) pairs << pair;
  }
  return pairs.join(QStringLiteral(", "));
}

QString devicesOf(const store::SessionSummary& summary) {
  QStringList devices;
  for (auto it = summary.comparisons.rbegin(); it != summary.comparisons.rend(); ++it)
    if (const QString device = line(it->device); !device.isEmpty() && !devices.contains(device)) devices << device;
  return devices.join(QStringLiteral(", "));
}

QString textOf(const SessionFile& file, int column) {
  const store::SessionSummary& summary = file.summary;
  switch (column) {
    case SessionListModel::Date: return file.problem.isEmpty() ? line(summary.started).left(16) : file.modified;
    case SessionListModel::Title:
      return summary.title.empty() && !file.problem.isEmpty() ? QFileInfo(file.path).fileName() : line(summary.title);
    case SessionListModel::Kernels: return kernelsOf(summary);
    case SessionListModel::Device: return devicesOf(summary);
    case SessionListModel::Note: return file.problem.isEmpty() ? line(summary.note) : file.problem;
    default: return {};
  }
}

}  // namespace

void SessionListModel::setFiles(const QList<SessionFile>& files) {
  beginResetModel();
  m_files = files;
  endResetModel();
}

void SessionListModel::setLabel(int row, const store::SessionLabel& label) {
  m_files[row].summary.title = label.title;
  m_files[row].summary.note = label.note;
  emit dataChanged(index(row, Title), index(row, Note));
}

int SessionListModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : int(m_files.size());
}

int SessionListModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant SessionListModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= m_files.size()) return {};
  const SessionFile& file = m_files[index.row()];
  if (role == Qt::DisplayRole) return textOf(file, index.column());
  if (role == Qt::ToolTipRole)  // what a column cuts
    return QStringLiteral("<qt>%1</qt>").arg(textOf(file, index.column()).toHtmlEscaped());
  if (role == PathRole) return file.path;
  if (role != SearchRole) return {};
  QStringList all;
  for (int column = 0; column < ColumnCount; ++column) all << textOf(file, column);
  return all.join(u'\n');
}

QVariant SessionListModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case Date: return tr("Date");
    case Title: return tr("Title");
    case Kernels: return tr("Kernels A | B");
    case Device: return tr("Device");
    case Note: return tr("Note");
    default: return {};
  }
}

}  // namespace warpfold::app
