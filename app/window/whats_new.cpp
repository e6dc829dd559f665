// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/whats_new.h"

#include <QFile>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSettings>
#include <QShortcut>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "models/language.h"
#include "theme/on_screen.h"
#include "theme/theme_controller.h"
#include "version.h"
#include "window/manual_style.h"
#include "window/roles.h"

namespace warpfold::app {

QString newestSection(const QString& changes) {
  static const QRegularExpression heading(QStringLiteral("^## "), QRegularExpression::MultilineOption);
  const auto first = heading.match(changes);
  if (!first.hasMatch()) return {};
  const auto second = heading.match(changes, first.capturedEnd());
  const qsizetype end = second.hasMatch() ? second.capturedStart() : changes.size();
  return changes.mid(first.capturedStart(), end - first.capturedStart());
}

QString headedByVersion(const QString& section, const QString& programVersion) {
  const qsizetype end = section.indexOf(u'\n');
  if (end < 0) return section;
  return QStringLiteral("## Warpfold %1").arg(programVersion) + section.mid(end);
}

QString newestChanges() {
  QFile file(QStringLiteral(":/changes.md"));
  if (!file.open(QIODevice::ReadOnly)) return {};
  return headedByVersion(newestSection(QString::fromUtf8(file.readAll())), QLatin1String(version));
}

bool isUpdated(QSettings& settings) {
  const QString key = QStringLiteral("window/version");
  const QString before = settings.value(key).toString(), now = QLatin1String(version);
  settings.setValue(key, now);
  const bool used = settings.contains(QStringLiteral("window/geometry"));  // by 0.1.0, which noted no version
  return before != now && (used || !before.isEmpty());
}

WhatsNew::WhatsNew(const Theme& theme, QWidget* parent) : QWidget(parent, Qt::Window) {
  setWindowTitle(tr("What Is New in Warpfold %1").arg(QLatin1String(version)));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 14, 10, 10);
  if (language() != QLatin1String("en")) {
    auto* note = new QLabel(tr("The list of changes is in English."), this);
    setRole(note, "caption");
    column->addWidget(note);
  }
  m_browser = new QTextBrowser(this);
  m_browser->setFrameShape(QFrame::NoFrame);
  m_browser->setOpenExternalLinks(true);
  m_browser->setAccessibleName(tr("Changes of this version"));
  column->addWidget(m_browser);
  connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, &QWidget::close);
  resizeOnScreen(*this, {820, 680});
  setTheme(theme);
}

WhatsNew* WhatsNew::open(QWidget* parent, ThemeController& themes) {
  auto* window = parent->findChild<WhatsNew*>(QString(), Qt::FindDirectChildrenOnly);
  if (!window) {
    window = new WhatsNew(themes.theme(), parent);
    connect(&themes, &ThemeController::changed, window, &WhatsNew::setTheme);
  }
  window->show();
  window->raise();
  window->activateWindow();
  return window;
}

void WhatsNew::setTheme(const Theme& theme) {
  const int place = m_browser->verticalScrollBar()->value();
  m_browser->setMarkdown(newestChanges());
  styleManual(*m_browser->document(), theme);
  m_browser->verticalScrollBar()->setValue(place);
}

}  // namespace warpfold::app
