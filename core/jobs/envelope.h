// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <typeindex>
#include <variant>
#include <vector>

#include "catalogue/kernel_info.h"
#include "codec/frame.h"
#include "run/device_info.h"
#include "words/complaint.h"

/// What the window and the worker say to each other for every kind of job: greeting, starting, progress, cancelling,
/// failing and ending. What one kind of job is asked and what it answers is declared beside that job and travels inside
/// Start and JobEvent.
namespace warpfold::messages {

using codec::ProtocolError;

inline constexpr int protocolVersion = 8;

// Window → worker ---------------------------------------------------------------------------------------

/// Asks for Hello in return.
struct Greet {
  int protocol = protocolVersion;
  /// To be among those in the answer: recordings that lie where none is looked for.
  std::vector<std::string> devices = {};
  /// Files of the user's: their kernels are among those in the answer, and in jobs from then on, in the place of those
  /// that an earlier greeting named.
  std::vector<UserSource> sources = {};
};
/// Starts a job. One that runs in the foreground supersedes the one before it; others run beside it.
struct Start {
  std::uint64_t job = 0;
  std::string type;        ///< "comparison"
  nlohmann::json request;  ///< the job's own
};
struct Cancel {
  std::uint64_t job = 0;
};
struct Ping {
  std::uint64_t token = 0;
};
struct Quit {};

using Command = std::variant<Greet, Start, Cancel, Ping, Quit>;

// Worker → window ---------------------------------------------------------------------------------------

/// The answer to Greet. A worker whose kernels or devices change later sends another one by itself.
struct Hello {
  int protocol = protocolVersion;
  std::string version;
  std::vector<KernelInfo> kernels;
  std::vector<DeviceInfo> devices;
  std::vector<UserRefusal> refusals = {};  ///< why kernels of the user's are not there
};
/// The process is there and not stopped: sent twice a second, also while it computes.
struct Alive {};
/// Work is going on.
struct Progress {
  std::uint64_t job = 0;
  Message what;                    ///< for the status bar
  std::optional<double> fraction;  ///< 0 … 1; open: unknown
};
/// Something that only one kind of job says, already read where it is known.
struct JobEvent {
  std::uint64_t job = 0;
  std::shared_ptr<const void> value;
  std::type_index type = typeid(void);

  /// The value where it is a T, else null.
  template <typename T>
  const T* as() const {
    return type == typeid(T) ? static_cast<const T*>(value.get()) : nullptr;
  }
};
struct Failure {
  std::uint64_t job = 0;
  std::optional<std::uint32_t> part;  ///< of a job that does several things: which; a comparison's side
  int status = 3;                     ///< as the command line's exit status
  Complaint complaint;
};
/// The job has ended: finished, cancelled or failed.
struct Done {
  std::uint64_t job = 0;
};
struct Pong {
  std::uint64_t token = 0;
};

using Event = std::variant<Hello, Alive, Progress, JobEvent, Failure, Done, Pong>;

// Encoding ----------------------------------------------------------------------------------------------

/// A whole frame, header and payload.
std::vector<std::uint8_t> encode(const Command& command);
/// Of all events but JobEvent, which only its sender can encode: encodeJobEvent.
std::vector<std::uint8_t> encode(const Event& event);
std::vector<std::uint8_t> encodeJobEvent(std::uint64_t job, const char* type, nlohmann::json body);

/// Payload → message. Throws ProtocolError on anything that is not one. A JobEvent of an unregistered type is
/// passed over: its value is null.
Command decodeCommand(std::span<const std::uint8_t> payload);
Event decodeEvent(std::span<const std::uint8_t> payload);

}  // namespace warpfold::messages
