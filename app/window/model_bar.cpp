// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/model_bar.h"

#include <QPainter>
#include <array>
#include <numeric>

#include "models/figure_text.h"
#include "models/words.h"
#include "theme/theme.h"
#include "window/result_view.h"
#include "words/say.h"

namespace warpfold::app {

namespace {

constexpr int barHeight = 8, gap = 8;

/// Blue, bluish green, reddish purple and orange of Okabe and Ito (2008), in the order of ModelTerm.
const std::array<QColor, 4> colours{QColor(0x00, 0x72, 0xb2), QColor(0x00, 0x9e, 0x73), QColor(0xcc, 0x79, 0xa7),
                                    QColor(0xe6, 0x9f, 0x00)};

/// As they are drawn: compute and occupancy side by side, since it is their sum that decides or does not.
constexpr std::array orderOfTerms{ModelTerm::compute, ModelTerm::occupancy, ModelTerm::memory, ModelTerm::launches};

bool ofMultiprocessors(ModelTerm term) {
  return term == ModelTerm::compute || term == ModelTerm::occupancy;
}

QString decides(ModelTerm term) {
  switch (term) {
    case ModelTerm::compute: return ModelBar::tr("compute decides");
    case ModelTerm::memory: return ModelBar::tr("memory decides");
    case ModelTerm::launches: return ModelBar::tr("launches decide");
    case ModelTerm::occupancy: return ModelBar::tr("occupancy decides");
  }
  return {};
}

/// Each term, and what it means.
QString explained(const ModelledRun& model) {
  const auto us = [&](ModelTerm term) { return timeText(model.terms[term]); };
  const auto part = [](const QColor& colour, const QString& text) {
    return QStringLiteral("<tr><td><span style=\"color:%1\">■</span></td><td>%2</td></tr>")
        .arg(colour.name(), text.toHtmlEscaped());
  };
  const auto textOf = [&](ModelTerm term) {
    switch (term) {
      case ModelTerm::compute:
        return ModelBar::tr("Compute, %1: the instructions of all blocks, without a pause.").arg(us(term));
      case ModelTerm::occupancy:
        return ModelBar::tr("Occupancy, %1: waiting that the resident blocks are too few to hide.").arg(us(term));
      case ModelTerm::memory:
        return ModelBar::tr("Memory, %1: all bytes at the bandwidth that the GPU attains.").arg(us(term));
      case ModelTerm::launches:
        return ModelBar::tr("Launches, %1: what launches cost before their first block works.").arg(us(term));
    }
    return QString();
  };
  QString rows;
  for (const ModelTerm term : orderOfTerms) rows += part(colours[std::size_t(term)], textOf(term));
  QString held;
  if (!model.launches.empty()) {
    const ModelledLaunch& first = model.launches.front();
    held = QStringLiteral("<p>%1</p>").arg(sentence(toldOfResidency(first)).toHtmlEscaped());
    if (first.registers)
      held += QStringLiteral("<p>%1</p>")
                  .arg(sentence(say<"registers-of-thread">(arg<"registers">(*first.registers))).toHtmlEscaped());
  }
  const double multiprocessors = model.terms[ModelTerm::compute] + model.terms[ModelTerm::occupancy];
  const QString end =
      ModelBar::tr("Compute and occupancy add up to %1; memory works beside them.").arg(timeText(multiprocessors));
  return QStringLiteral("<qt><table>%1</table><p>%2</p>%3</qt>").arg(rows, end.toHtmlEscaped(), held);
}

}  // namespace

ModelBar::ModelBar(QWidget* parent) : QWidget(parent) {
  setVisible(false);
}

void ModelBar::display(const std::optional<ModelledRun>& model) {
  m_model = model;
  setVisible(m_model.has_value());
  setToolTip(m_model ? explained(*m_model) : QString());
  setAccessibleName(tr("What the modelled time consists of"));
  setAccessibleDescription(decidesText());
  update();
}

QString ModelBar::decidesText() const {
  return m_model ? decides(m_model->terms.decides()) : QString();
}

QSize ModelBar::sizeHint() const {
  return {160, QFontMetrics(Theme::ui(11)).height() + 2};
}

void ModelBar::paintEvent(QPaintEvent*) {
  if (!m_model) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(Theme::ui(11));
  const QString text = decidesText();
  const double label = QFontMetricsF(painter.font()).horizontalAdvance(text);
  const double width = std::max(20.0, this->width() - label - gap);
  const auto& us = m_model->terms.us;
  const double all = std::accumulate(us.begin(), us.end(), 0.0);
  double x = 0;
  painter.setPen(Qt::NoPen);
  const ModelTerm deciding = m_model->terms.decides();
  for (const ModelTerm term : orderOfTerms) {
    const double part = all > 0 ? width * m_model->terms[term] / all : 0;
    painter.setBrush(colours[std::size_t(term)]);
    // What decides is higher, compute with occupancy: shape repeats what the word says.
    const bool high = term == deciding || (ofMultiprocessors(term) && ofMultiprocessors(deciding));
    const double height = high ? barHeight + 4 : barHeight;
    painter.drawRect(QRectF(x, (this->height() - height) / 2, std::max(0.0, part - 1), height));
    x += part;
  }
  painter.setPen(palette().color(QPalette::WindowText));
  painter.drawText(QRectF(width + gap, 0, label + 2, this->height()), Qt::AlignVCenter | Qt::AlignLeft, text);
}

}  // namespace warpfold::app
