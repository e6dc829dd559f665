// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/sessions_dialog.h"

#include <QCheckBox>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QTableView>
#include <QUrl>
#include <QVBoxLayout>

#include "models/count_text.h"
#include "models/words.h"
#include "store/limits.h"
#include "theme/on_screen.h"
#include "theme/plain_text.h"
#include "views/combo_box.h"
#include "window/roles.h"
#include "workbench/session_keeper.h"

namespace warpfold::app {

SessionsDialog::SessionsDialog(SessionKeeper& sessions, QWidget* parent) : QDialog(parent), m_sessions(sessions) {
  setWindowTitle(tr("Sessions"));
  buildList();
  m_problem = new QLabel(this);
  setRole(m_problem, "problem");
  m_problem->setWordWrap(true);
  m_problem->hide();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 16, 16, 14);
  column->setSpacing(10);
  column->addWidget(m_search);
  column->addWidget(m_list, 1);
  column->addWidget(buildLabel());
  column->addWidget(m_problem);
  column->addWidget(buildKeeping());
  column->addWidget(buildButtons());
  resizeOnScreen(*this, {1080, 620});
  m_search->setFocus();
  connect(&m_sessions, &SessionKeeper::keepingChanged, this, &SessionsDialog::reload);
  reload();
}

SessionsDialog::~SessionsDialog() {
  saveLabel();
}

void SessionsDialog::buildList() {
  m_search = new QLineEdit(this);
  m_search->setPlaceholderText(tr("Search by date, title, kernel, device or note"));
  m_search->setAccessibleName(m_search->placeholderText());
  m_search->setClearButtonEnabled(true);
  m_found.setSourceModel(&m_model);
  m_found.setFilterRole(SessionListModel::SearchRole);
  m_found.setFilterCaseSensitivity(Qt::CaseInsensitive);
  m_list = new QTableView(this);
  m_list->setObjectName(QStringLiteral("sessionList"));
  m_list->setModel(&m_found);
  m_list->setAccessibleName(tr("Sessions"));
  m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_list->setSelectionMode(QAbstractItemView::SingleSelection);
  m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_list->setTabKeyNavigation(false);
  m_list->setShowGrid(false);
  m_list->setWordWrap(false);
  m_list->verticalHeader()->hide();
  m_list->horizontalHeader()->setStretchLastSection(true);
  m_list->horizontalHeader()->setHighlightSections(false);
  m_list->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  for (const auto& [section, width] :
       {std::pair(SessionListModel::Date, 140), std::pair(SessionListModel::Title, 190),
        std::pair(SessionListModel::Kernels, 230), std::pair(SessionListModel::Device, 270)})
    m_list->setColumnWidth(section, width);
  connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
    saveLabel();
    m_found.setFilterFixedString(text.trimmed());
    if (chosen() < 0) m_list->selectRow(0);
    showChosen();
  });
  connect(m_search, &QLineEdit::returnPressed, m_list, qOverload<>(&QWidget::setFocus));
  auto* down = new QShortcut(Qt::Key_Down, m_search);
  down->setContext(Qt::WidgetShortcut);
  connect(down, &QShortcut::activated, m_list, qOverload<>(&QWidget::setFocus));
  connect(m_list, &QTableView::activated, this, &SessionsDialog::openChosen);
  connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
    saveLabel();
    showChosen();
  });
}

QWidget* SessionsDialog::buildLabel() {
  auto* box = new QWidget(this);
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  const auto add = [&](const QString& text, QWidget* editor) {
    auto* label = new QLabel(text, box);
    setRole(label, "caption");
    label->setBuddy(editor);
    editor->setAccessibleName(QString(text).remove(u'&'));
    column->addWidget(label);
    column->addWidget(editor);
  };
  m_title = new QLineEdit(box);
  m_title->setObjectName(QStringLiteral("sessionTitle"));
  m_title->setMaxLength(int(store::mostTitleBytes) / 4);  // of four bytes each, at worst
  m_note = new QPlainTextEdit(box);
  m_note->setObjectName(QStringLiteral("sessionNote"));
  m_note->setTabChangesFocus(true);
  m_note->setFixedHeight(58);
  setRole(m_note, "note");
  auto* comparison = new ComboBox(false, box);
  comparison->setNarrow();
  m_comparison = comparison;
  m_comparison->setObjectName(QStringLiteral("sessionComparison"));
  add(tr("Comparison to open"), m_comparison);
  add(tr("Title"), m_title);
  add(tr("Note"), m_note);
  connect(m_title, &QLineEdit::editingFinished, this, &SessionsDialog::saveLabel);
  return box;
}

QWidget* SessionsDialog::buildKeeping() {
  auto* box = new QWidget(this);
  auto* row = new QHBoxLayout(box);
  row->setContentsMargins(0, 0, 0, 0);
  m_keep = new QCheckBox(tr("&Keep a session of what this window shows"), box);
  m_keep->setChecked(m_sessions.keeps());
  m_folder = new QLabel(box);
  setRole(m_folder, "caption");
  m_folder->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  auto* choose = new QPushButton(tr("Choose &Folder…"), box);
  choose->setAutoDefault(false);
  row->addWidget(m_keep);
  row->addSpacing(12);
  row->addWidget(m_folder, 1);
  row->addWidget(choose);
  connect(m_keep, &QCheckBox::toggled, &m_sessions, &SessionKeeper::setKeeping);
  connect(choose, &QPushButton::clicked, this, &SessionsDialog::chooseFolder);
  return box;
}

QWidget* SessionsDialog::buildButtons() {
  auto* box = new QWidget(this);
  auto* row = new QHBoxLayout(box);
  row->setContentsMargins(0, 4, 0, 0);
  const auto button = [&](const QString& text) {
    auto* made = new QPushButton(text, box);
    made->setAutoDefault(false);  // Enter in the search or in the list means neither of them
    return made;
  };
  m_open = button(tr("&Open"));
  m_reveal = button(tr("&Show in Folder"));
  m_delete = button(tr("&Delete…"));
  auto* close = button(tr("C&lose"));
  m_open->setObjectName(QStringLiteral("openSession"));
  m_delete->setObjectName(QStringLiteral("deleteSession"));
  setRole(m_open, "primary");
  row->addWidget(m_open);
  row->addWidget(m_reveal);
  row->addWidget(m_delete);
  row->addStretch(1);
  row->addWidget(close);
  connect(m_open, &QPushButton::clicked, this, &SessionsDialog::openChosen);
  connect(m_reveal, &QPushButton::clicked, this, [this] {
    QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_model.file(chosen()).path).absolutePath()));
  });
  connect(m_delete, &QPushButton::clicked, this, &SessionsDialog::deleteChosen);
  connect(close, &QPushButton::clicked, this, &QDialog::close);
  return box;
}

void SessionsDialog::reload() {
  m_folder->setText(tr("in %1").arg(QDir::toNativeSeparators(m_sessions.folder())));
  m_folder->setToolTip(m_folder->text());
  sessionsIn(m_sessions.folder()).then(this, [this](const QList<SessionFile>& files) { showFiles(files); });
}

void SessionsDialog::showFiles(const QList<SessionFile>& files) {
  const int before = chosen();
  const QString path = before < 0 ? QString() : m_model.file(before).path;
  m_labelled.clear();
  m_model.setFiles(files);
  const auto pathAt = [this](int i) { return m_found.index(i, 0).data(SessionListModel::PathRole).toString(); };
  // What this window writes is the newest, and can be seen already.
  int row = m_found.rowCount() > 1 && pathAt(0) == m_sessions.ownPath() ? 1 : 0;
  for (int i = 0; i < m_found.rowCount(); ++i)
    if (pathAt(i) == path) row = i;
  m_list->selectRow(row);
  showChosen();
}

int SessionsDialog::chosen() const {
  const QModelIndex index = m_list->currentIndex();
  return index.isValid() ? m_found.mapToSource(index).row() : -1;
}

void SessionsDialog::showChosen() {
  const int row = chosen();
  const bool any = row >= 0, readable = any && m_model.file(row).problem.isEmpty();
  const bool own = any && m_model.file(row).path == m_sessions.ownPath();
  m_open->setEnabled(readable && !own);
  const QString none =
      m_model.rowCount() == 0 ? tr("There is no session in this folder yet") : tr("Choose a session first");
  const QString busy = own ? tr("This window is writing it") : QString();
  m_open->setToolTip(!any ? none : readable ? busy : plainToolTip(m_model.file(row).problem));
  m_reveal->setEnabled(any);
  m_reveal->setToolTip(any ? QString() : none);
  m_delete->setEnabled(any && !own);
  m_delete->setToolTip(any ? busy : none);
  m_title->setEnabled(readable);
  m_note->setEnabled(readable);
  m_labelled = readable ? m_model.file(row).path : QString();
  m_title->setText(readable ? QString::fromStdString(m_model.file(row).summary.title) : QString());
  m_note->setPlainText(readable ? QString::fromStdString(m_model.file(row).summary.note) : QString());
  showComparisons();
}

/// Those of the chosen session, the newest first.
void SessionsDialog::showComparisons() {
  m_comparison->clear();
  if (m_labelled.isEmpty()) return m_comparison->setEnabled(false);
  const auto& all = m_model.file(chosen()).summary.comparisons;
  const auto line = [](const std::string& text) { return shown(QString::fromStdString(text)).simplified(); };
  for (auto it = all.rbegin(); it != all.rend(); ++it)
    m_comparison->addItem(tr("%1: %2 | %3, N = %4, %5 of %6, %7")
                              .arg(line(it->date), line(it->kernelA), line(it->kernelB), sizeInShort(it->n),
                                   line(it->op), line(it->type), line(it->device)),
                          quint64(it->number));
  m_comparison->setEnabled(all.size() > 1);
}

void SessionsDialog::saveLabel() {
  if (m_labelled.isEmpty()) return;
  for (int row = 0; row < m_model.rowCount(); ++row) {
    const SessionFile& file = m_model.file(row);
    const store::SessionLabel label{m_title->text().toStdString(), m_note->toPlainText().toStdString()};
    if (file.path != m_labelled) continue;
    if (file.summary.title == label.title && file.summary.note == label.note) return;
    const QString problem = m_sessions.relabel(m_labelled, label);
    say(problem);
    if (problem.isEmpty()) m_model.setLabel(row, label);
    return;
  }
}

void SessionsDialog::openChosen() {
  const int row = chosen();
  if (row < 0 || !m_open->isEnabled()) return;
  m_sessions.openComparison(m_model.file(row).path, m_comparison->currentData().toULongLong());
  close();
}

void SessionsDialog::deleteChosen() {
  const int row = chosen();
  if (row < 0) return;
  const SessionFile& file = m_model.file(row);
  QMessageBox question(QMessageBox::Question, tr("Delete Session"),
                       tr("Delete the session %1? It cannot be brought back.").arg(QFileInfo(file.path).fileName()),
                       QMessageBox::Cancel, this);
  question.setTextFormat(Qt::PlainText);
  QAbstractButton* const yes = question.addButton(tr("Delete"), QMessageBox::DestructiveRole);
  question.setDefaultButton(QMessageBox::Cancel);
  question.exec();
  if (question.clickedButton() != yes) return;
  m_labelled.clear();
  say(removeSession(file.path));
  reload();
}

void SessionsDialog::chooseFolder() {
  const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder for Sessions"), m_sessions.folder());
  if (!folder.isEmpty()) m_sessions.setFolder(folder);
}

void SessionsDialog::say(const QString& problem) {
  m_problem->setText(problem);
  m_problem->setVisible(!problem.isEmpty());
}

}  // namespace warpfold::app
