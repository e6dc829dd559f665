// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/hazards_view.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include "models/words.h"
#include "theme/theme.h"
#include "window/roles.h"
#include "words/say.h"

namespace warpfold::app {

namespace {

/// Sentences in as many lines as they need.
class SentenceDelegate : public QStyledItemDelegate {
 public:
  explicit SentenceDelegate(QListView* list) : QStyledItemDelegate(list), m_list(list) {}

  QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
    const int width = m_list->viewport()->width() - 20;
    const QRect text =
        QFontMetrics(Theme::ui(12)).boundingRect(QRect(0, 0, width, 1000), Qt::TextWordWrap, index.data().toString());
    return {m_list->viewport()->width(), text.height() + 8};
  }

 private:
  QListView* m_list;
};

}  // namespace

HazardsView::HazardsView(QWidget* parent) : QWidget(parent), m_count(new QLabel), m_list(new QListView) {
  auto* title = new QLabel(tr("Hazards"));
  setRole(title, "title");
  setRole(m_count, "badgeBad");
  auto* head = new QHBoxLayout;
  head->setSpacing(8);
  head->addWidget(title);
  head->addWidget(m_count);
  head->addStretch(1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addLayout(head);
  column->addWidget(m_list);
  setRole(m_list, "sentences");
  m_list->setModel(&m_model);
  m_list->setItemDelegate(new SentenceDelegate(m_list));
  m_list->setWordWrap(true);
  m_list->setFrameShape(QFrame::NoFrame);
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_list->setResizeMode(QListView::Adjust);
  m_list->setAccessibleName(title->text());
  const auto choose = [this](const QModelIndex& index) {
    if (index.isValid()) emit chosen(m_model.entry(index.row()).side, m_model.entry(index.row()).hazard);
  };
  connect(m_list, &QListView::clicked, this, choose);
  connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this, choose](const QModelIndex& now) {
    if (m_list->hasFocus()) choose(now);  // by the arrow keys
  });
  hide();
}

void HazardsView::display(const Comparison& comparison, const Catalogue& kernels) {
  m_model.show(comparison, kernels);
  const int count = m_model.rowCount();
  m_count->setText(QString::number(count));
  m_count->setAccessibleName(text(say<"count-hazards">(arg<"count">(count))));
  setVisible(count > 0);
  fitList();
}

void HazardsView::clearChoice() {
  m_list->clearSelection();
  m_list->setCurrentIndex({});
}

void HazardsView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitList();
}

void HazardsView::setTallest(int pixels) {
  m_tallest = pixels;
  fitList();
}

void HazardsView::fitList() {
  int height = 4;
  for (int row = 0; row < m_model.rowCount() && height < m_tallest; ++row) height += m_list->sizeHintForRow(row);
  m_list->setFixedHeight(std::min(height, m_tallest));
}

}  // namespace warpfold::app
