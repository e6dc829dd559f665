// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <source_location>

#include "backends/emulator/machine.h"
#include "backends/emulator/recorder.h"
#include "run/scalar.h"

namespace warpfold::emulator {

/// What `T` is in a counted text: a T in memory that notes every read and write of itself. Same size and layout,
/// so that arrays of it lie as arrays of T do and addresses mean what they mean on the device.
template <typename T>
class Element {
 public:
  Element() = default;  // no value and no note, as an uninitialised T
  Element(T value) : m_value(value) { stored(); }
  Element(const Element& other) : m_value(other.load()) { copied(other); }
  Element& operator=(const Element& other) {
    m_value = other.load();
    copied(other);
    return *this;
  }
  ~Element() = default;

  /// The value, noted as read.
  T load() const {
    Machine::current().noteLoad(this, sizeof(T));
    return m_value;
  }

  struct Result {
    T value;
    NodeId node;
  };
  /// The result of a combination that the recorder knows as `node`.
  explicit Element(const Result& result) : m_value(result.value) {
    Machine::current().recorder()->place(this, result.node);
  }

 private:
  void stored() {
    Machine& machine = Machine::current();
    machine.noteStore(this, sizeof(T));
    if (machine.recorder() != nullptr) [[unlikely]]
      machine.recorder()->forget(this);
  }
  void copied(const Element& other) {
    Machine& machine = Machine::current();
    machine.noteStore(this, sizeof(T));
    if (machine.recorder() != nullptr) [[unlikely]]
      machine.recorder()->copy(this, &other);
  }

  T m_value;
};

/// What `Op` is in a counted text: the operator on elements, noting who called it.
template <typename T, typename Base>
struct CountedOperator {
  static Element<T> identity() { return Base::identity(); }

  Element<T> operator()(const Element<T>& a, const Element<T>& b,
                        const std::source_location where = std::source_location::current()) const {
    const T left = a.load(), right = b.load();
    const T result = Base{}(left, right);
    Machine& machine = Machine::current();
    machine.noteCombination();
    if (machine.recorder() != nullptr) [[unlikely]]
      return Element<T>(typename Element<T>::Result{
          result, machine.recorder()->combine(machine.threadIndex(), &a, &b, Scalar::of(result).bits, where.line())});
    return Element<T>(result);
  }
};

}  // namespace warpfold::emulator
