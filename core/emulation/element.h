// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cstring>

#include "emulation/kernel_arguments.h"
#include "emulation/machine.h"
#include "emulation/recorder.h"
#include "values/scalar.h"

namespace warpfold::emulation {

template <typename T>
class Element;

/// The right side of an assignment with the place in the kernel source where it stands: a parameter of operator= can
/// have no default argument, a constructor's can. A temporary lies on the lane's own stack, so that reading it is no
/// access of the kernel's, and nobody need look where it lies: kernels move nothing (std::move, std::swap).
template <typename T>
struct Located {
  const Element<T>& element;
  T value;
  Line line;
  Located(const Element<T>& right, const Line at = WARPFOLD_HERE) : element(right), value(right.load(at)), line(at) {}
  Located(Element<T>&& right, const Line at = WARPFOLD_HERE) : element(right), value(right.quiet()), line(at) {}
};

/// What `T` is in a counted kernel: a T in memory that notes every read and write of itself. Same size and layout,
/// so that arrays of it lie as arrays of T do and addresses mean what they mean on the device.
template <typename T>
class Element {
 public:
  Element() = default;  // no value and no note, as an uninitialised T
  Element(T value, const Line line = WARPFOLD_HERE) : m_value(value) { stored(line); }
  Element(const Element& other, const Line line = WARPFOLD_HERE) : m_value(other.load(line)) { copied(other, line); }
  // Never chosen, so that assignments go through Located.
  Element& operator=(const Element&) requires(sizeof(T) == 0);
  Element& operator=(const Located<T> right) {
    if (copied(right.element, right.line)) m_value = right.value;
    return *this;
  }
  ~Element() = default;

  /// The value, noted as read.
  T load(Line line) const {
    Machine::current().noteLoad(this, sizeof(T), line);
    return m_value;
  }
  /// The value, for the emulator itself: not noted.
  T quiet() const { return m_value; }

  /// A value on its way to where it is stored, where there is no recorder to know it.
  struct Unrecorded {
    T value;
  };
  Element(Unrecorded result) : m_value(result.value) {}
  /// A value that the recorder knows as `node`, on its way to where it is stored.
  Element(const ShuffledValue& known) {
    std::memcpy(&m_value, &known.bits, sizeof(T));
    if (Machine::current().recorder() != nullptr) [[unlikely]]
      Machine::current().recorder()->place(this, known.node);
  }
  /// The value with what the recorder knows it as.
  ShuffledValue known() const {
    ShuffledValue k;
    std::memcpy(&k.bits, &m_value, sizeof(T));
    if (Machine::current().recorder() != nullptr) [[unlikely]]
      k.node = Machine::current().recorder()->nodeOf(this);
    return k;
  }

  /// Combines `value` into this word as one atomic operation.
  void combineAtomically(const Element& value, Line line) {
    const T right = value.load(line);
    Machine& machine = Machine::current();
    const auto& arguments = machine.arguments<TypedArguments<T>>();
    if (arguments.atomicByExchange) machine.noteReadOfAtomic(this, sizeof(T), line);
    machine.noteAtomic(this, sizeof(T), line);
    machine.noteCombination();
    const std::atomic_ref<T> word(m_value);
    T before = word.load();
    while (!word.compare_exchange_weak(before, arguments.combinedAtomically(before, right))) {
    }
    if (machine.recorder() != nullptr) [[unlikely]]
      machine.recorder()->combineAtomically(this, Scalar::of(before).bits, &value,
                                            Scalar::of(arguments.combinedAtomically(before, right)).bits, line.number);
  }

 private:
  void stored(Line line) {
    Machine& machine = Machine::current();
    machine.noteStore(this, sizeof(T), line);
    if (machine.recorder() != nullptr) [[unlikely]]
      machine.recorder()->forget(this);
  }
  bool copied(const Element& other, Line line) {
    Machine& machine = Machine::current();
    if (!machine.noteStore(this, sizeof(T), line)) [[unlikely]]
      return false;
    if (machine.recorder() != nullptr) [[unlikely]]
      machine.recorder()->copy(this, &other);
    return true;
  }

  T m_value;
};

/// What `Op` is in a counted kernel: the launch's operator on elements, noting who called it.
template <typename T>
struct CountedOperator {
  static Element<T> identity() {
    const auto& a = Machine::current().arguments<TypedArguments<T>>();
    ShuffledValue known{a.identityBits, Node::none};
    if (Machine::current().recorder() != nullptr) [[unlikely]]
      known.node = Machine::current().recorder()->identity(known.bits);
    return Element<T>(known);
  }

  // An rvalue is a temporary: see Located.
  Element<T> operator()(const Element<T>& a, const Element<T>& b, const Line line = WARPFOLD_HERE) const {
    const T left = a.load(line);
    return combined(a, left, b, b.load(line), line);
  }
  Element<T> operator()(const Element<T>& a, Element<T>&& b, const Line line = WARPFOLD_HERE) const {
    return combined(a, a.load(line), b, b.quiet(), line);
  }
  Element<T> operator()(Element<T>&& a, const Element<T>& b, const Line line = WARPFOLD_HERE) const {
    return combined(a, a.quiet(), b, b.load(line), line);
  }
  Element<T> operator()(Element<T>&& a, Element<T>&& b, const Line line = WARPFOLD_HERE) const {
    return combined(a, a.quiet(), b, b.quiet(), line);
  }

  static void atomic(Element<T>* at, const Element<T>& value, const Line line = WARPFOLD_HERE) {
    at->combineAtomically(value, line);
  }

 private:
  static Element<T> combined(const Element<T>& a, T left, const Element<T>& b, T right, Line line) {
    Machine& machine = Machine::current();
    const T result = machine.arguments<TypedArguments<T>>().combined(left, right);
    machine.noteCombination();
    if (machine.recorder() == nullptr) [[likely]]
      return Element<T>(typename Element<T>::Unrecorded{result});
    ShuffledValue known;
    std::memcpy(&known.bits, &result, sizeof(T));
    known.node = machine.recorder()->combine(&a, &b, known.bits, line.number);
    return Element<T>(known);
  }
};

/// An index with the place in the kernel source where it is used.
struct LocatedIndex {
  std::size_t value;
  Line line;
  LocatedIndex(std::size_t index, const Line at = WARPFOLD_HERE) : value(index), line(at) {}
};

/// What `In` is in a counted kernel: element i of the launch's input, mapped, its reads noted at the addresses that
/// they would have on the device.
template <typename T>
struct CountedSource {
  Element<T> operator[](const LocatedIndex index) const {
    Machine& machine = Machine::current();
    const auto& a = machine.arguments<TypedArguments<T>>();
    const std::size_t i = index.value;
    if (i >= a.n || !a.direct || machine.recorder() != nullptr) [[unlikely]]
      return anyOf(i, index.line);
    machine.noteInput(a.inputAddress + i * sizeof(T), sizeof(T), true, index.line);
    machine.noteElement();
    return Element<T>(typename Element<T>::Unrecorded{static_cast<const T*>(a.input)[i]});
  }
  /// Element i once it is there: its load is noted by the caller.
  static Element<T> taken(std::size_t i) {
    const T value = Machine::current().arguments<TypedArguments<T>>().at(i);
    Recorder* const recorder = Machine::current().recorder();
    if (recorder == nullptr) [[likely]]
      return Element<T>(typename Element<T>::Unrecorded{value});
    ShuffledValue known;
    std::memcpy(&known.bits, &value, sizeof(T));
    known.node = recorder->input(i, known.bits);
    return Element<T>(known);
  }

 private:
  [[gnu::noinline]] static Element<T> anyOf(std::size_t i, Line line) {
    Machine& machine = Machine::current();
    const auto& a = machine.arguments<TypedArguments<T>>();
    machine.noteInput(a.inputAddress + i * a.storedBytes, a.storedBytes, i < a.readable, line);
    if (i < a.n) machine.noteElement();
    if (a.second != nullptr) machine.noteInput(a.secondAddress + i * a.storedBytes, a.storedBytes, true, line);
    return taken(i);
  }
};

}  // namespace warpfold::emulation
