// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/info_panel.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <utility>

#include "models/count_text.h"
#include "models/hardware_model.h"
#include "models/kernel_text.h"
#include "models/narrative.h"
#include "models/tree_choices.h"
#include "views/source_view.h"
#include "window/counters_view.h"
#include "window/hazards_view.h"
#include "window/roles.h"

namespace warpfold::app {
namespace {

constexpr auto hazardsInterval = std::chrono::milliseconds(500);

QFrame* line(QWidget* parent) {
  auto* frame = new QFrame(parent);
  setRole(frame, "line");
  return frame;
}

}  // namespace

InfoPanel::InfoPanel(Playback& playback, QWidget* parent) : QFrame(parent), m_playback(playback) {
  setRole(this, "card");
  setMinimumWidth(272);
  m_source = new SourceView(this);
  m_source->setPlayback(&playback);
  auto* storyTitle = new QLabel(tr("What happens here"), this);
  setRole(storyTitle, "title");
  m_story = new QLabel(this);
  m_story->setWordWrap(true);
  m_story->setTextFormat(Qt::PlainText);
  m_story->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  m_story->setMinimumHeight(118);  // sentences of different length must not make the card jump
  m_story->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_story->setAccessibleName(storyTitle->text());
  m_fault = new QLabel(this);
  m_fault->setWordWrap(true);
  m_fault->setTextInteractionFlags(Qt::TextSelectableByMouse);
  setRole(m_fault, "fault");
  m_fault->hide();
  m_hazards = new HazardsView(this);
  m_countersTitle = new QLabel(tr("Counters · %1").arg(countersReference()), this);
  setRole(m_countersTitle, "title");
  m_countersNote = new QLabel(countedText({}, {}), this);
  setRole(m_countersNote, "caption");
  m_countersView = new CountersView(m_counters, this);

  m_parts = new QVBoxLayout(this);
  m_parts->setContentsMargins(1, 1, 1, 14);
  m_parts->setSpacing(0);
  auto* upper = new QVBoxLayout;
  upper->setContentsMargins(15, 11, 15, 0);
  upper->addWidget(m_source);
  m_parts->addLayout(upper, 1);
  m_sentences = new QWidget(this);
  m_sentences->setObjectName(QStringLiteral("scrollContent"));
  auto* lower = new QVBoxLayout(m_sentences);
  lower->setContentsMargins(15, 8, 15, 0);
  lower->setSpacing(0);
  m_storyLine = line(this);
  lower->addWidget(m_storyLine);
  m_gaps[0] = new QSpacerItem(0, 12, QSizePolicy::Minimum, QSizePolicy::Fixed);
  lower->addItem(m_gaps[0]);
  lower->addWidget(storyTitle);
  lower->addSpacing(6);
  lower->addWidget(m_fault);
  lower->addSpacing(4);
  lower->addWidget(m_story);
  lower->addSpacing(8);
  lower->addWidget(m_hazards);
  m_figures = new QWidget(this);
  auto* figures = new QVBoxLayout(m_figures);
  figures->setContentsMargins(15, 2, 15, 0);
  figures->setSpacing(0);
  m_figuresLine = line(this);
  figures->addWidget(m_figuresLine);
  m_gaps[1] = new QSpacerItem(0, 12, QSizePolicy::Minimum, QSizePolicy::Fixed);
  figures->addItem(m_gaps[1]);
  figures->addWidget(m_countersTitle);
  figures->addWidget(m_countersNote);
  figures->addWidget(m_countersView);
  lower->addStretch(1);
  figures->addStretch(1);
  m_parts->addWidget(m_sentences);
  m_parts->addWidget(m_figures);

  connect(m_source, &SourceView::sideChanged, this, &InfoPanel::showFault);
  connect(&playback, &Playback::positionChanged, this, &InfoPanel::showStep);
  connect(&playback, &Playback::tracesChanged, this, &InfoPanel::showStep);
}

void InfoPanel::showStage(Stage& stage) {
  m_stage = &stage;
  const Comparison& comparison = stage.comparison();
  const auto kernels = [this, &stage] { setKernels(stage.kernel(0), stage.kernel(1), stage.operation()); };
  m_showHazards = std::make_unique<Throttle>(hazardsInterval, [this, &stage] { showHazards(stage); });
  const auto hazards = [this] { m_showHazards->ask(); };
  const auto counters = [this, &comparison] { showCounters(comparison); };
  connect(&stage, &Stage::kernelsChanged, this, kernels);
  connect(&stage, &Stage::hazardRevealed, this, [this, &stage] {
    if (const auto& revealed = stage.revealed())
      m_source->warn(revealed->side, revealed->hazard);
    else
      m_hazards->clearChoice();
  });
  connect(&comparison, &Comparison::boardChanged, this, hazards);
  connect(&comparison, &Comparison::resultChanged, this, hazards);
  connect(&comparison, &Comparison::resultChanged, this, &InfoPanel::showStep);
  connect(&comparison, &Comparison::countersChanged, this, counters);
  connect(&comparison, &Comparison::stateChanged, this, counters);
  const Experiment& experiment = stage.experiment();
  connect(&experiment, &Experiment::offerChanged, this, [this, &experiment] {
    m_source->setRefusals({experiment.userRefusal(messages::Side::a), experiment.userRefusal(messages::Side::b)});
  });
  connect(m_hazards, &HazardsView::chosen, &stage, &Stage::reveal);
  kernels();
  hazards();
  counters();
}

void InfoPanel::setTheme(const Theme& theme) {
  m_source->setTheme(theme);
  m_countersView->setTheme(theme);
}

void InfoPanel::setKernels(const KernelInfo* a, const KernelInfo* b, Operation operation) {
  m_kernels = {a ? *a : KernelInfo{}, b ? *b : KernelInfo{}};
  m_operation = operation;
  m_source->setKernels(m_kernels[0], m_kernels[1]);
  showFault();
  showStep();
}

void InfoPanel::showFault() {
  m_fault->setText(faultText());
  m_fault->setVisible(!m_fault->text().isEmpty());
  m_story->setMinimumHeight(m_broad ? 0 : m_fault->isHidden() ? 118 : 64);
  m_sentences->updateGeometry();
  makeRoom();
}

QString InfoPanel::faultText() const {
  const auto shown = std::size_t(m_source->side());
  QStringList faults;
  for (const std::size_t side : {shown, 1 - shown})
    if (m_kernels[side].broken())
      faults << (side == 0 ? QStringLiteral("A · ") : QStringLiteral("B · ")) + kernelText(m_kernels[side].fault);
  if (faults.size() == 2 && m_kernels[0].id == m_kernels[1].id) faults.removeLast();  // one kernel, one lesson
  return faults.join(QStringLiteral("\n\n"));
}

void InfoPanel::showHazards(const Stage& stage) {
  m_hazards->display(stage.comparison(), stage.experiment().catalogue());
  makeRoom();
}

void InfoPanel::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  makeRoom();
}

void InfoPanel::makeRoom() {
  // The source and its story come first, then hazards, then counters.
  const bool tight = height() < 860;
  m_hazards->setTallest(tight ? 64 : 116);
  const int besides = (m_hazards->isHidden() ? 0 : 80) + (m_fault->isHidden() ? 0 : 100);
  m_figures->setVisible(m_broad ? width() >= 900 && besides == 0 : height() >= 600 + besides);
}

void InfoPanel::setBroad(bool broad) {
  if (broad == m_broad) return;
  m_broad = broad;
  placeSentences();
  m_parts->setDirection(broad ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  m_parts->setContentsMargins(1, 1, 1, broad ? 4 : 14);
  constexpr std::array side{4, 4, 3}, below{1, 0, 0};
  for (int i = 0; i < 3; ++i) m_parts->setStretch(i, (broad ? side : below)[std::size_t(i)]);
  for (QWidget* const each : {m_storyLine, m_figuresLine}) each->setVisible(!broad);
  m_gaps[0]->changeSize(0, broad ? 6 : 12, QSizePolicy::Minimum, QSizePolicy::Fixed);
  constexpr int leastHeight = 160;
  setMinimumHeight(broad ? leastHeight : 0);
  showFault();
}

/// In a page that is low they scroll.
void InfoPanel::placeSentences() {
  if (m_broad) {
    m_parts->removeWidget(m_sentences);
    m_scroll = new QScrollArea(this);
    setRole(m_scroll, "reading");
    m_scroll->setAccessibleName(tr("What happens here"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(m_sentences);
    // A scroll area fills what it is given, and that would stay when it is taken back.
    for (QWidget* const each : {m_scroll->viewport(), m_sentences}) each->setAutoFillBackground(false);
    m_parts->insertWidget(1, m_scroll);
    markMoreSentences();
  } else {
    m_scroll->takeWidget();
    m_parts->insertWidget(1, m_sentences);
    delete std::exchange(m_scroll, nullptr);
  }
  m_sentences->show();
}

/// In the lower corner, as long as there is more below: a sentence that ends at the edge looks complete.
void InfoPanel::markMoreSentences() {
  auto* more = new QLabel(tr("▾ more"), m_scroll->viewport());
  setRole(more, "more");
  more->setAttribute(Qt::WA_TransparentForMouseEvents);
  auto* over = new QVBoxLayout(m_scroll->viewport());
  over->setContentsMargins(0, 0, 0, 0);
  over->addWidget(more, 0, Qt::AlignRight | Qt::AlignBottom);
  const QScrollBar* bar = m_scroll->verticalScrollBar();
  const auto follow = [bar, more] {
    more->setVisible(bar->value() < bar->maximum());
    more->raise();
  };
  connect(bar, &QScrollBar::rangeChanged, more, follow);
  connect(bar, &QScrollBar::valueChanged, more, follow);
  follow();
}

void InfoPanel::showCounters(const Comparison& comparison) {
  // What came before a run that failed is not its result.
  const bool failed = comparison.state() == Comparison::State::failed;
  const auto shown = [&](int s) {
    return failed && !comparison.side(s).fresh ? std::nullopt : comparison.side(s).counters;
  };
  const std::optional<RunCounters> a = shown(0), b = shown(1);
  m_counters.setCounters(a, b);
  const QString compared = agreementNote(comparison);
  m_countersNote->setText(compared.isEmpty() ? countedText(a, b) : compared);
  m_countersNote->setToolTip(compared.isEmpty() ? QString() : tr("Run ▸ Hardware Counters (Ctrl+H) shows both"));
}

void InfoPanel::showStep() {
  QStringList paragraphs = narrativeText(m_playback, m_operation);
  if (m_stage != nullptr && m_playback.position() == 0)
    for (const QString& note : {m_stage->boardNote(0), m_stage->boardNote(1)})
      if (!note.isEmpty() && !paragraphs.contains(note)) paragraphs.prepend(note);
  QString text = paragraphs.join(QStringLiteral("\n\n"));
  text.replace(QStringLiteral(" %"), QStringLiteral("\u00a0%"));  // never alone at the beginning of a line
  if (text == m_storyText) return;  // the clock moves sixty times a second, the words once a step
  m_storyText = text;
  m_story->setText(withUnitsJoined(text));
  m_sentences->updateGeometry();  // at once, not when its own layout comes to it
}

}  // namespace warpfold::app
