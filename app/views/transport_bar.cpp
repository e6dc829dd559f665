// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/transport_bar.h"

#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTextEdit>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>
#include <array>
#include <cmath>

#include "metrics/current_step.h"
#include "metrics/step_action.h"
#include "models/count_text.h"
#include "models/figure_text.h"
#include "models/playback.h"
#include "models/words.h"
#include "theme/theme.h"
#include "views/transport_parts.h"

namespace warpfold::app {

namespace {

constexpr std::array speeds{0.25, 0.5, 1.0, 2.0, 4.0, 8.0};

QString speedText(double speed) {
  const int decimals = std::abs(speed * 10 - std::round(speed * 10)) < 1e-9 ? 1 : 2;
  return QStringLiteral("%1×").arg(speed, 0, 'f', decimals);
}

QString strideOf(const BlockTrace* trace, std::uint32_t row) {
  if (trace == nullptr || row > rowCount(*trace)) return {};
  const Step* step = currentStep(*trace, row);
  return step != nullptr ? text(nameOf(*trace, *step)) : QStringLiteral("–");
}

/// "8", "1 | 8", "serial | 8".
QString stridesIn(const Playback& playback, std::uint32_t row) {
  const QString a = strideOf(playback.trace(0).get(), row), b = strideOf(playback.trace(1).get(), row);
  return a.isEmpty() ? b : b.isEmpty() ? a : a + QStringLiteral(" | ") + b;
}

/// Of the first step, where there is no room for what the numbers are.
QString narrowMark(const Playback& playback) {
  return playback.mode() == Playback::Mode::race ? QString() : stridesIn(playback, 1);
}

/// Steps of both sides that end within a warp are lesser ones: no barrier of the block marks their end.
QSet<int> lesserMarks(const Playback& playback) {
  QSet<int> lesser;
  if (playback.mode() == Playback::Mode::race) return lesser;
  for (int row = 1; row <= static_cast<int>(playback.rows()); ++row) {
    bool within = false, across = false;
    for (int side : {0, 1}) {
      const BlockTrace* trace = playback.trace(side).get();
      if (trace == nullptr || row > static_cast<int>(rowCount(*trace))) continue;
      const Step* step = currentStep(*trace, row);
      (step != nullptr && step->warpLevel ? within : across) = true;
    }
    if (within && !across) lesser.insert(row);
  }
  return lesser;
}

/// In a race the clock counts time, the same for both sides.
QStringList timeMarks(const Playback& playback) {
  double total = 0;
  for (int side : {0, 1})
    if (const auto ends = rowTimes(playback.trace(side).get()); !ends.empty()) total = std::max(total, ends.back());
  QStringList marks;
  const int rows = static_cast<int>(playback.rows());
  for (int mark = 0; mark <= rows; ++mark)
    marks.append(QStringLiteral("%1 µs").arg(total * mark / std::max(1, rows) / 1000, 0, 'f', total < 10000 ? 2 : 1));
  return marks;
}

/// Where in a race each side has finished, and after how long.
std::vector<Scrubber::Finish> finishesOf(const Playback& playback) {
  if (playback.mode() != Playback::Mode::race || !playback.raceAvailable()) return {};
  const double ns[] = {rowTimes(playback.trace(0).get()).back(), rowTimes(playback.trace(1).get()).back()};
  const double longest = std::max(ns[0], ns[1]);
  return {{playback.rows() * ns[0] / longest, TransportBar::tr("A %1").arg(timeText(ns[0] / 1000))},
          {playback.rows() * ns[1] / longest, TransportBar::tr("B %1").arg(timeText(ns[1] / 1000))}};
}

QString raceText(Playback::StepTimes times) {
  switch (times) {
    case Playback::StepTimes::measured: return TransportBar::tr("Race (measured time)");
    case Playback::StepTimes::recorded: return TransportBar::tr("Race (recorded time)");
    case Playback::StepTimes::modelled: return TransportBar::tr("Race (modelled time)");
    case Playback::StepTimes::mixed: return TransportBar::tr("Race (unlike times)");
  }
  return {};
}

QString raceExplained(Playback::StepTimes times) {
  switch (times) {
    case Playback::StepTimes::measured:
      return TransportBar::tr("Each step takes its measured time, slowed by one factor for both.");
    case Playback::StepTimes::recorded:
      return TransportBar::tr("Each step takes its recorded time, slowed by one factor for both.");
    case Playback::StepTimes::modelled:
      return TransportBar::tr("Each step takes its modelled time, slowed by one factor for both.");
    case Playback::StepTimes::mixed:
      return TransportBar::tr(
          "Each step takes its time, slowed by one factor for both; the times of A and B are not of "
          "the same origin, so that nothing is said of how much faster one is.");
  }
  return {};
}

/// Why the factor of a race is not that of the kernels.
QString blockExplained() {
  return TransportBar::tr(
      "This is the time of one block: the whole kernels differ by another factor, since their times also include the "
      "other blocks and every launch.");
}

/// "Race of block 0"; without the number where the two sides show unlike blocks.
QString raceOfBlock(const Playback& playback) {
  const BlockTracePtr a = playback.trace(0), b = playback.trace(1);
  const bool alike = a && b && a->block == b->block && a->launch == 0 && b->launch == 0;
  return alike ? TransportBar::tr("Race of block %1").arg(a->block.value) : TransportBar::tr("Race of one block");
}

/// Who was first, and by how much; of times of two origins there is no ratio.
QString finishText(const Playback& playback, const std::array<double, 2>& ns) {
  if (playback.stepTimes() == Playback::StepTimes::mixed) return raceText(playback.stepTimes());
  const QString race = raceOfBlock(playback);
  const QString factor = QString::number(std::max(ns[0], ns[1]) / std::min(ns[0], ns[1]), 'f', 2);
  if (factor == QLatin1String("1.00")) return TransportBar::tr("%1: A and B take as long").arg(race);
  return (ns[1] < ns[0] ? TransportBar::tr("%1: B is %2× as fast") : TransportBar::tr("%1: A is %2× as fast"))
      .arg(race, factor);
}

/// Whether a widget with the focus needs this key for itself.
bool needsKey(const QWidget* widget, int key) {
  if (qobject_cast<const Scrubber*>(widget) != nullptr) return false;
  if (const auto* text = qobject_cast<const QPlainTextEdit*>(widget)) return !text->isReadOnly();
  if (const auto* text = qobject_cast<const QTextEdit*>(widget)) return !text->isReadOnly();
  if (const auto* radio = qobject_cast<const QRadioButton*>(widget))  // pressed already, it needs no Space
    return (key == Qt::Key_Space && !radio->isChecked()) || key == Qt::Key_Left || key == Qt::Key_Right;
  if (qobject_cast<const QAbstractButton*>(widget) != nullptr) return key == Qt::Key_Space;
  // A list that was just chosen from keeps the focus, and the next Space plays, the next End goes to the end; Up and
  // Down change the choice, F4 and Alt+Down open the list.
  if (const auto* box = qobject_cast<const QComboBox*>(widget)) return box->isEditable();
  return qobject_cast<const QLineEdit*>(widget) != nullptr ||
         qobject_cast<const QAbstractSpinBox*>(widget) != nullptr ||
         qobject_cast<const QAbstractItemView*>(widget) != nullptr ||
         qobject_cast<const QAbstractSlider*>(widget) != nullptr || qobject_cast<const QTabBar*>(widget) != nullptr;
}

bool isTransportKey(const QKeyEvent& event) {
  if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
  static constexpr std::array keys{Qt::Key_Space, Qt::Key_Left, Qt::Key_Right, Qt::Key_Home,
                                   Qt::Key_End,   Qt::Key_Plus, Qt::Key_Equal, Qt::Key_Minus};
  return std::find(keys.begin(), keys.end(), event.key()) != keys.end();
}

}  // namespace

QStringList stepMarks(const Playback& playback) {
  if (playback.mode() == Playback::Mode::race) return timeMarks(playback);
  QStringList marks{TransportBar::tr("load")};
  const auto rows = static_cast<std::uint32_t>(playback.rows());
  for (std::uint32_t row = 1; row <= rows; ++row) {
    const QString strides = stridesIn(playback, row);
    const bool number = !strides.isEmpty() && strides.front().isDigit();
    marks.append(row == 1 && number ? TransportBar::tr("stride %1").arg(strides) : strides);
  }
  return marks;
}

TransportBar::TransportBar(Playback* playback, QWidget* parent)
    : QWidget(parent),
      m_playback(playback),
      m_theme(&Theme::byId(QStringLiteral("dark"))),
      m_scrubber(new Scrubber(this)) {
  setAccessibleName(tr("Playback"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(14, 6, 14, 4);
  row->setSpacing(6);
  addButtons();
  row->addSpacing(2);
  row->addWidget(m_scrubber, 1);
  row->addSpacing(2);
  addModes();
  addSpeed();

  connect(m_scrubber, &Scrubber::moved, m_playback, &Playback::setPosition);
  connect(m_scrubber, &QAbstractSlider::sliderPressed, m_playback, &Playback::pause);
  connect(m_playback, &Playback::positionChanged, m_scrubber,
          [this] { m_scrubber->setPosition(m_playback->position()); });
  connect(m_playback, &Playback::positionChanged, this, &TransportBar::nameRace);
  connect(m_playback, &Playback::tracesChanged, this, &TransportBar::followTraces);
  connect(m_playback, &Playback::playingChanged, this, &TransportBar::followPlaying);
  connect(m_playback, &Playback::modeChanged, this, &TransportBar::followMode);
  connect(m_playback, &Playback::speedChanged, this, &TransportBar::followSpeed);
  followTraces();
  followPlaying();
  followMode();
  followSpeed();
  qApp->installEventFilter(this);
}

QSize TransportBar::minimumSizeHint() const {
  return layout()->minimumSize();
}

QAction* TransportBar::addShortcut(const QString& text, const QList<QKeySequence>& keys, void (Playback::*act)()) {
  auto* action = new QAction(text, this);
  action->setShortcuts(keys);
  action->setShortcutContext(Qt::WindowShortcut);
  if (act != nullptr) connect(action, &QAction::triggered, m_playback, act);
  addAction(action);
  m_actions.append(action);
  return action;
}

void TransportBar::addButtons() {
  using Icon = TransportButton::Icon;
  addShortcut(tr("To the start"), {Qt::Key_Home}, &Playback::toStart);
  addShortcut(tr("Step back"), {Qt::Key_Left}, &Playback::stepBack);
  addShortcut(tr("Play"), {Qt::Key_Space}, &Playback::toggle);
  addShortcut(tr("Step forward"), {Qt::Key_Right}, &Playback::stepForward);
  addShortcut(tr("To the end"), {Qt::Key_End}, &Playback::toEnd);
  const Icon icons[] = {Icon::toStart, Icon::back, Icon::play, Icon::forward, Icon::toEnd};
  for (int i = 0; i < 5; ++i) {
    auto* button = new TransportButton(icons[i], this);
    QAction* action = m_actions[i];
    button->setAccessibleName(action->text());
    button->setToolTip(tr("%1  (%2)").arg(action->text(), action->shortcut().toString(QKeySequence::NativeText)));
    connect(button, &QAbstractButton::clicked, action, &QAction::trigger);
    layout()->addWidget(button);
    m_buttons.append(button);
  }
  QAction* faster = addShortcut(tr("Faster"), {Qt::Key_Plus, Qt::Key_Equal}, nullptr);
  QAction* slower = addShortcut(tr("Slower"), {Qt::Key_Minus}, nullptr);
  // With Shift on many layouts.
  faster->setShortcuts(
      {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal), QKeySequence(Qt::SHIFT | Qt::Key_Plus)});
  connect(faster, &QAction::triggered, this, [this] { stepSpeed(+1); });
  connect(slower, &QAction::triggered, this, [this] { stepSpeed(-1); });
}

void TransportBar::addModes() {
  auto* stepLocked = new ThemedRadio(tr("Step-locked"), this);
  auto* race = new ThemedRadio(raceText(m_playback->stepTimes()), this);
  m_stepLocked = stepLocked;
  m_race = race;
  // A click takes no focus, so that the next Space plays.
  for (QRadioButton* radio : {m_stepLocked, m_race}) radio->setFocusPolicy(Qt::TabFocus);
  stepLocked->setToolTip(tr("Both trees take a step together"));
  auto* column = new QVBoxLayout;
  column->setSpacing(0);
  column->addStretch();
  column->addWidget(stepLocked);
  column->addWidget(race);
  column->addStretch();
  static_cast<QHBoxLayout*>(layout())->addLayout(column);
  connect(stepLocked, &QRadioButton::toggled, this, &TransportBar::chooseMode);
}

void TransportBar::addSpeed() {
  m_speed = new QToolButton(this);
  m_speed->setPopupMode(QToolButton::InstantPopup);
  m_speed->setProperty("role", "speed");
  m_speed->setAutoRaise(true);
  m_speed->setFocusPolicy(Qt::TabFocus);
  m_speed->setFont(Theme::mono(13));
  m_speed->setMinimumWidth(QFontMetrics(Theme::mono(13)).horizontalAdvance(QStringLiteral("0.25×")) + 20);
  auto* menu = new QMenu(m_speed);
  m_speeds = new QActionGroup(this);
  for (double speed : speeds) {
    QAction* action = menu->addAction(speedText(speed));
    action->setCheckable(true);
    action->setData(speed);
    m_speeds->addAction(action);
    connect(action, &QAction::triggered, m_playback, [this, speed] { m_playback->setSpeed(speed); });
  }
  m_speed->setMenu(menu);
  m_speed->setToolTip(tr("Steps per second  (+ and −)"));
  layout()->addWidget(m_speed);
}

void TransportBar::setTheme(const Theme& theme) {
  m_theme = &theme;
  m_scrubber->setTheme(theme);
  for (TransportButton* button : m_buttons) button->setTheme(theme);
  static_cast<ThemedRadio*>(m_stepLocked)->setTheme(theme);
  static_cast<ThemedRadio*>(m_race)->setTheme(theme);
  update();
}

void TransportBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(m_theme->border);
  painter.setBrush(m_theme->panel);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

void TransportBar::followTraces() {
  const bool any = m_playback->rows() > 0;
  m_scrubber->setMarks(stepMarks(*m_playback), lesserMarks(*m_playback), narrowMark(*m_playback));
  m_scrubber->setFinishes(finishesOf(*m_playback));
  m_scrubber->setPosition(m_playback->position());
  m_scrubber->setEnabled(any);
  for (QAction* action : m_actions.mid(0, 5)) action->setEnabled(any);
  for (TransportButton* button : m_buttons) button->setEnabled(any);
  offerRace();
  nameRace();
}

void TransportBar::offerRaceOf(std::optional<quint64> block) {
  if (block == m_offered) return;
  m_offered = block;
  offerRace();
}

void TransportBar::offerRace() {
  const bool race = m_playback->raceAvailable();
  m_race->setEnabled(race || m_offered);
  const QString why =
      race ? QStringList{raceExplained(m_playback->stepTimes()), blockExplained()}.join(u' ')
      : m_offered
          ? tr("These trees have no times: a click shows block %1 of the run in both, and starts its race")
                .arg(*m_offered)
          : tr("A race needs step times of both trees: run on a GPU, or a recorded or modelled one, and show the block "
               "of the run (Ctrl+2)");
  m_race->setToolTip(QStringLiteral("<qt>%1</qt>").arg(why.toHtmlEscaped()));  // rich text is wrapped
  m_race->setAccessibleDescription(why);
}

/// Where the trees have no times, a race is asked for; the mode follows once there is one.
void TransportBar::chooseMode(bool stepLocked) {
  if (!stepLocked && !m_playback->raceAvailable()) {
    emit raceAsked();
    return followMode();
  }
  m_playback->setMode(stepLocked ? Playback::Mode::stepLocked : Playback::Mode::race);
}

/// While it runs, how slow it is; at its end, who was first.
void TransportBar::nameRace() {
  const double slowDown = m_playback->raceSlowDown();
  const auto finish = m_playback->raceTimesNs();
  const QString text = finish         ? finishText(*m_playback, *finish)
                       : slowDown > 0 ? tr("%1, %2").arg(raceOfBlock(*m_playback), slowDownText(slowDown))
                                      : raceText(m_playback->stepTimes());
  if (text == m_race->text()) return;
  m_race->setMinimumWidth(finish ? m_race->width() : 0);  // the scrubber stays as it is
  m_race->setText(text);
}

/// A button that is off does nothing when it is clicked. Later, since the click would hide the tip.
void TransportBar::sayWhyNoRace(QPoint at) {
  QTimer::singleShot(0, this, [this, at] { QToolTip::showText(at, m_race->toolTip(), m_race); });
}

void TransportBar::followPlaying() {
  const bool playing = m_playback->playing();
  m_buttons[2]->setIconShape(playing ? TransportButton::Icon::pause : TransportButton::Icon::play);
  m_buttons[2]->setHighlighted(true);  // else it would look like a step forward
  m_actions[2]->setText(playing ? tr("Pause") : tr("Play"));
  m_buttons[2]->setAccessibleName(m_actions[2]->text());
}

void TransportBar::followMode() {
  m_scrubber->setMarks(stepMarks(*m_playback), lesserMarks(*m_playback), narrowMark(*m_playback));
  m_scrubber->setFinishes(finishesOf(*m_playback));
  m_scrubber->setPosition(m_playback->position());
  (m_playback->mode() == Playback::Mode::race ? m_race : m_stepLocked)->setChecked(true);
  nameRace();
}

void TransportBar::followSpeed() {
  m_speed->setText(speedText(m_playback->speed()));
  m_speed->setAccessibleName(tr("Speed %1").arg(m_speed->text()));
  for (QAction* action : m_speeds->actions()) action->setChecked(action->data().toDouble() == m_playback->speed());
  nameRace();
}

void TransportBar::stepSpeed(int direction) {
  const double now = m_playback->speed();
  if (direction > 0) {
    const auto next = std::find_if(speeds.begin(), speeds.end(), [&](double s) { return s > now + 1e-9; });
    if (next != speeds.end()) m_playback->setSpeed(*next);
  } else {
    const auto next = std::find_if(speeds.rbegin(), speeds.rend(), [&](double s) { return s < now - 1e-9; });
    if (next != speeds.rend()) m_playback->setSpeed(*next);
  }
}

bool TransportBar::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_race && !m_race->isEnabled() && event->type() == QEvent::MouseButtonRelease)
    sayWhyNoRace(static_cast<QMouseEvent*>(event)->globalPosition().toPoint());
  // Before a shortcut fires, Qt asks the widget with the focus whether it wants the key. Most never answer.
  if (event->type() == QEvent::ShortcutOverride && watched->isWidgetType()) {
    const auto* widget = static_cast<QWidget*>(watched);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (widget->window() == window() && widget == QApplication::focusWidget() && isTransportKey(*key) &&
        needsKey(widget, key->key())) {
      event->accept();
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace warpfold::app
