// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "ptx/program.h"

namespace warpfold::emulation {

/// Addresses that belong together, and where they lie on the host.
struct Area {
  enum class Kind : std::uint8_t { global, constant, shared };
  std::uint64_t begin = 0, end = 0;
  std::byte* host = nullptr;
  Kind kind = Kind::global;
  std::string name;
  std::uint64_t elementBytes = 1;
  /// What a launch uses it for, where that is known.
  enum class Role : std::uint8_t { other, input, output, counter };
  Role role = Role::other;
  std::uint64_t filled = 0;  ///< of an input: bytes from the begin that hold elements of the reduction, no padding

  bool holds(std::uint64_t address, std::uint64_t bytes) const {
    return address >= begin && end - begin >= bytes && address - begin <= end - begin - bytes;
  }
  std::byte* at(std::uint64_t address) const { return host + (address - begin); }
};

/// Global memory as a kernel sees it: named arrays at addresses of their own, with nothing in between. Addresses are
/// the same in each run; an array begins at a multiple of 512, as those of cudaMalloc do.
class Memory {
 public:
  Memory() = default;
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;

  /// An array that lies at `host` and stays there: the address by which kernels know it. `offset`: bytes by which its
  /// begin is off a multiple of 512.
  std::uint64_t map(std::string name, std::span<std::byte> host, std::uint64_t elementBytes, std::uint64_t offset = 0);
  /// Says what the array at `address` is used for.
  void setRole(std::uint64_t address, Area::Role role, std::uint64_t filled = 0);
  /// The variables of a program's module, with their initial values. They keep what kernels write there.
  void load(const ptx::Program& program);

  /// The area that holds `bytes` at an address; null where none does.
  const Area* find(std::uint64_t address, std::uint64_t bytes) const;
  /// The area that an address outside of all is nearest to; null where there is none.
  const Area* nearest(std::uint64_t address) const;

 private:
  void add(Area area);

  std::vector<Area> m_areas;  // by address; they move only while no kernel runs
  std::vector<std::unique_ptr<std::byte[]>> m_own;
  std::uint64_t m_next = std::uint64_t{0x7f} << 40;
};

}  // namespace warpfold::emulation
