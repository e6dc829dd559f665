// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "catalogue/kernel_info.h"
#include "run/repeat_result.h"
#include "run/rung.h"

/// What the window and the worker say to each other. A frame on the pipe is 8 bytes of header (the four
/// characters "WFM1", then the payload's length as a little-endian uint32) and a CBOR payload of that length.
namespace warpfold::messages {

inline constexpr int protocolVersion = 3;
inline constexpr std::uint32_t maximumPayload = 256u << 20;
inline constexpr std::size_t headerBytes = 8;

enum class Side : std::uint8_t { a = 0, b = 1 };

// Window → worker ---------------------------------------------------------------------------------------

/// Asks for Hello in return.
struct Greet {
  int protocol = protocolVersion;
};

/// Runs two requests and, where `live`, goes on sampling A and B in turn until Cancel or the next Compare (which
/// supersedes it). `boardThreads` > 0 also traces both kernels on a blackboard example of that many digits with
/// warps of `boardWarp` lanes, on the emulator. `peer` asks for the GPU library's median too, in events that a window
/// from before there were any does not know.
struct Compare {
  std::uint64_t job = 0;
  RunRequest a, b;
  bool live = true;
  std::uint32_t boardThreads = 16;
  std::uint32_t boardWarp = 4;
  bool cub = false;
};
/// Runs many kernels on the request's data, whatever kernel it names itself; without `kernels`, all sound ones that its
/// backend runs. A LadderRow for each, then Done.
struct Ladder {
  std::uint64_t job = 0;
  RunRequest request;
  std::vector<std::string> kernels;
};
/// Runs one kernel `runs` times and gathers the different results: an AgainResult, then Done.
struct Repeat {
  std::uint64_t job = 0;
  RunRequest request;
  std::uint32_t runs = 200;
};
struct Cancel {
  std::uint64_t job = 0;
};
struct Ping {
  std::uint64_t token = 0;
};
struct Quit {};

using Command = std::variant<Greet, Compare, Ladder, Repeat, Cancel, Ping, Quit>;

// Worker → window ---------------------------------------------------------------------------------------

struct Hello {
  int protocol = protocolVersion;
  std::string version;
  std::vector<KernelInfo> kernels;
  std::vector<DeviceInfo> devices;
};
/// The blackboard example of one side, traced.
struct Board {
  std::uint64_t job = 0;
  Side side = Side::a;
  BlockTracePtr trace;
};
/// Work is going on: sent at least once a second while a job runs, by the job itself.
struct Progress {
  std::uint64_t job = 0;
  std::string what;      ///< "counting interleaved", for the status bar
  double fraction = -1;  ///< 0 … 1; negative: unknown
};
/// The checked result of one side with its traces and first samples.
struct Result {
  std::uint64_t job = 0;
  Side side = Side::a;
  RunResult result;
};
/// More timed samples of one side, in the order taken.
struct Samples {
  std::uint64_t job = 0;
  Side side = Side::a;
  std::uint64_t firstIndex = 0;
  std::vector<double> us;
};
/// The median so far of a GPU library's own reduction of the same data, over `samples` samples.
struct CubTime {
  std::uint64_t job = 0;
  std::string kernel;
  double medianUs = 0;
  std::uint64_t samples = 0;
};
/// Emulated totals of the whole first launch, which may arrive long after the result.
struct KernelCounters {
  std::uint64_t job = 0;
  Side side = Side::a;
  Counters counters;
};
/// Kernel `index` of the `count` of a ladder.
struct LadderRow {
  std::uint64_t job = 0;
  std::uint32_t index = 0, count = 1;
  Rung rung;
};
struct Repeated {
  std::uint64_t job = 0;
  RepeatResult repeat;
};
/// A device's read-only roof, measured once.
struct MeasuredPeak {
  std::string backend;
  double gbs = 0;
};
struct Failure {
  std::uint64_t job = 0;
  std::optional<Side> side;
  int status = 3;  ///< as the command line's exit status
  std::string message;
};
/// The job has ended: finished, cancelled or failed.
struct Done {
  std::uint64_t job = 0;
};
struct Pong {
  std::uint64_t token = 0;
};

using Event = std::variant<Hello, Board, Progress, Result, Samples, CubTime, KernelCounters, LadderRow, Repeated,
                           MeasuredPeak, Failure, Done, Pong>;

inline constexpr std::uint32_t mostRungs = 1024;

// Encoding ----------------------------------------------------------------------------------------------

/// A whole frame, header and payload.
std::vector<std::uint8_t> encode(const Command& command);
std::vector<std::uint8_t> encode(const Event& event);

/// Payload → message. Throws ProtocolError on anything that is not one.
Command decodeCommand(std::span<const std::uint8_t> payload);
Event decodeEvent(std::span<const std::uint8_t> payload);

/// The other side sent something that is not a message; `what()` says what came instead.
class ProtocolError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Cuts a byte stream into payloads. Throws ProtocolError at the first byte that cannot begin a frame.
class FrameReader {
 public:
  void append(std::span<const std::uint8_t> bytes);
  /// The next whole payload, or nothing while it is incomplete.
  std::optional<std::vector<std::uint8_t>> next();

 private:
  std::vector<std::uint8_t> m_buffer;
  std::size_t m_begin = 0;
};

}  // namespace warpfold::messages
