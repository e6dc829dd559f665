// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/network_dialog.h"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace warpfold::app {

namespace {

constexpr double nanosecondsPerMicrosecond = 1e3;

QDoubleSpinBox* timeBox(const QString& unit) {
  auto* box = new QDoubleSpinBox;
  box->setDecimals(3);
  box->setRange(0, 1e6);
  box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
  box->setSuffix(QChar::Nbsp + unit);
  return box;
}

}  // namespace

NetworkDialog::NetworkDialog(ScalingModel& model, QWidget* parent)
    : QDialog(parent),
      m_model(model),
      m_latency(timeBox(QStringLiteral("µs"))),
      m_overhead(timeBox(QStringLiteral("µs"))),
      m_gap(timeBox(QStringLiteral("µs"))),
      m_gapPerByte(timeBox(QStringLiteral("ns"))) {
  setWindowTitle(tr("Network of the Model"));
  auto* form = new QFormLayout(this);
  auto* about = new QLabel(
      tr("LogGP: a message of k bytes takes L + 2o + (k − 1)G. The dashed lines show what combining would take."));
  about->setWordWrap(true);
  form->addRow(about);
  form->addRow(tr("&L, latency on the way"), m_latency);
  form->addRow(tr("&o, overhead of sending or receiving"), m_overhead);
  form->addRow(tr("&g, gap between two messages of a rank"), m_gap);
  form->addRow(tr("&G, gap per byte"), m_gapPerByte);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  auto* measured = buttons->addButton(tr("As &Measured"), QDialogButtonBox::ResetRole);
  measured->setEnabled(model.measuredNetwork().has_value());
  form->addRow(buttons);
  connect(measured, &QPushButton::clicked, this, [this] { show(m_model.measuredNetwork().value_or(LogGP{})); });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, this, [this] {
    const LogGP now = chosen();
    const auto measuredNow = m_model.measuredNetwork();
    // As far as the boxes can show it, it is the measured one.
    show(measuredNow.value_or(LogGP{}));
    const bool same = measuredNow && chosen() == now;
    m_model.setNetwork(same ? std::nullopt : std::optional(now));
    accept();
  });
  show(model.network());
}

void NetworkDialog::show(const LogGP& network) {
  m_latency->setValue(network.latencyUs);
  m_overhead->setValue(network.overheadUs);
  m_gap->setValue(network.gapUs);
  m_gapPerByte->setValue(network.gapPerByteUs * nanosecondsPerMicrosecond);
}

LogGP NetworkDialog::chosen() const {
  return {m_latency->value(), m_overhead->value(), m_gap->value(), m_gapPerByte->value() / nanosecondsPerMicrosecond};
}

}  // namespace warpfold::app
