// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/recent_menu.h"

#include <QDir>
#include <QFileInfo>

#include "models/words.h"
#include "theme/plain_text.h"
#include "workbench/workbench.h"

namespace warpfold::app {

namespace {

QString escaped(QString text) {
  return text.replace(u'&', QLatin1String("&&"));
}

/// "~/data" of "/home/me/data".
QString folderText(const QString& path) {
  const QString parent = QFileInfo(path).absolutePath(), home = QDir::homePath();
  return parent == home || parent.startsWith(home + u'/') ? u'~' + parent.mid(home.size()) : parent;
}

}  // namespace

RecentMenu::RecentMenu(Workbench& bench, QWidget* parent) : QMenu(tr("Open &Recent"), parent), m_bench(bench) {
  setToolTipsVisible(true);
  // At each opening, since files come and go.
  connect(this, &QMenu::aboutToShow, this, &RecentMenu::fill);
  const auto offer = [this] { menuAction()->setEnabled(!m_bench.recent().paths().isEmpty()); };
  connect(&bench.recent(), &RecentFiles::changed, this, offer);
  offer();
}

void RecentMenu::fill() {
  clear();
  int number = 0;
  for (const QString& path : m_bench.recent().paths()) {
    const bool there = QFileInfo(path).isFile(), other = !there && QFileInfo::exists(path);
    const QString name = escaped(shown(QFileInfo(path).fileName())), where = escaped(shown(folderText(path)));
    const QString digit = ++number < 10 ? QStringLiteral("&%1  ").arg(number) : QStringLiteral("1&0  ");
    QAction* const action = addAction(digit + (there   ? tr("%1  –  %2")
                                               : other ? tr("%1  –  no regular file in %2")
                                                       : tr("%1  –  not in %2 any more"))
                                                  .arg(name, where),
                                      this, [this, path] { m_bench.open(path); });
    action->setEnabled(there);
    action->setToolTip(plainToolTip(path));
  }
  addSeparator();
  addAction(tr("&Clear List"), &m_bench.recent(), &RecentFiles::clear);
}

}  // namespace warpfold::app
