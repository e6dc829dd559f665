// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/hardware_dialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QStyledItemDelegate>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include "export/export_service.h"
#include "models/comparison.h"
#include "theme/on_screen.h"
#include "theme/theme_controller.h"
#include "window/roles.h"

namespace warpfold::app {

namespace {

/// Writes how two counts compare in a colour of its own; the word is there in any case.
class AgreementDelegate : public QStyledItemDelegate {
 public:
  AgreementDelegate(const ThemeController& themes, int role, QObject* parent)
      : QStyledItemDelegate(parent), m_themes(themes), m_role(role) {}

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    const int agreement = index.data(m_role).toInt();
    if (agreement < 0) return;
    const Theme& theme = m_themes.theme();
    const QColor colour = agreement == int(Agreement::exact)   ? theme.good
                          : agreement == int(Agreement::close) ? theme.muted
                                                               : theme.warning;
    option->palette.setColor(QPalette::Text, colour);
  }

 private:
  const ThemeController& m_themes;
  int m_role;
};

}  // namespace

HardwareDialog::HardwareDialog(const Comparison& comparison, VerifyModel& verify, ExportService& service,
                               ThemeController& themes, QWidget* parent)
    : QDialog(parent),
      m_verify(verify),
      m_service(service),
      m_themes(themes),
      m_counters(comparison),
      m_verified(verify),
      m_tabs(new QTabWidget(this)) {
  setWindowTitle(tr("Hardware Counters"));
  setObjectName(QStringLiteral("hardwareDialog"));
  m_tabs->addTab(buildCounters(), tr("A and B"));
  m_tabs->addTab(buildVerification(), tr("Verify Emulation"));
  m_tabs->setDocumentMode(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 12, 16, 14);
  column->addWidget(m_tabs);
  resizeOnScreen(*this, {980, 720});
}

HardwareDialog* HardwareDialog::open(QWidget* parent, const Comparison& comparison, VerifyModel& verify,
                                     ExportService& service, ThemeController& themes) {
  auto* dialog = parent->findChild<HardwareDialog*>();
  if (dialog == nullptr) {
    dialog = new HardwareDialog(comparison, verify, service, themes, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
  }
  dialog->show();
  dialog->raise();
  dialog->activateWindow();
  return dialog;
}

void HardwareDialog::showVerification() {
  m_tabs->setCurrentIndex(1);
}

QTableView* HardwareDialog::tableOf(QAbstractItemModel& model, QWidget* parent) {
  auto* view = new QTableView(parent);
  view->setModel(&model);
  view->setSelectionBehavior(QAbstractItemView::SelectRows);
  view->setEditTriggers(QAbstractItemView::NoEditTriggers);
  view->setTabKeyNavigation(false);
  view->setShowGrid(false);
  view->setWordWrap(false);
  view->verticalHeader()->hide();
  view->horizontalHeader()->setStretchLastSection(true);
  view->horizontalHeader()->setHighlightSections(false);
  connect(&m_themes, &ThemeController::changed, view, [view] { view->viewport()->update(); });
  return view;
}

QWidget* HardwareDialog::buildCounters() {
  auto* page = new QWidget(this);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 10, 0, 0);
  column->setSpacing(8);
  auto* search = new QLineEdit(page);
  search->setObjectName(QStringLiteral("counterSearch"));
  search->setPlaceholderText(tr("Search names, definitions and metrics"));
  search->setAccessibleName(tr("Search counters"));
  search->setClearButtonEnabled(true);
  auto* note = new QLabel(page);
  note->setObjectName(QStringLiteral("hardwareNote"));
  setRole(note, "muted");
  note->setWordWrap(true);
  const auto showNote = [this, note] { note->setText(m_counters.note()); };
  connect(&m_counters, &HardwareModel::noteChanged, note, showNote);
  showNote();
  m_found.setSourceModel(&m_counters);
  m_found.setFilterRole(HardwareModel::SearchRole);
  m_found.setFilterCaseSensitivity(Qt::CaseInsensitive);
  auto* nothing = new QLabel(tr("No counter has this in its name, its definition or its metrics."), page);
  nothing->setObjectName(QStringLiteral("nothingFound"));
  nothing->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
  nothing->hide();
  setRole(nothing, "muted");
  QTableView* const table = tableOf(m_found, page);
  connect(search, &QLineEdit::textChanged, this, [this, nothing, table](const QString& text) {
    m_found.setFilterFixedString(text);
    nothing->setVisible(m_found.rowCount() == 0);
    table->setVisible(m_found.rowCount() > 0);
  });
  table->setObjectName(QStringLiteral("hardwareCounters"));
  table->setAccessibleName(tr("Hardware counters of A and B"));
  for (const int mark : {HardwareModel::MarkA, HardwareModel::MarkB})
    table->setItemDelegateForColumn(mark, new AgreementDelegate(m_themes, HardwareModel::AgreementRole, table));
  table->setColumnWidth(HardwareModel::Name, 230);
  for (const int number :
       {HardwareModel::EmulatedA, HardwareModel::HardwareA, HardwareModel::EmulatedB, HardwareModel::HardwareB})
    table->setColumnWidth(number, 118);
  table->setColumnWidth(HardwareModel::MarkA, 90);
  auto* buttons = new QHBoxLayout;
  auto* copy = new QPushButton(tr("&Copy Table"), page);
  auto* save = new QPushButton(tr("&Export Table…"), page);
  connect(copy, &QPushButton::clicked, this, [this] {
    QGuiApplication::clipboard()->setText(QString::fromStdString(tabSeparated({m_counters.table()})));
  });
  connect(save, &QPushButton::clicked, this, [this] {
    m_service.saveWithDialog(tr("Hardware Counters"), QStringLiteral("hardware-counters"), QStringLiteral("csv"),
                             [this] { return QByteArray::fromStdString(csvOf(m_counters.table())); });
  });
  for (QPushButton* button : {copy, save}) {
    button->setAutoDefault(false);
    buttons->addWidget(button);
  }
  buttons->addStretch(1);
  column->addWidget(search);
  column->addWidget(note);
  column->addWidget(table, 1);
  column->addWidget(nothing, 1);
  column->addLayout(buttons);
  return page;
}

QWidget* HardwareDialog::buildVerification() {
  auto* page = new QWidget(this);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 10, 0, 0);
  column->setSpacing(8);
  auto* what =
      new QLabel(tr("Runs every kernel on the emulator and on the chosen GPU, with the experiment's data up to 2²⁰ "
                    "elements, and compares sectors, requests and bank conflicts of every launch. The table can "
                    "be sent to the program's authors."),
                 page);
  setRole(what, "muted");
  what->setWordWrap(true);
  m_request = new QLabel(page);
  m_request->setObjectName(QStringLiteral("verifyRequest"));
  m_request->setWordWrap(true);
  m_summary = new QLabel(page);
  m_summary->setObjectName(QStringLiteral("verifySummary"));
  setRole(m_summary, "caption");
  m_summary->setWordWrap(true);
  QTableView* const table = tableOf(m_verified, page);
  table->setObjectName(QStringLiteral("verifiedCounters"));
  table->setAccessibleName(tr("Emulated and hardware counters of all kernels"));
  table->setItemDelegateForColumn(VerifyTableModel::Mark,
                                  new AgreementDelegate(m_themes, VerifyTableModel::AgreementRole, table));
  for (const auto& [number, width] :
       {std::pair(VerifyTableModel::Kernel, 170), std::pair(VerifyTableModel::Launch, 70),
        std::pair(VerifyTableModel::Counter, 190), std::pair(VerifyTableModel::Emulated, 120),
        std::pair(VerifyTableModel::Hardware, 120)})
    table->setColumnWidth(number, width);
  spanReasons(*table);
  m_run = new QPushButton(page);
  m_save = new QPushButton(tr("&Export Table…"), page);
  connect(m_run, &QPushButton::clicked, this,
          [this] { m_verify.active() ? m_verify.requestStop() : m_verify.requestRun(); });
  connect(m_save, &QPushButton::clicked, this, [this] {
    m_service.saveWithDialog(tr("Verification"), QStringLiteral("verified-counters"), QStringLiteral("csv"),
                             [this] { return QByteArray::fromStdString(csvOf(m_verify.table())); });
  });
  auto* buttons = new QHBoxLayout;
  for (QPushButton* button : {m_run, m_save}) {
    button->setAutoDefault(false);
    buttons->addWidget(button);
  }
  buttons->addStretch(1);
  column->addWidget(what);
  column->addWidget(m_request);
  column->addWidget(m_summary);
  column->addWidget(table, 1);
  column->addLayout(buttons);
  connect(&m_verify, &VerifyModel::changed, this, &HardwareDialog::followVerification);
  connect(&m_verify, &JobModel::stateChanged, this, &HardwareDialog::followVerification);
  connect(&m_verify, &JobModel::progressChanged, this, &HardwareDialog::followVerification);
  followVerification();
  return page;
}

/// A reason has the room of all the columns that it leaves empty.
void HardwareDialog::spanReasons(QTableView& table) {
  const auto span = [&table, this](int first, int last) {
    for (int row = first; row <= last; ++row)
      if (m_verified.index(row, 0).data(VerifyTableModel::ReasonRole).toBool())
        table.setSpan(row, VerifyTableModel::Launch, 1, VerifyTableModel::ColumnCount - VerifyTableModel::Launch);
  };
  connect(&m_verified, &QAbstractItemModel::rowsInserted, &table,
          [span](const QModelIndex&, int first, int last) { span(first, last); });
  connect(&m_verified, &QAbstractItemModel::modelReset, &table, &QTableView::clearSpans);
  span(0, m_verified.rowCount() - 1);
}

void HardwareDialog::followVerification() {
  m_request->setText(m_verify.requestText());
  m_request->setVisible(!m_request->text().isEmpty());
  m_run->setText(m_verify.active() ? tr("&Stop") : tr("&Verify"));
  m_save->setEnabled(m_verify.available());
  m_summary->setText(m_verify.active()                             ? m_verify.progressText()
                     : m_verify.state() == JobModel::State::failed ? m_verify.failureSentence()
                                                                   : m_verify.summary());
}

}  // namespace warpfold::app
