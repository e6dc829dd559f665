// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What Experiment keeps beside its parameters: numbers typed onto the blackboard, and itself as a value for undo.
#include <algorithm>

#include "models/core_text.h"
#include "models/experiment.h"
#include "models/with_values.h"

namespace warpfold::app {

namespace {

TypedValues::const_iterator placeOf(const TypedValues& values, std::uint32_t element) {
  return std::lower_bound(values.begin(), values.end(), element,
                          [](const TypedValue& each, std::uint32_t wanted) { return each.element < wanted; });
}

}  // namespace

QString Experiment::typedText(std::uint32_t element) const {
  const auto place = placeOf(m_typed, element);
  return place != m_typed.end() && place->element == element ? QString::fromStdString(place->text) : QString();
}

QString Experiment::typeValue(std::uint32_t element, const QString& text) {
  const std::string number = text.trimmed().toStdString();
  if (element >= mostTypedValues) return tr("Values can be typed for the first %1 elements.").arg(mostTypedValues);
  TypedValues values = m_typed;
  const auto place = values.begin() + (placeOf(values, element) - values.cbegin());
  const bool there = place != values.end() && place->element == element;
  if (number.empty()) {
    if (there) values.erase(place);
  } else {
    if (const auto refusal = refusalOf(type(), number)) return sentence(*refusal) + u'.';
    if (there)
      place->text = number;
    else
      values.insert(place, {element, number});
  }
  if (values == m_typed) return {};
  m_notes.clear();  // what was asked for from outside stays as it is: this is only the example
  m_typed = std::move(values);
  emit changed();
  return {};
}

void Experiment::resetTyped() {
  if (m_typed.empty()) return;
  m_notes.clear();
  m_typed.clear();
  emit changed();
}

/// Of a new element type.
void Experiment::keepTypedHeld() {
  const auto lost =
      std::erase_if(m_typed, [this](const TypedValue& each) { return refusalOf(type(), each.text).has_value(); });
  if (lost == 1)
    m_notes[Field::type] = [type = type()] {
      return tr("%1 cannot hold a typed value, which was reset.").arg(nameText(type));
    };
  if (lost > 1)
    m_notes[Field::type] = [type = type(), lost] {
      return withValues(tr("%1 cannot hold %2 typed values, which were reset."), nameText(type), lost);
    };
}

ExperimentState Experiment::state() const {
  return {m_request,  m_asked,     m_backendB, m_named, m_savedKernels,  m_deviceKernels, m_hostKernels,     m_seedText,
          m_sizeText, m_blockText, m_gridText, m_typed, m_typeIsDefault, m_sizeIsDefault, m_backendIsDefault};
}

void Experiment::setState(const ExperimentState& state) {
  forgetChosenFile();
  m_notes.clear();
  m_request = state.request;
  m_asked = state.asked;
  m_backendB = state.backendB;
  m_named = state.named;
  m_savedKernels = state.savedKernels;
  m_deviceKernels = state.deviceKernels;
  m_hostKernels = state.hostKernels;
  m_seedText = state.seedText;
  m_sizeText = state.sizeText;
  m_blockText = state.blockText;
  m_gridText = state.gridText;
  m_typed = state.typed;
  m_typeIsDefault = state.typeIsDefault;
  m_sizeIsDefault = state.sizeIsDefault;
  m_backendIsDefault = state.backendIsDefault;
  chooseBackend();
  if (!m_backendRequired) keepDevicesPresent();
  keepOneDevice();
  adoptDefaultSize();
  emit changed();
}

}  // namespace warpfold::app
