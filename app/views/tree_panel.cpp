// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree_panel.h"

#include <QContextMenuEvent>
#include <QDate>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#include "metrics/current_step.h"
#include "metrics/step_action.h"
#include "models/operation_words.h"
#include "models/playback.h"
#include "models/stage.h"
#include "models/tree_notes.h"
#include "models/with_values.h"
#include "theme/theme.h"
#include "views/lanes/lanes_view.h"
#include "views/leaf_editor.h"
#include "views/step_figures.h"
#include "views/tree_view.h"

namespace warpfold::app {

namespace {

constexpr int margin = 16;
constexpr int titleHeight = 38;
constexpr int badgeHeight = 20;

}  // namespace

TreePanel::TreePanel(int side, QWidget* parent)
    : QWidget(parent),
      m_side(side),
      m_theme(&Theme::byId(QStringLiteral("dark"))),
      m_tree(new TreeView(side, this)),
      m_editor(new LeafEditor(side, m_tree)),
      m_lanes(new LanesView(side, this)),
      m_figures(new StepFigures(side, this)),
      m_choice(new QToolButton(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(margin, titleHeight + badgeHeight + 2, margin, 10);
  column->setSpacing(8);
  column->addWidget(m_tree, 1);
  column->addWidget(m_lanes);
  column->addWidget(m_figures);
  m_lanes->alignTo(m_tree);
  connect(m_tree, &TreeView::laidOut, this, &TreePanel::follow);
  setAccessibleName(side == 0 ? tr("Kernel A") : tr("Kernel B"));
  m_choice->setProperty("role", "choice");
  m_choice->setPopupMode(QToolButton::InstantPopup);
  m_choice->setFocusPolicy(Qt::StrongFocus);
  m_choice->setAccessibleName(side == 0 ? tr("What tree A shows") : tr("What tree B shows"));
  m_choice->setMenu(new QMenu(m_choice));
  m_choice->hide();
}

void TreePanel::showStage(Stage& stage) {
  setPlayback(&stage.playback());
  connect(&stage, &Stage::kernelsChanged, this, [this, &stage] { followKernel(stage); });
  connect(&stage, &Stage::treesChanged, this, [this, &stage] { followTree(stage); });
  connect(&stage, &Stage::hazardRevealed, this, [this, &stage] { followHazard(stage); });
  connect(this, &TreePanel::chosen, &stage, [this, &stage](int i) {
    const auto offered = stage.choices(m_side);
    if (i < offered.size()) stage.pick(m_side, offered[i].choice);
  });
  const auto captionOf = [this, &stage](const QString& part) {
    QStringList first{stage.caption(m_side), part};
    first.removeAll(QString());
    QStringList second{stage.details(m_side), stage.badge(m_side), QDate::currentDate().toString(Qt::ISODate)};
    second.removeAll(QString());
    QStringList lines{first.join(QStringLiteral(" · ")), second.join(QStringLiteral(" · ")), stage.boardNote(m_side)};
    lines.removeAll(QString());
    return lines;
  };
  const auto origin = [this, &stage] { return stage.origin(m_side); };
  m_tree->setCaption([this, captionOf] { return captionOf(m_tree->shownPart()); });
  m_lanes->setCaption([captionOf] { return captionOf({}); });
  m_tree->setOrigin(origin);
  m_lanes->setOrigin(origin);
  m_editor->setTarget(
      [&stage](std::uint32_t element, const QString& text) { return stage.typeValue(element, text); },
      [&stage, this](std::uint32_t element, NodeId leaf) {
        const QString typed = stage.experiment().typedText(element);
        // Of an operation that changes what it reads, the tree shows only what came of it.
        const bool asRead = mappingOf(stage.operation()) == Mapping::none;
        return !typed.isEmpty() || !asRead || !m_trace ? typed : QString::fromStdString(m_trace->value(leaf).text());
      });
  m_resetValues = [&stage] { stage.resetValues(); };
  m_followChoices = [this, &stage] { followChoices(stage); };
  followKernel(stage);
  followTree(stage);
}

void TreePanel::followKernel(const Stage& stage) {
  setTitle(stage.title(m_side));
  m_tree->setOperation(stage.operation());
  followReason(stage);
  const KernelInfo* const kernel = stage.kernel(m_side);
  const bool blocks = !(kernel && kernel->host);  // else there is nothing below a heading
  m_tree->setSharedName(kernel ? sharedArray(kernel->code) : "shared");
  m_lanes->setVisible(blocks);
  m_figures->setVisible(blocks);
}

void TreePanel::followTree(const Stage& stage) {
  followChoices(stage);
  followReason(stage);
  m_tree->setNotes(treeNotes(stage, m_side));
  m_tree->setWarpwise(stage.choice(m_side).kind == TreeChoice::Kind::board);
  setTrace(stage.trace(m_side));
  setBadge(stage.badge(m_side), stage.briefBadge(m_side));
  m_editor->setOffered(stage.takesValues(m_side));
  m_typed = !stage.experiment().typed().empty();
}

/// Why there is no tree.
void TreePanel::followReason(const Stage& stage) {
  m_tree->setEmptyText(stage.emptyText(m_side));
  m_lanes->setEmptyText(stage.emptyText(m_side));
}

/// Which of the launches a blackboard is in changes with the step.
void TreePanel::followChoices(const Stage& stage) {
  QStringList texts;
  int current = -1;
  for (const NamedChoice& each : stage.choices(m_side)) {
    if (each.choice == stage.choice(m_side)) current = int(texts.size());
    texts.append(each.text);
  }
  if (texts == m_choices && current == m_current) return;
  m_choices = texts;
  m_current = current;
  setChoices(texts, current);
  m_lanes->setReference(texts.value(current));
}

void TreePanel::followHazard(const Stage& stage) {
  const auto& revealed = stage.revealed();
  if (revealed && revealed->inTree && revealed->side == m_side) m_tree->setHazard(revealed->hazard);
}

void TreePanel::setChoices(const QStringList& texts, int current) {
  m_choice->setVisible(!texts.isEmpty() && !m_still);
  m_choice->setText(texts.value(current));
  m_choice->setAccessibleName((m_side == 0 ? tr("Tree A shows %1") : tr("Tree B shows %1")).arg(texts.value(current)));
  m_choice->menu()->clear();
  for (int i = 0; i < texts.size(); ++i) {
    QAction* action = m_choice->menu()->addAction(texts[i], this, [this, i] { emit chosen(i); });
    action->setCheckable(true);
    action->setChecked(i == current);
  }
  offerOneWarp();
  placeChoice();
}

void TreePanel::setStill() {
  m_still = true;
  m_choice->hide();
  update();
}

/// For blocks that are wider than a warp.
void TreePanel::offerOneWarp() {
  QMenu* const menu = m_choice->menu();
  if (menu->isEmpty()) return;
  menu->addSeparator();
  QAction* const action = menu->addAction(tr("One &Warp at a Time"), m_tree, &TreeView::setOneWarp);
  action->setCheckable(true);
  const auto follow = [this, action] {
    action->setChecked(m_tree->oneWarp());
    action->setEnabled(m_trace && m_tree->treeLayout().columns() > m_trace->warpSize);
  };
  connect(menu, &QMenu::aboutToShow, action, follow);
  follow();
}

void TreePanel::placeChoice() {
  const int wide = QFontMetrics(Theme::ui(11)).horizontalAdvance(m_choice->text()) + 30;
  m_choice->setGeometry(margin, titleHeight - 4, std::min(wide, width() - 2 * margin), badgeHeight);
  update(QRect(0, 0, width(), titleHeight + badgeHeight));
}

void TreePanel::resizeEvent(QResizeEvent*) {
  placeChoice();
}

void TreePanel::setTheme(const Theme& theme) {
  m_theme = &theme;
  m_tree->setTheme(theme);
  m_editor->setTheme(theme);
  m_lanes->setTheme(theme);
  m_figures->setTheme(theme);
  update();
}

void TreePanel::setTitle(const QString& title) {
  m_title = title;
  setAccessibleName((m_side == 0 ? tr("Kernel A: %1") : tr("Kernel B: %1")).arg(title));
  update(headerRect());
}

void TreePanel::setBadge(const QString& badge, const QString& brief) {
  m_badge = badge;
  m_briefBadge = brief;
  setAccessibleDescription(badge);
  update(badgeRect());
}

void TreePanel::setTrace(BlockTracePtr trace) {
  m_trace = trace;
  m_tree->setTrace(trace);
  m_lanes->setTrace(trace);
  m_figures->setTrace(std::move(trace));
  follow();
}

void TreePanel::setPlayback(Playback* playback) {
  if (m_playback) m_playback->disconnect(this);
  m_playback = playback;
  m_tree->setPlayback(playback);
  m_lanes->setPlayback(playback);
  m_figures->setPlayback(playback);
  if (playback != nullptr) connect(playback, &Playback::positionChanged, this, &TreePanel::follow);
  follow();
}

QString TreePanel::stepText() const {
  if (!m_trace) return {};
  const double position = m_playback ? m_playback->position(m_side) : 0;
  const std::uint32_t row = currentRow(*m_trace, position);
  if (row == 0) return warpBefore(tr("inputs"));
  const Step* step = currentStep(*m_trace, position);
  const bool withinWarp =
      step != nullptr && step->warpLevel && readersOfOtherWarps(*m_trace, *step) != Readers::counting;
  const QString text =
      withValues((withinWarp ? tr("warp step %1 of %2") : tr("step %1 of %2")), row, rowCount(*m_trace));
  return warpBefore(text);
}

/// Of one warp at a time, which.
QString TreePanel::warpBefore(const QString& step) const {
  const auto warp = m_tree->shownWarp();
  return warp ? withValues(tr("warp %1 (of %2) · %3"), *warp, m_trace->warps(), step) : step;
}

void TreePanel::follow() {
  const QString text = stepText();
  if (text == m_stepText) return;
  m_stepText = text;
  if (m_followChoices) m_followChoices();
  update(headerRect());
}

QRect TreePanel::headerRect() const {
  return {margin, 0, width() - 2 * margin, titleHeight};
}
QRect TreePanel::badgeRect() const {
  const int left = m_choice->isHidden() ? margin : m_choice->geometry().right() + 10;
  return {left, titleHeight - 4, width() - margin - left, badgeHeight};
}

void TreePanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(m_theme->border);
  painter.setBrush(m_theme->panel);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);

  const QRect header = headerRect().adjusted(0, 6, 0, 0);
  const QFont stepFont = Theme::ui(12);
  painter.setFont(stepFont);
  painter.setPen(m_theme->muted);
  const auto room = [&](const QFontMetrics& metrics) {
    return header.width() - metrics.horizontalAdvance(QLatin1Char('A')) - 9 -
           QFontMetrics(stepFont).horizontalAdvance(m_stepText) - 16;
  };
  // In a narrow window a long title is written smaller before it is cut off.
  QFont titleFont = Theme::ui(15, QFont::DemiBold);
  for (const int size : {14, 13, 12})
    if (QFontMetrics(titleFont).horizontalAdvance(m_title) > room(QFontMetrics(titleFont)))
      titleFont = Theme::ui(size, QFont::DemiBold);
  const QFontMetrics metrics(titleFont);
  const QString letter = m_side == 0 ? QStringLiteral("A") : QStringLiteral("B");
  const int letterWidth = metrics.horizontalAdvance(letter) + 9;
  painter.drawText(header, Qt::AlignRight | Qt::AlignVCenter, m_stepText);
  painter.setFont(titleFont);
  painter.setPen(m_theme->side(m_side));
  painter.drawText(header, Qt::AlignLeft | Qt::AlignVCenter, letter);
  painter.setPen(m_theme->text);
  painter.drawText(header.adjusted(letterWidth, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                   metrics.elidedText(m_title, Qt::ElideRight, room(metrics)));

  painter.setFont(Theme::ui(11));
  painter.setPen(m_theme->muted);
  painter.drawText(badgeRect(), Qt::AlignLeft | Qt::AlignVCenter, badgeText());
}

/// As much of it as there is room for.
QString TreePanel::badgeText() const {
  const QFontMetrics metrics(Theme::ui(11));
  const QString shown = m_still && m_current >= 0 ? m_choices.value(m_current) : QString();
  const auto with = [&](const QString& badge) {
    QStringList parts{shown, badge};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
  };
  for (const QString& text : {with(m_badge), with(m_briefBadge)})
    if (metrics.horizontalAdvance(text) <= badgeRect().width()) return text;
  return metrics.elidedText(with(m_briefBadge.section(QStringLiteral(" · "), 0, 0)), Qt::ElideRight,
                            badgeRect().width());
}

void TreePanel::contextMenuEvent(QContextMenuEvent* event) {
  if (!m_trace) return;
  const bool overLanes = event->reason() == QContextMenuEvent::Mouse && m_lanes->geometry().contains(event->pos());
  const Exportable* content = overLanes ? static_cast<const Exportable*>(m_lanes) : m_tree;
  const QString title =
      overLanes ? (m_side == 0 ? tr("Lanes A") : tr("Lanes B")) : (m_side == 0 ? tr("Tree A") : tr("Tree B"));
  QMenu menu(this);
  if (!overLanes) {
    menu.addAction(tr("Type a Value"), m_editor, &LeafEditor::open)->setEnabled(m_editor->offered());
    menu.addAction(tr("Reset Values"), this, [this] { m_resetValues(); })->setEnabled(m_typed && m_resetValues);
    menu.addSeparator();
    menu.addAction(tr("Fit Tree"), m_tree, &TreeView::fit)->setEnabled(!m_tree->treeLayout().fitted());
    if (m_tree->litNode() != Node::none)
      menu.addAction(tr("Clear Highlight"), this, [this] { m_tree->lightAncestry(Node::none); });
    menu.addSeparator();
  }
  menu.addAction(tr("Export %1…").arg(title), this, [=, this] { emit exportRequested(content, title); });
  menu.addAction(tr("Copy as Picture"), this, [=, this] { emit copyImageRequested(content, title); });
  menu.addAction(tr("Copy Data as Table"), this, [=, this] { emit copyDataRequested(content, title); });
  menu.exec(event->globalPos());
}

bool TreePanel::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    auto* help = static_cast<QHelpEvent*>(event);
    if (headerRect().contains(help->pos()) && !m_title.isEmpty()) {
      QToolTip::showText(help->globalPos(), m_title, this, headerRect());
      return true;
    }
    if (badgeRect().contains(help->pos()) && !m_badge.isEmpty()) {
      QToolTip::showText(help->globalPos(), m_badge, this, badgeRect());
      return true;
    }
  }
  return QWidget::event(event);
}

}  // namespace warpfold::app
