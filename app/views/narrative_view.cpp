// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/narrative_view.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include "models/narrative.h"
#include "models/playback.h"
#include "theme/theme.h"
#include "views/colours.h"

namespace warpfold::app {

NarrativeView::NarrativeView(QWidget* parent)
    : QWidget(parent), m_title(new QLabel(this)), m_text(new QLabel(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  column->addWidget(m_title);
  column->addWidget(m_text);
  column->addStretch();
  m_title->setText(tr("What happens here"));
  m_title->setFont(Theme::ui(14, QFont::DemiBold));
  m_text->setFont(Theme::ui(13));
  m_text->setWordWrap(true);
  m_text->setTextFormat(Qt::PlainText);
  m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_text->setAccessibleName(m_title->text());
  setTheme(Theme::byId(QStringLiteral("dark")));
}

void NarrativeView::setTheme(const Theme& theme) {
  m_title->setStyleSheet(QStringLiteral("color: %1").arg(theme.text.name()));
  m_text->setStyleSheet(QStringLiteral("color: %1").arg(mixed(theme.panel, theme.text, 0.82).name()));
}

void NarrativeView::setPlayback(Playback* playback) {
  if (m_playback) m_playback->disconnect(this);
  m_playback = playback;
  if (playback != nullptr) {
    connect(playback, &Playback::positionChanged, this, &NarrativeView::follow);
    connect(playback, &Playback::tracesChanged, this, &NarrativeView::follow);
  }
  follow();
}

void NarrativeView::setOperation(Operation operation) {
  m_operation = operation;
  follow();
}

QString NarrativeView::text() const {
  return m_text->text();
}

void NarrativeView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    m_title->setText(tr("What happens here"));
    follow();
  }
  QWidget::changeEvent(event);
}

void NarrativeView::follow() {
  const QString text =
      m_playback ? narrative(*m_playback, m_operation).join(QStringLiteral("\n\n")) : QString();
  if (text != m_text->text()) m_text->setText(text);
}

}  // namespace warpfold::app
