// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdexcept>
#include <string>

namespace warpfold {

/// Exit statuses of the command line and of failure messages; the contract is in README.md.
enum class ExitStatus : int { done = 0, differs = 1, invalidRequest = 2, unavailable = 3 };

/// Base of every error the core throws. what() is one sentence that says what to do.
class Error : public std::runtime_error {
 public:
  Error(ExitStatus status, const std::string& message) : std::runtime_error(message), m_status(status) {}
  ExitStatus status() const { return m_status; }

 private:
  ExitStatus m_status;
};

/// The request cannot be carried out as written; names the option and the reason.
class InvalidRequest : public Error {
 public:
  explicit InvalidRequest(const std::string& message) : Error(ExitStatus::invalidRequest, message) {}
};

/// The backend is not there, or its device failed; says what to do.
class BackendUnavailable : public Error {
 public:
  explicit BackendUnavailable(const std::string& message) : Error(ExitStatus::unavailable, message) {}
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
