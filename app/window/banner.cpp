// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/banner.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>

#include "window/roles.h"

namespace warpfold::app {

Banner::Banner(QWidget* parent)
    : QFrame(parent),
      m_text(new QLabel(this)),
      m_restart(new QPushButton(tr("Restart"), this)),
      m_timer(new QTimer(this)) {
  setRole(this, "banner");
  setAccessibleName(tr("Message"));
  m_text->setWordWrap(true);
  m_text->setTextFormat(Qt::PlainText);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_restart->setObjectName(QStringLiteral("restartButton"));
  auto* close = new QPushButton(tr("Dismiss"), this);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(14, 6, 8, 6);
  row->addWidget(m_text, 1);
  row->addWidget(m_restart);
  row->addWidget(close);
  m_timer->setSingleShot(true);
  connect(m_timer, &QTimer::timeout, this, &QWidget::hide);
  connect(close, &QPushButton::clicked, this, &QWidget::hide);
  connect(m_restart, &QPushButton::clicked, this, [this] {
    hide();
    emit restartRequested();
  });
  hide();
}

void Banner::showMessage(const QString& message, bool restart, int milliseconds) {
  setRole(this, "banner");
  m_restart->setVisible(restart);
  say(message, milliseconds);
}

void Banner::showNote(const QString& note, int milliseconds) {
  setRole(this, "note");
  m_restart->hide();
  say(note, milliseconds);
}

void Banner::say(const QString& message, int milliseconds) {
  m_text->setText(message);
  m_timer->stop();
  if (milliseconds > 0) m_timer->start(milliseconds);
  show();
}

QString Banner::message() const {
  return isVisible() ? m_text->text() : QString();
}

}  // namespace warpfold::app
