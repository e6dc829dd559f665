// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>

namespace warpfold::ranks {

/// How a rank reaches the others. Bytes that one rank sends to another one arrive in the order sent. Not thread-safe.
/// Failures of the transport itself are thrown as BackendUnavailable.
class Transport {
 public:
  /// Combines `other` into `value`, both as long as what is reduced.
  using Combine = std::function<void(std::byte* value, const std::byte* other)>;

  virtual ~Transport() = default;

  virtual unsigned rank() const = 0;
  virtual unsigned ranks() const = 0;
  /// Among those of the same host.
  virtual unsigned localRank() const = 0;
  virtual unsigned localRanks() const = 0;
  virtual std::string host() const = 0;
  /// This rank's own clock, µs from any moment on.
  virtual double nowUs() const = 0;

  /// False where nobody took it within the limit.
  virtual bool send(unsigned to, std::span<const std::byte> bytes, double limitSeconds) = 0;
  /// Exactly as many bytes as were sent. False where they did not come within the limit.
  virtual bool receive(unsigned from, std::span<std::byte> bytes, double limitSeconds) = 0;
  /// Whether bytes of that rank wait to be received.
  virtual bool arrived(unsigned from) = 0;
  /// The library's own reduction of one value of each of the first `ranks` ranks, in an order of its choice: on rank 0
  /// `value` is the result, on the others nothing is said of it. All of these call it. False where it did not end
  /// within the limit.
  virtual bool reduce(std::span<std::byte> value, const Combine& combine, unsigned ranks, double limitSeconds) = 0;
};

}  // namespace warpfold::ranks
