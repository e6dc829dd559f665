// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/session_strip.h"

#include <QHBoxLayout>
#include <QLabel>

#include "theme/plain_text.h"
#include "window/roles.h"

namespace warpfold::app {

SessionStrip::SessionStrip(QWidget* parent) : QFrame(parent), m_line(new QLabel(this)) {
  setRole(this, "strip");
  setObjectName(QStringLiteral("sessionStrip"));
  setAccessibleName(tr("Session"));
  setRole(m_line, "status");
  m_line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  m_line->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(14, 5, 14, 5);
  row->addWidget(m_line, 1);
  hide();
}

void SessionStrip::showSession(const Said& said) {
  QStringList parts{said.title.isEmpty() ? tr("Session of %1").arg(said.date)
                                         : tr("Session “%1” of %2").arg(said.title, said.date)};
  if (!said.device.isEmpty()) parts << said.device;
  if (!said.note.isEmpty()) parts << said.note;
  m_text = parts.join(QStringLiteral(" · "));
  setAccessibleDescription(m_text);
  setToolTip(plainToolTip(m_text));
  show();
  fit();
}

void SessionStrip::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  fit();
}

/// A note may be long: what does not fit is in the tool tip.
void SessionStrip::fit() {
  m_line->setText(m_line->fontMetrics().elidedText(m_text, Qt::ElideRight, std::max(0, m_line->width())));
}

}  // namespace warpfold::app
