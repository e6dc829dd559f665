// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <exception>
#include <utility>

#include "words/message.h"

namespace warpfold::store {

/// A file that is no recording, or none that can be believed.
class NotARecording : public std::exception {
 public:
  explicit NotARecording(Message message) : m_message(std::move(message)) {}
  const Message& message() const { return m_message; }
  const char* what() const noexcept override { return m_message.code.c_str(); }

 private:
  Message m_message;
};

}  // namespace warpfold::store
