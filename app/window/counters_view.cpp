// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/counters_view.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QMenu>
#include <QPainter>
#include <QToolTip>

namespace warpfold::app {
namespace {

constexpr int lineHeight = 21;
/// Closer together where the names need the room.
int columnWidthIn(int width) {
  return width < 260 ? 58 : 70;
}

}  // namespace

CountersView::CountersView(CountersModel& model, QWidget* parent)
    : QWidget(parent), m_model(model), m_theme(&Theme::byId(QString())) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setAccessibleName(tr("Counters of A and B"));
  const auto follow = [this] {
    QStringList lines;
    for (int row = 0; row < m_model.rowCount(); ++row) {
      QStringList cells;
      for (int column = 0; column < CountersModel::ColumnCount; ++column)
        cells << m_model.index(row, column).data().toString();
      lines << cells.join(u' ');
    }
    setAccessibleDescription(lines.join(QStringLiteral("; ")));
    update();
  };
  connect(&model, &QAbstractItemModel::dataChanged, this, follow);
  follow();
}

void CountersView::setTheme(const Theme& theme) {
  m_theme = &theme;
  update();
}

QSize CountersView::sizeHint() const {
  return {268, lineHeight * (m_model.rowCount() + 1)};
}

void CountersView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const QFont names = Theme::ui(12), numbers = Theme::mono(12);
  const auto cell = [&](int column, int line) {
    return QRect(width() - columnWidthIn(width()) * (CountersModel::ColumnCount - column), line * lineHeight,
                 columnWidthIn(width()), lineHeight);
  };
  painter.setFont(Theme::ui(12, QFont::Bold));
  for (const int column : {CountersModel::A, CountersModel::B}) {
    painter.setPen(m_theme->side(column - CountersModel::A));
    painter.drawText(cell(column, 0), Qt::AlignRight | Qt::AlignVCenter,
                     m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
  }
  for (int row = 0; row < m_model.rowCount(); ++row) {
    painter.setFont(names);
    painter.setPen(m_theme->muted);
    const QRect nameRect(0, (row + 1) * lineHeight, width() - 2 * columnWidthIn(width()), lineHeight);
    painter.drawText(
        nameRect, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(names).elidedText(m_model.index(row, 0).data().toString(), Qt::ElideRight, nameRect.width()));
    painter.setFont(numbers);
    painter.setPen(m_theme->text);
    for (const int column : {CountersModel::A, CountersModel::B})
      painter.drawText(cell(column, row + 1), Qt::AlignRight | Qt::AlignVCenter,
                       m_model.index(row, column).data().toString());
  }
}

bool CountersView::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const int row = help->y() / lineHeight - 1;
  const int column = help->x() > width() - columnWidthIn(width())       ? CountersModel::B
                     : help->x() > width() - 2 * columnWidthIn(width()) ? CountersModel::A
                                                                        : 0;
  const QString tip = m_model.index(row, column).data(Qt::ToolTipRole).toString();
  if (tip.isEmpty())
    QToolTip::hideText();
  else
    QToolTip::showText(help->globalPos(), tip, this);
  return true;
}

void CountersView::contextMenuEvent(QContextMenuEvent* event) {
  QMenu menu(this);
  menu.addAction(tr("Copy Table"), this, [this] {
    QGuiApplication::clipboard()->setText(QString::fromStdString(tabSeparated({m_model.table()})));
  });
  menu.exec(event->globalPos());
}

}  // namespace warpfold::app
