// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/about_dialog.h"

#include <qcustomplot.h>

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <vector>

#include "models/words.h"
#include "version.h"
#include "window/built_with.h"
#include "words/say.h"

namespace warpfold::app {
namespace {

/// So that lupdate and Qt agree on the context.
struct AboutDialogWords {
  Q_DECLARE_TR_FUNCTIONS(AboutDialog)
};

QWidget* showText(QWidget* parent, const QString& title, const QString& html, int width = 420) {
  auto* dialog = new QDialog(parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(title);
  auto* label = new QLabel(html, dialog);
  label->setTextFormat(Qt::RichText);
  label->setWordWrap(true);
  label->setMinimumWidth(width);
  label->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
  auto* column = new QVBoxLayout(dialog);
  column->setContentsMargins(22, 18, 22, 14);
  column->setSpacing(14);
  column->addWidget(label);
  column->addWidget(buttons);
  // By itself a dialog takes two thirds of the screen's height at most, where a small screen would cut a long list.
  const int wide = dialog->sizeHint().width();
  dialog->resize(wide, std::min(column->totalHeightForWidth(wide), dialog->screen()->availableSize().height()));
  buttons->button(QDialogButtonBox::Close)->setFocus();  // else a caret stands in the text
  dialog->show();
  return dialog;
}

QString row(const QString& keys, const QString& what) {
  return QStringLiteral("<tr><td style='padding-right:24px'><b>%1</b></td><td>%2</td></tr>").arg(keys, what);
}

/// Keys that belong together, under a heading.
struct KeyGroup {
  QString title;
  QStringList rows;

  qsizetype height() const { return rows.size() + 2; }
  QString html() const {
    return QStringLiteral("<tr><td colspan='2' style='padding-top:6px'><u>%1</u></td></tr>%2")
        .arg(title, rows.join(QString()));
  }
};

/// All of them below each other would be higher than a small screen.
QString inTwoColumns(const std::vector<KeyGroup>& groups) {
  qsizetype all = 0, left = 0;
  for (const KeyGroup& group : groups) all += group.height();
  std::array<QString, 2> columns;
  for (const KeyGroup& group : groups) {
    const bool first = columns[1].isEmpty() && (columns[0].isEmpty() || 2 * left + group.height() <= all);
    if (first) left += group.height();
    columns[first ? 0 : 1] += group.html();
  }
  const auto column = [](const QString& rows) {
    return QStringLiteral("<td width='50%'><table cellspacing='4'>%1</table></td>").arg(rows);
  };
  return QStringLiteral("<table><tr>%1%2</tr></table>").arg(column(columns[0]), column(columns[1]));
}

KeyGroup playingKeys() {
  return {AboutDialogWords::tr("Steps"),
          {row(AboutDialogWords::tr("Space"), AboutDialogWords::tr("play or pause")),
           row(AboutDialogWords::tr("← →"), AboutDialogWords::tr("a step back, a step forward")),
           row(AboutDialogWords::tr("Home, End"), AboutDialogWords::tr("to the start, to the end")),
           row(AboutDialogWords::tr("+ −"), AboutDialogWords::tr("faster, slower")),
           row(AboutDialogWords::tr("Ctrl+T"), AboutDialogWords::tr("table of the steps"))}};
}

KeyGroup treeKeys() {
  return {AboutDialogWords::tr("Trees"),
          {row(AboutDialogWords::tr("Ctrl+1, Ctrl+2"),
               AboutDialogWords::tr("trees show the blackboard example, the block of the run")),
           row(AboutDialogWords::tr("F, Ctrl+0"), AboutDialogWords::tr("fit one tree, both trees")),
           row(AboutDialogWords::tr("Ctrl with + − and arrows"), AboutDialogWords::tr("zoom a tree, move within it")),
           row(AboutDialogWords::tr("Alt with arrows"), AboutDialogWords::tr("go from value to value of a tree")),
           row(AboutDialogWords::tr("Enter"), AboutDialogWords::tr("highlight what the value was computed from")),
           row(AboutDialogWords::tr("Esc"), AboutDialogWords::tr("clear the highlight, remove a chart's cursors")),
           row(AboutDialogWords::tr("F2"), AboutDialogWords::tr("type a value onto the blackboard")),
           row(AboutDialogWords::tr("Wheel, pinch, drag"), AboutDialogWords::tr("zoom and pan a tree")),
           row(AboutDialogWords::tr("Double click or tap"),
               AboutDialogWords::tr("fit a tree; on a value at the top, change it")),
           row(AboutDialogWords::tr("Click a value"),
               AboutDialogWords::tr("highlight everything it was computed from; at the top, type another"))}};
}

KeyGroup chartKeys() {
  return {AboutDialogWords::tr("Charts"),
          {row(AboutDialogWords::tr("In a chart: wheel, drag"),
               AboutDialogWords::tr("zoom, move; with Ctrl zoom the height")),
           row(AboutDialogWords::tr("Ctrl with + − and arrows"), AboutDialogWords::tr("zoom a chart, move within it")),
           row(AboutDialogWords::tr("Ctrl+PageUp, Ctrl+PageDown"), AboutDialogWords::tr("zoom the height of a chart")),
           row(AboutDialogWords::tr("F, double click"), AboutDialogWords::tr("all of a chart again")),
           row(AboutDialogWords::tr("C, Shift+Click"),
               AboutDialogWords::tr("place a cursor, the second one, move the other one")),
           row(AboutDialogWords::tr("← →, with Shift"), AboutDialogWords::tr("move a cursor by one point, by ten")),
           row(AboutDialogWords::tr("Ctrl+Shift+T, in a chart T"), AboutDialogWords::tr("table of a chart")),
           row(AboutDialogWords::tr("Ctrl+H"), AboutDialogWords::tr("table of the hardware counters")),
           row(AboutDialogWords::tr("Ctrl+E"), AboutDialogWords::tr("export the chart that is shown"))}};
}

KeyGroup experimentKeys(const ForegroundJobs& jobs) {
  KeyGroup group{AboutDialogWords::tr("Experiment"),
                 {row(AboutDialogWords::tr("F5, Shift+F5"), AboutDialogWords::tr("run live, stop"))}};
  for (const ForegroundJob* job : jobs)
    if (const JobOffer offer = job->offer(); !offer.shortcut.isEmpty())
      group.rows << row(QKeySequence(offer.shortcut).toString(QKeySequence::NativeText), offer.does);
  group.rows << row(AboutDialogWords::tr("Ctrl+Z, Ctrl+Shift+Z"),
                    AboutDialogWords::tr("undo, redo a change of the experiment"))
             << row(AboutDialogWords::tr("Ctrl+N, Ctrl+O"), AboutDialogWords::tr("new experiment, open a data file"))
             << row(AboutDialogWords::tr("Ctrl+Shift+O, Ctrl+Shift+S"),
                    AboutDialogWords::tr("open a session, all sessions"))
             << row(AboutDialogWords::tr("Ctrl+K, Ctrl+Enter"),
                    AboutDialogWords::tr("open a kernel file, keep and run what was typed into it"));
  return group;
}

KeyGroup windowKeys() {
  return {AboutDialogWords::tr("Window"),
          {row(AboutDialogWords::tr("F6, F7, F8"), AboutDialogWords::tr("show or hide experiment, charts, source")),
           row(AboutDialogWords::tr("F11"), AboutDialogWords::tr("lecture")),
           row(AboutDialogWords::tr("Ctrl+Shift+L"), AboutDialogWords::tr("read the files of lectures again")),
           row(AboutDialogWords::tr("Shift+F11"), AboutDialogWords::tr("full screen")),
           row(AboutDialogWords::tr("F1, Shift+F1"), AboutDialogWords::tr("this list, the manual")),
           row(AboutDialogWords::tr("Ctrl+Q"), AboutDialogWords::tr("quit"))}};
}

}  // namespace

QWidget* showAboutDialog(QWidget* parent) {
  const QString about =
      AboutDialogWords::tr("Watch a GPU reduction run: two kernels side by side, step by step, with what they cost.");
  const QString licence =
      AboutDialogWords::tr(
          "This window is free software under the GNU General Public License, version 3 or later; it "
          "draws its charts with QCustomPlot %1 "
          "(GPL-3.0-or-later) on Qt %2 (LGPL-3.0). The worker, the kernels and the command line are "
          "under the Apache License 2.0.")
          .arg(QStringLiteral(QCUSTOMPLOT_VERSION_STR), QLatin1String(qVersion()));
  const QString warranty = AboutDialogWords::tr("It comes without any warranty, as far as the law allows.");
  return showText(parent, AboutDialogWords::tr("About Warpfold"),
                  QStringLiteral("<h3>Warpfold %1</h3><p>%2</p><p>%3</p><p>%4</p><p>%5</p>")
                      .arg(QLatin1String(version), about, licence,
                           text(say<"version-built-with">(arg<"parts">(partsText().toStdString()))), warranty));
}

QWidget* showShortcutsDialog(QWidget* parent, const ForegroundJobs& jobs) {
  return showText(parent, AboutDialogWords::tr("Keyboard Shortcuts"),
                  inTwoColumns({playingKeys(), treeKeys(), experimentKeys(jobs), chartKeys(), windowKeys()}), 900);
}

}  // namespace warpfold::app
