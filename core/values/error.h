// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

#include "words/complaint.h"
#include "words/english.h"

namespace warpfold {

/// Exit statuses of the command line and of failure messages; the contract is in resources/manual/command-line.md.
enum class ExitStatus : int { done = 0, differs = 1, invalidRequest = 2, unavailable = 3 };

/// Base of every error the core throws: a message without words, so that the window can say it in its reader's
/// language, and the field of the request that it concerns. what() is its English, one sentence that says what to do.
class Error : public std::runtime_error {
 public:
  Error(ExitStatus status, Complaint complaint)
      : std::runtime_error(english(complaint)), m_status(status), m_complaint(std::move(complaint)) {}
  ExitStatus status() const { return m_status; }
  const Complaint& complaint() const { return m_complaint; }
  const Message& message() const { return m_complaint.message; }
  std::optional<Field> field() const { return m_complaint.field; }

 private:
  ExitStatus m_status;
  Complaint m_complaint;
};

/// A complaint about a field that holds `value`: a number, or text as it was given.
template <typename T>
Complaint complaintAbout(Field field, const T& value, Message message) {
  if constexpr (std::is_arithmetic_v<T>)
    return {std::move(message), field, std::to_string(value)};
  else
    return {std::move(message), field, std::string(value)};
}

/// The request cannot be carried out as written; names the field and the reason.
class InvalidRequest : public Error {
 public:
  explicit InvalidRequest(Complaint complaint) : Error(ExitStatus::invalidRequest, std::move(complaint)) {}
  explicit InvalidRequest(Message message) : InvalidRequest(Complaint{std::move(message), {}, {}}) {}
  template <typename T>
  InvalidRequest(Field field, const T& value, Message message)
      : InvalidRequest(complaintAbout(field, value, std::move(message))) {}
};

/// The device is not there, or failed; says what to do.
class BackendUnavailable : public Error {
 public:
  explicit BackendUnavailable(Complaint complaint) : Error(ExitStatus::unavailable, std::move(complaint)) {}
  explicit BackendUnavailable(Message message) : BackendUnavailable(Complaint{std::move(message), {}, {}}) {}
  template <typename T>
  BackendUnavailable(Field field, const T& value, Message message)
      : BackendUnavailable(complaintAbout(field, value, std::move(message))) {}
};

/// Two ways to find the same thing gave different ones: nothing of it can be trusted.
class Disagreement : public Error {
 public:
  explicit Disagreement(Message message) : Error(ExitStatus::differs, {std::move(message), {}, {}}) {}
};

/// The device failed in a way that this process cannot recover from (a CUDA fault is sticky): start another one.
class DeviceFault : public BackendUnavailable {
 public:
  using BackendUnavailable::BackendUnavailable;
};

/// The run was asked to stop. Not a fault: nothing is reported.
class Cancelled : public std::exception {
 public:
  const char* what() const noexcept override { return "cancelled"; }
};

}  // namespace warpfold
