// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/manual_window.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

#include "models/language.h"
#include "theme/on_screen.h"
#include "theme/theme_controller.h"
#include "window/manual_style.h"

namespace warpfold::app {

namespace {

const QString folder = QStringLiteral("qrc:/manual/");

/// Reads pages from the manual, so that translations and the licence in front of a page are settled in one place.
class PageBrowser : public QTextBrowser {
 public:
  PageBrowser(const Manual& manual, QWidget* parent) : QTextBrowser(parent), m_manual(manual) {}

 protected:
  QVariant loadResource(int type, const QUrl& name) override {
    if (type != QTextDocument::MarkdownResource) return QTextBrowser::loadResource(type, name);
    const ManualPage* const page = m_manual.page(name.fileName());
    return page ? page->text : QVariant();
  }

 private:
  const Manual& m_manual;
};

}  // namespace

ManualWindow::ManualWindow(const Theme& theme, QWidget* parent)
    : QWidget(parent, Qt::Window), m_manual(language()), m_theme(&theme) {
  setWindowTitle(tr("Warpfold Manual"));
  auto* splitter = new QSplitter(this);
  auto* left = new QWidget(splitter);
  auto* right = new QWidget(splitter);
  buildLeft(left);
  buildRight(right);
  splitter->setStretchFactor(1, 1);
  splitter->setSizes({230, 830});
  splitter->setChildrenCollapsible(false);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(splitter);
  addKeys();
  resizeOnScreen(*this, {1060, 780});
  showPage(m_manual.pages().front().file);
}

void ManualWindow::buildLeft(QWidget* side) {
  m_search = new QLineEdit(side);
  m_search->setPlaceholderText(tr("Search the manual"));
  m_search->setAccessibleName(m_search->placeholderText());
  m_search->setClearButtonEnabled(true);
  m_list = new QListWidget(side);
  m_list->setAccessibleName(tr("Pages of the manual"));
  m_list->setFrameShape(QFrame::NoFrame);
  m_list->setSpacing(3);
  for (const ManualPage& page : m_manual.pages()) {
    auto* item = new QListWidgetItem(&page == &m_manual.pages().front() ? tr("Contents") : page.title, m_list);
    item->setData(Qt::UserRole, page.file);
  }
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(10, 10, 4, 10);
  column->addWidget(m_search);
  column->addWidget(m_list);
  connect(m_search, &QLineEdit::textChanged, this, &ManualWindow::narrow);
  connect(m_search, &QLineEdit::returnPressed, this, &ManualWindow::findNext);
  connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
    if (item) showPage(item->data(Qt::UserRole).toString());
  });
}

void ManualWindow::buildRight(QWidget* side) {
  m_browser = new PageBrowser(m_manual, side);
  m_browser->setOpenExternalLinks(true);
  m_browser->setFrameShape(QFrame::NoFrame);
  m_browser->setAccessibleName(tr("Page of the manual"));
  const auto button = [&](Qt::ArrowType arrow, const QString& name, void (QTextBrowser::*go)()) {
    auto* made = new QToolButton(side);
    made->setArrowType(arrow);
    made->setToolTip(name);
    made->setAccessibleName(name);
    made->setEnabled(false);
    connect(made, &QToolButton::clicked, m_browser, go);
    return made;
  };
  m_back = button(Qt::LeftArrow, tr("Back"), &QTextBrowser::backward);
  m_forward = button(Qt::RightArrow, tr("Forward"), &QTextBrowser::forward);
  connect(m_browser, &QTextBrowser::backwardAvailable, m_back, &QWidget::setEnabled);
  connect(m_browser, &QTextBrowser::forwardAvailable, m_forward, &QWidget::setEnabled);
  connect(m_browser, &QTextBrowser::sourceChanged, this, &ManualWindow::arrive);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_back);
  buttons->addWidget(m_forward);
  buttons->addStretch();
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(4, 10, 10, 10);
  column->addLayout(buttons);
  column->addWidget(m_browser);
}

void ManualWindow::addKeys() {
  const auto key = [this](const QKeySequence& keys, auto does) {
    connect(new QShortcut(keys, this), &QShortcut::activated, this, does);
  };
  key(QKeySequence::Back, [this] { m_browser->backward(); });
  key(QKeySequence::Forward, [this] { m_browser->forward(); });
  key(QKeySequence::Find, [this] {
    m_search->setFocus();
    m_search->selectAll();
  });
  key(Qt::Key_Escape, [this] { close(); });
}

ManualWindow* ManualWindow::open(QWidget* parent, ThemeController& themes) {
  auto* window = parent->findChild<ManualWindow*>(QString(), Qt::FindDirectChildrenOnly);
  if (!window) {
    window = new ManualWindow(themes.theme(), parent);
    connect(&themes, &ThemeController::changed, window, &ManualWindow::setTheme);
  }
  window->show();
  window->raise();
  window->activateWindow();
  return window;
}

void ManualWindow::setTheme(const Theme& theme) {
  m_theme = &theme;
  const int place = m_browser->verticalScrollBar()->value();
  m_styled.clear();
  m_browser->reload();
  m_browser->verticalScrollBar()->setValue(place);
}

void ManualWindow::showPage(const QString& link) {
  if (const QUrl url(folder + link); url != m_browser->source()) m_browser->setSource(url);
}

void ManualWindow::arrive(const QUrl& url) {
  if (m_styled != url.fileName()) {
    styleManual(*m_browser->document(), *m_theme);
    m_styled = url.fileName();
  }
  const QSignalBlocker quiet(m_list);
  for (int i = 0; i < m_list->count(); ++i)
    if (m_list->item(i)->data(Qt::UserRole) == url.fileName()) m_list->setCurrentRow(i);
  scrollTo(url);
  markWords();
}

void ManualWindow::scrollTo(const QUrl& place) {
  const ManualPage* const page = m_manual.page(place.fileName());
  const qsizetype wanted = page == nullptr ? -1 : page->anchors.indexOf(place.fragment());
  if (wanted < 0) return;
  qsizetype heading = -1;
  for (QTextBlock block = m_browser->document()->begin(); block.isValid(); block = block.next()) {
    if (block.blockFormat().headingLevel() == 0 || ++heading != wanted) continue;
    const QTextCursor cursor(block);
    m_browser->setTextCursor(cursor);
    auto* bar = m_browser->verticalScrollBar();
    bar->setValue(bar->value() + m_browser->cursorRect(cursor).top() - 12);
    return;
  }
}

void ManualWindow::narrow(const QString& words) {
  for (int i = 0; i < m_list->count(); ++i) {
    const ManualPage* page = m_manual.page(m_list->item(i)->data(Qt::UserRole).toString());
    m_list->item(i)->setHidden(!words.isEmpty() && !page->text.contains(words, Qt::CaseInsensitive));
  }
  markWords();
}

void ManualWindow::markWords() {
  QList<QTextEdit::ExtraSelection> marks;
  QTextCharFormat format;
  format.setBackground(m_theme->warning);
  format.setForeground(m_theme->window);
  if (const QString words = m_search->text(); !words.isEmpty())
    for (QTextCursor found = m_browser->document()->find(words); !found.isNull();
         found = m_browser->document()->find(words, found))
      marks.push_back({found, format});
  m_browser->setExtraSelections(marks);
}

bool ManualWindow::findFromCursor() {
  return m_browser->find(m_search->text());
}

void ManualWindow::findNext() {
  if (m_search->text().isEmpty() || findFromCursor()) return;
  // Not further down on this page: the next listed page that has it, this one again at last.
  for (int away = 1; away <= m_list->count(); ++away) {
    const int row = (m_list->currentRow() + away) % m_list->count();
    if (m_list->item(row)->isHidden()) continue;
    m_list->setCurrentRow(row);
    m_browser->moveCursor(QTextCursor::Start);
    if (findFromCursor()) return;
  }
}

}  // namespace warpfold::app
