// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/source_view.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QShortcut>
#include <QTextBlock>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "catalogue/user_copy.h"
#include "metrics/current_step.h"
#include "models/kernel_text.h"
#include "models/own_files.h"
#include "models/playback.h"
#include "models/words.h"
#include "theme/plain_text.h"
#include "theme/theme.h"
#include "views/colours.h"
#include "views/source_highlighter.h"

namespace warpfold::app {

namespace {

constexpr double codePixels = 11, leastCodePixels = 9;
constexpr int narrowestLetter = 70;  // percent of its width, where a narrow panel has no room for the longest line
constexpr int narrowPanel = 300;
constexpr double litOpacity = 0.16;

double widthOf(const QFont& font, int letters) {
  return QFontMetricsF(font).horizontalAdvance(QString(letters, QLatin1Char('0')));
}

}  // namespace

// SourceText --------------------------------------------------------------------------------------------

class SourceText::Numbers : public QWidget {
 public:
  explicit Numbers(SourceText* text) : QWidget(text), m_text(text) {}

 protected:
  void paintEvent(QPaintEvent* event) override { m_text->paintNumbers(event); }
  void wheelEvent(QWheelEvent* event) override { event->ignore(); }

 private:
  SourceText* m_text;
};

SourceText::SourceText(QWidget* parent)
    : QPlainTextEdit(parent), m_theme(&Theme::byId(QStringLiteral("dark"))), m_numbers(new Numbers(this)) {
  setReadOnly(true);
  setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  setLineWrapMode(NoWrap);
  setFrameShape(NoFrame);
  setFont(Theme::mono(codePixels));
  setUndoRedoEnabled(false);
  document()->setDocumentMargin(0);
  connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& rect, int dy) {
    if (dy != 0)
      m_numbers->scroll(0, dy);
    else
      m_numbers->update(0, rect.y(), m_numbers->width(), rect.height());
  });
  connect(this, &QPlainTextEdit::blockCountChanged, this, [this] { setViewportMargins(numbersWidth(), 0, 0, 0); });
}

void SourceText::setTheme(const Theme& theme) {
  m_theme = &theme;
  setStyleSheet(
      QStringLiteral("QPlainTextEdit { background: %1; color: %2; border: 1px solid transparent; border-radius: 4px;"
                     " selection-background-color: %3; selection-color: %4; }"
                     "QPlainTextEdit:focus { border-color: %3; }"
                     "QScrollBar { background: transparent; border: none; }"
                     "QScrollBar:horizontal { height: 8px; } QScrollBar:vertical { width: 8px; }"
                     "QScrollBar::handle { background: %5; border-radius: 3px; margin: 1px; min-width: 24px;"
                     " min-height: 24px; }"
                     "QScrollBar::handle:hover { background: %6; }"
                     "QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }"
                     "QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }"
                     "QAbstractScrollArea::corner { background: transparent; border: none; }")
          .arg(theme.panel.name(), mixed(theme.panel, theme.text, 0.86).name(), theme.accent.name(),
               theme.onAccent.name(), theme.faint.name(), theme.muted.name()));
  m_numbers->update();
}

void SourceText::setEditable(bool editable) {
  if (editable != isReadOnly()) return;
  setReadOnly(!editable);
  setUndoRedoEnabled(editable);
  setTextInteractionFlags(editable ? Qt::TextEditorInteraction
                                   : Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

void SourceText::fitFont() {
  int longest = 0;
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
    longest = std::max(longest, int(block.text().size()));
  const double letter = QFontMetricsF(Theme::mono(100)).horizontalAdvance(QLatin1Char('0')) / 100;
  const double room = contentsRect().width() - numbersWidth() - verticalScrollBar()->sizeHint().width() - 4;
  const double fitting = room / (letter * std::max(1, longest));
  QFont wanted = Theme::mono(std::floor(2 * std::clamp(fitting, leastCodePixels, codePixels)) / 2);
  for (int stretch = 98; stretch >= narrowestLetter && widthOf(wanted, longest) > room; stretch -= 2)
    wanted.setStretch(stretch);
  if (wanted != font()) setFont(wanted);
}

int SourceText::wholeLines() const {
  return std::max(1, int(viewport()->height() / blockBoundingRect(firstVisibleBlock()).height()));
}

int SourceText::numbersWidth() const {
  const int digits = blockCount() >= 100 ? 3 : 2, gap = contentsRect().width() < narrowPanel ? 7 : 10;
  return gap + digits * QFontMetrics(numbersFont()).horizontalAdvance(QLatin1Char('9'));
}

QFont SourceText::numbersFont() const {
  return Theme::mono(contentsRect().width() < narrowPanel ? leastCodePixels : codePixels);
}

void SourceText::resizeEvent(QResizeEvent* event) {
  QPlainTextEdit::resizeEvent(event);
  if (m_resizing) return;  // margins that are set resize the text once more
  const QScopedValueRollback resizing(m_resizing, true);
  fitFont();
  setViewportMargins(numbersWidth(), 0, 0, 0);
  const QRect inside = contentsRect();
  m_numbers->setGeometry(inside.left(), inside.top(), numbersWidth(), viewport()->height());
}

void SourceText::paintNumbers(QPaintEvent* event) {
  QPainter painter(m_numbers);
  painter.fillRect(event->rect(), m_theme->panel);
  painter.setFont(numbersFont());
  for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
    const QRectF line = blockBoundingGeometry(block).translated(contentOffset());
    if (line.top() > event->rect().bottom()) break;
    QColor highlighted;
    for (const QTextEdit::ExtraSelection& selection : extraSelections())
      if (selection.cursor.blockNumber() == block.blockNumber()) highlighted = selection.format.background().color();
    // The highlighted band goes on under the numbers.
    if (highlighted.isValid()) painter.fillRect(QRectF(0, line.top(), m_numbers->width(), line.height()), highlighted);
    painter.setPen(highlighted.isValid() ? m_theme->text : mixed(m_theme->panel, m_theme->muted, 0.7));
    painter.drawText(QRectF(0, line.top(), m_numbers->width() - 6, line.height()), Qt::AlignRight | Qt::AlignVCenter,
                     QString::number(block.blockNumber() + 1));
  }
}

// SourceView --------------------------------------------------------------------------------------------

SourceView::SourceView(QWidget* parent)
    : QWidget(parent),
      m_theme(&Theme::byId(QStringLiteral("dark"))),
      m_text(new SourceText(this)),
      m_problem(new QLabel(this)),
      m_copy(new QToolButton(this)),
      m_save(new QToolButton(this)),
      m_highlighter(new SourceHighlighter(m_text->document())) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  auto* header = new QHBoxLayout;
  header->setContentsMargins(0, 0, 0, 0);
  header->setSpacing(0);
  header->addStretch();
  m_copy->setText(tr("Edit a Copy"));
  m_copy->setToolTip(tr("Makes a file of your own of this kernel"));
  m_save->setText(tr("Run"));
  m_save->setToolTip(tr("Keeps the file and runs it (Ctrl+Enter)"));
  for (QToolButton* button : {m_copy, m_save}) {
    button->setFont(Theme::ui(12));
    button->setFixedHeight(24);
    button->hide();
    header->addWidget(button);
  }
  connect(m_copy, &QToolButton::clicked, this, [this] { emit copyWanted(m_side); });
  connect(m_save, &QToolButton::clicked, this, &SourceView::save);
  auto* const keys =
      new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return), this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
  connect(keys, &QShortcut::activated, this, &SourceView::save);
  connect(m_text->document(), &QTextDocument::modificationChanged, m_save, &QToolButton::setEnabled);
  for (int side : {0, 1}) {
    auto* button = new QToolButton(this);
    button->setText(side == 0 ? QStringLiteral("A") : QStringLiteral("B"));
    button->setCheckable(true);
    button->setAutoExclusive(true);
    button->setChecked(side == 0);
    button->setFont(Theme::ui(12, QFont::DemiBold));
    button->setFixedSize(28, 24);
    connect(button, &QToolButton::clicked, this, [this, side] { setSide(side); });
    header->addWidget(button);
    m_switch[side] = button;
  }
  column->addLayout(header);
  column->addWidget(m_text, 1);
  m_problem->setWordWrap(true);
  m_problem->setTextFormat(Qt::PlainText);
  m_problem->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_problem->setProperty("role", "fault");
  m_problem->hide();
  column->addWidget(m_problem);
  m_text->setAccessibleName(tr("Kernel source"));
  // The card below grows and shrinks with its sentences; the highlighted lines stay in sight.
  for (QScrollBar* bar : {m_text->verticalScrollBar(), m_text->horizontalScrollBar()})
    connect(bar, &QScrollBar::rangeChanged, this, &SourceView::showLit,
            Qt::QueuedConnection);  // the page's size follows the range
  m_switch[0]->setAccessibleName(tr("Source of kernel A"));
  m_switch[1]->setAccessibleName(tr("Source of kernel B"));
}

void SourceView::setTheme(const Theme& theme) {
  m_theme = &theme;
  m_text->setTheme(theme);
  m_highlighter->setTheme(theme);
  for (int side : {0, 1})
    m_switch[side]->setStyleSheet(
        QStringLiteral("QToolButton { color: %1; background: transparent; border: 1px solid transparent; "
                       "border-radius: 5px; }"
                       "QToolButton:hover, QToolButton:focus { border-color: %2; }"
                       "QToolButton:checked { color: %3; background: %4; }")
            .arg(theme.muted.name(), theme.fieldBorder.name(), theme.side(side).name(), theme.field.name()));
  for (QToolButton* button : {m_copy, m_save})
    button->setStyleSheet(
        QStringLiteral("QToolButton { color: %1; background: transparent; border: 1px solid %2; border-radius: 5px;"
                       " padding: 0 6px; margin-right: 4px; }"
                       "QToolButton:hover, QToolButton:focus { border-color: %3; }"
                       "QToolButton:disabled { color: %4; }")
            .arg(theme.text.name(), theme.fieldBorder.name(), theme.accent.name(), theme.muted.name()));
  paintLit();
  update();
}

void SourceView::setOwnFiles(const OwnFiles& files) {
  m_own = &files;
  connect(&files, &OwnFiles::changed, this, &SourceView::showText);
}

void SourceView::setRefusals(const std::array<const UserRefusal*, 2>& refusals) {
  for (std::size_t side = 0; side < 2; ++side) {
    m_refusals[side].reset();
    if (refusals[side] != nullptr) m_refusals[side] = *refusals[side];
  }
  showRefusal();
  paintLit();
}

void SourceView::showRefusal() {
  const auto& refusal = m_refusals[std::size_t(m_side)];
  m_problem->setText(refusal ? sentence(refusal->message) : QString());
  m_problem->setVisible(refusal.has_value());
}

/// What was typed counts as kept once the file holds it: showText().
void SourceView::save() {
  if (m_file.empty() || !m_text->document()->isModified()) return;
  QString text = m_text->toPlainText() + QLatin1Char('\n');
  if (m_carriageReturns) text.replace(QLatin1Char('\n'), QLatin1String("\r\n"));
  emit edited(QString::fromStdString(m_file), text);
}

void SourceView::setKernels(const KernelInfo& a, const KernelInfo& b) {
  m_kernels = {a, b};
  for (int side : {0, 1}) m_switch[side]->setToolTip(plainToolTip(titleOf(m_kernels[side])));
  showSide();
}

void SourceView::setPlayback(Playback* playback) {
  if (m_playback) m_playback->disconnect(this);
  m_playback = playback;
  if (playback != nullptr) {
    connect(playback, &Playback::positionChanged, this, &SourceView::follow);
    connect(playback, &Playback::tracesChanged, this, &SourceView::follow);
  }
  follow();
}

void SourceView::setSide(int side) {
  m_switch[side]->setChecked(true);
  if (side == m_side) return;
  save();
  m_side = side;
  showSide();
  emit sideChanged(side);
}

QString SourceView::text() const {
  return m_text->toPlainText();
}

void SourceView::showSide() {
  m_highlighted.clear();
  m_warned.clear();
  const KernelInfo& kernel = m_kernels[m_side];
  m_copy->setVisible(!kernel.user && canBeCopied(kernel) && m_own && !m_own->folder().isEmpty());
  m_save->setVisible(kernel.user != nullptr);
  m_save->setEnabled(m_text->document()->isModified());
  showText();
  m_text->setAccessibleName(tr("Source of %1").arg(titleOf(kernel)));
  showRefusal();
  paintLit();
  follow();
}

/// Of a kernel of the user's what its file holds, which may be newer than what was compiled. What is being typed stays,
/// whatever becomes of the file meanwhile, and goes into it before another text takes its place.
void SourceView::showText() {
  const KernelInfo& kernel = m_kernels[m_side];
  const std::string wanted = kernel.user ? kernel.user->file : std::string();
  const UserSource* const source = kernel.user && m_own ? m_own->source(wanted) : nullptr;
  QString text = QString::fromStdString(source ? source->text : kernel.code);
  const bool readable = text.toStdString() == (source ? source->text : kernel.code) && !text.contains(QChar(0));
  const bool carriageReturns = text.contains(QLatin1String("\r\n"));
  text.remove(QLatin1Char('\r'));
  while (text.endsWith(QLatin1Char('\n'))) text.chop(1);
  QTextDocument* const document = m_text->document();
  if (!m_file.empty() && document->isModified()) {
    if (wanted == m_file && text != m_text->toPlainText()) return;
    if (wanted != m_file) save();
  }
  m_file = source && readable ? wanted : std::string();
  m_carriageReturns = carriageReturns;
  m_text->setEditable(!m_file.empty());
  if (text != m_text->toPlainText()) {
    m_text->setPlainText(text);
    m_text->fitFont();
  }
  document->setModified(false);
}

void SourceView::follow() {
  QList<LineRange> highlighted;
  const BlockTracePtr trace = m_playback ? m_playback->trace(m_side) : nullptr;
  if (trace) {
    const KernelInfo& kernel = m_kernels[m_side];
    const double position = m_playback->position(m_side);
    for (const Step* step : {currentStep(*trace, position), storeStep(*trace, position)})
      if (step != nullptr)
        if (const auto lines = highlightedLines(kernel, *step)) highlighted.append(*lines);
  }
  const bool moved = !m_warned.isEmpty() && m_playback && m_playback->position(m_side) != m_warnedAt;
  if (moved) m_warned.clear();
  if (highlighted == m_highlighted && !moved) return;
  m_highlighted = highlighted;
  paintLit();
}

void SourceView::warn(int side, const Hazard& hazard) {
  setSide(side);
  m_warned.clear();
  m_warnedAt = m_playback ? m_playback->position(side) : 0;
  const KernelInfo& kernel = m_kernels[side];
  for (const std::uint32_t line : {hazard.first ? hazard.first->line : 0, hazard.second.line})
    if (line >= kernel.firstLine && !m_warned.contains(static_cast<int>(line - kernel.firstLine)))
      m_warned.append(static_cast<int>(line - kernel.firstLine));
  std::sort(m_warned.begin(), m_warned.end());
  paintLit();
}

void SourceView::paintLit() {
  QList<QTextEdit::ExtraSelection> selections;
  const auto mark = [&](int line, const QColor& band) {
    QTextEdit::ExtraSelection selection;
    selection.format.setBackground(band);
    selection.format.setProperty(QTextFormat::FullWidthSelection, true);
    selection.cursor = QTextCursor(m_text->document()->findBlockByNumber(line));
    selections.append(selection);
  };
  const QColor band = mixed(m_theme->panel, m_theme->side(m_side), litOpacity);
  for (const LineRange& range : m_highlighted)
    for (int line = range.first; line <= range.last; ++line)
      if (!m_warned.contains(line)) mark(line, band);
  for (const int line : m_warned) mark(line, mixed(m_theme->panel, m_theme->bad, 0.3));
  const auto& refusal = m_refusals[std::size_t(m_side)];
  if (refusal && refusal->line > 0) mark(int(refusal->line) - 1, mixed(m_theme->panel, m_theme->bad, 0.3));
  m_text->setExtraSelections(selections);
  m_text->viewport()->update();
  m_text->update();
  for (QWidget* child : m_text->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) child->update();
  showLit();
}

void SourceView::showLit() {
  if (m_highlighted.isEmpty() && m_warned.isEmpty()) return;
  // Scroll only where the highlighted lines are out of sight, and then with a line of context. Lines are the bar's
  // unit; its page counts one that is seen in part.
  QScrollBar* bar = m_text->verticalScrollBar();
  const int visible = m_text->wholeLines();
  const int first = m_warned.isEmpty() ? m_highlighted.first().first : m_warned.first();
  const int last = m_warned.isEmpty() ? m_highlighted.last().last : m_warned.last();
  if (last >= bar->value() + visible) bar->setValue(last - visible + 2);
  if (first < bar->value()) bar->setValue(std::max(0, first - 1));
  showLitAcross();
}

/// In a panel too narrow for narrow letters the second operand stands to the right: it is what the step is about. The
/// beginnings of the lines in sight stay.
void SourceView::showLitAcross() {
  const QFontMetricsF metrics(m_text->font());
  double right = 0, left = 1e9;
  const auto textOf = [&](int line) { return m_text->document()->findBlockByNumber(line).text(); };
  const auto widen = [&](int line) { right = std::max(right, metrics.horizontalAdvance(textOf(line))); };
  const int top = m_text->verticalScrollBar()->value();
  for (int line = top; line < std::min(top + m_text->wholeLines() + 1, m_text->blockCount()); ++line) {
    const QString text = textOf(line);
    const auto first = std::find_if(text.begin(), text.end(), [](QChar c) { return !c.isSpace(); });
    if (first != text.end()) left = std::min(left, metrics.horizontalAdvance(text.left(int(first - text.begin()))));
  }
  for (const LineRange& range : m_highlighted)
    for (int line = range.first; line <= range.last; ++line) widen(line);
  for (const int line : m_warned) widen(line);
  const int wanted = std::max(0, int(std::ceil(right)) + 2 - m_text->viewport()->width());
  m_text->horizontalScrollBar()->setValue(std::min(wanted, int(left)));
}

void SourceView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setFont(Theme::ui(15, QFont::DemiBold));
  painter.setPen(m_theme->text);
  painter.drawText(QRect(0, 0, width() - 60, 24), Qt::AlignLeft | Qt::AlignVCenter, tr("Kernel source"));
}

}  // namespace warpfold::app
