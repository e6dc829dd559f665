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

/// All of them in a row would be higher than a small screen.
QString inTwoColumns(const QStringList& rows) {
  const qsizetype half = (rows.size() + 1) / 2;
  const auto column = [](const QStringList& some) {
    return QStringLiteral("<td width='50%'><table cellspacing='5'>%1</table></td>").arg(some.join(QString()));
  };
  return QStringLiteral("<table><tr>%1%2</tr></table>").arg(column(rows.mid(0, half)), column(rows.mid(half)));
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
  QStringList rows;
  rows << row(AboutDialogWords::tr("Space"), AboutDialogWords::tr("play or pause"));
  rows << row(AboutDialogWords::tr("← →"), AboutDialogWords::tr("a step back, a step forward"));
  rows << row(AboutDialogWords::tr("Home, End"), AboutDialogWords::tr("to the start, to the end"));
  rows << row(AboutDialogWords::tr("+ −"), AboutDialogWords::tr("faster, slower"));
  rows << row(AboutDialogWords::tr("F5, Shift+F5"), AboutDialogWords::tr("run live, stop"));
  rows << row(AboutDialogWords::tr("Ctrl+1, Ctrl+2"),
              AboutDialogWords::tr("trees show the blackboard example, the block of the run"));
  rows << row(AboutDialogWords::tr("F, Ctrl+0"), AboutDialogWords::tr("fit one tree, both trees"));
  rows << row(AboutDialogWords::tr("Ctrl with + − and arrows"), AboutDialogWords::tr("zoom a tree, move within it"));
  rows << row(AboutDialogWords::tr("Alt with arrows"), AboutDialogWords::tr("go from value to value of a tree"));
  rows << row(AboutDialogWords::tr("Enter"), AboutDialogWords::tr("highlight what the value was computed from"));
  rows << row(AboutDialogWords::tr("Esc"), AboutDialogWords::tr("clear the highlight, remove a chart's cursors"));
  rows << row(AboutDialogWords::tr("Ctrl+Z, Ctrl+Shift+Z"),
              AboutDialogWords::tr("undo, redo a change of the experiment"));
  rows << row(AboutDialogWords::tr("F2"), AboutDialogWords::tr("type a value onto the blackboard"));
  rows << row(AboutDialogWords::tr("Ctrl+T"), AboutDialogWords::tr("table of the steps"));
  rows << row(AboutDialogWords::tr("Ctrl+Shift+T, in a chart T"), AboutDialogWords::tr("table of a chart"));
  rows << row(AboutDialogWords::tr("Ctrl+H"), AboutDialogWords::tr("table of the hardware counters"));
  rows << row(AboutDialogWords::tr("Ctrl+E"), AboutDialogWords::tr("export the chart that is shown"));
  for (const ForegroundJob* job : jobs)
    if (const JobOffer offer = job->offer(); !offer.shortcut.isEmpty())
      rows << row(QKeySequence(offer.shortcut).toString(QKeySequence::NativeText), offer.does);
  rows << row(AboutDialogWords::tr("Ctrl+N, Ctrl+O"), AboutDialogWords::tr("new experiment, open a data file"));
  rows << row(AboutDialogWords::tr("Ctrl+Shift+O, Ctrl+Shift+S"), AboutDialogWords::tr("open a session, all sessions"));
  rows << row(AboutDialogWords::tr("F6, F7, F8"), AboutDialogWords::tr("show or hide experiment, charts, source"));
  rows << row(AboutDialogWords::tr("F11"), AboutDialogWords::tr("lecture"));
  rows << row(AboutDialogWords::tr("Ctrl+Shift+L"), AboutDialogWords::tr("read the files of lectures again"));
  rows << row(AboutDialogWords::tr("Shift+F11"), AboutDialogWords::tr("full screen"));
  rows << row(AboutDialogWords::tr("F1, Shift+F1"), AboutDialogWords::tr("this list, the manual"));
  rows << row(AboutDialogWords::tr("Ctrl+Q"), AboutDialogWords::tr("quit"));
  rows << row(AboutDialogWords::tr("Wheel, pinch, drag"), AboutDialogWords::tr("zoom and pan a tree"));
  rows << row(AboutDialogWords::tr("Double click or tap"),
              AboutDialogWords::tr("fit a tree; on a value at the top, change it"));
  rows << row(AboutDialogWords::tr("Click a value"),
              AboutDialogWords::tr("highlight everything it was computed from; at the top, type another"));
  rows << row(AboutDialogWords::tr("In a chart: wheel, drag"),
              AboutDialogWords::tr("zoom, move; with Ctrl zoom the height"));
  rows << row(AboutDialogWords::tr("Ctrl with + − and arrows"), AboutDialogWords::tr("zoom a chart, move within it"));
  rows << row(AboutDialogWords::tr("Ctrl+PageUp, Ctrl+PageDown"), AboutDialogWords::tr("zoom the height of a chart"));
  rows << row(AboutDialogWords::tr("F, double click"), AboutDialogWords::tr("all of a chart again"));
  rows << row(AboutDialogWords::tr("C, Shift+Click"),
              AboutDialogWords::tr("place a cursor, the second one, move the other one"));
  rows << row(AboutDialogWords::tr("← →, with Shift"), AboutDialogWords::tr("move a cursor by one point, by ten"));
  return showText(parent, AboutDialogWords::tr("Keyboard Shortcuts"), inTwoColumns(rows), 900);
}

}  // namespace warpfold::app
