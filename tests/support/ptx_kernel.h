// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>

#include <atomic>
#include <cstring>
#include <deque>
#include <fstream>
#include <memory>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "emulation/grid.h"
#include "ptx/reader.h"

namespace warpfold {

/// A text of tests/data/ptx.
inline std::string ptxText(const std::string& name) {
  std::ifstream file(std::string(WARPFOLD_TEST_DATA) + "/ptx/" + name + ".ptx");
  std::ostringstream text;
  text << file.rdbuf();
  EXPECT_FALSE(text.str().empty()) << name;
  return text.str();
}

/// A kernel of a PTX text with what it works on, run by core/emulation. The catalogue's kernels call wf_op, wf_identity
/// and wf_atomic: the sum of int32 here.
class PtxKernel {
 public:
  explicit PtxKernel(const std::string& text, const std::string& name = {})
      : m_program(std::make_shared<const ptx::Program>(ptx::decode(ptx::readModule(text), name))) {
    m_memory.load(*m_program);
  }

  /// An array that the kernel knows by the address that is given back; it stays where it is.
  template <typename T>
  std::uint64_t array(const std::string& name, std::span<T> values) {
    return m_memory.map(name, std::as_writable_bytes(values), sizeof(T));
  }

  PtxKernel& warp(std::uint32_t width) {
    m_launch.warpWidth = width;
    return *this;
  }
  PtxKernel& limit(std::int64_t instructions) {
    m_launch.limits.instructionsOfWarp = instructions;
    return *this;
  }
  PtxKernel& resident(std::uint32_t blocks) {
    m_launch.limits.residentBlocks = blocks;
    return *this;
  }
  PtxKernel& residentBytes(std::uint64_t bytes) {
    m_launch.limits.residentBytes = bytes;
    return *this;
  }
  PtxKernel& cancelledBy(const std::atomic<bool>& flag) {
    m_cancelled = &flag;
    return *this;
  }
  PtxKernel& apart(bool fromTheBegin) {
    m_launch.apart = fromTheBegin;
    return *this;
  }
  PtxKernel& shared(std::uint32_t bytes) {
    m_launch.dynamicSharedBytes = bytes;
    return *this;
  }

  PtxKernel& threads(unsigned ofHost) {
    m_threads = ofHost;
    return *this;
  }

  /// Says what the array at an address is used for.
  PtxKernel& role(std::uint64_t address, emulation::Area::Role role) {
    m_memory.setRole(address, role);
    return *this;
  }

  template <typename... Parameters>
  emulation::LaunchCounts run(std::uint32_t grid, std::uint32_t block, Parameters... parameters) {
    m_watched = false;
    return launch(grid, block, parameters...);
  }
  /// What the machine finds wrong with a launch.
  template <typename... Parameters>
  std::vector<Hazard> hazards(std::uint32_t grid, std::uint32_t block, Parameters... parameters) {
    m_watched = true;
    launch(grid, block, parameters...);
    return std::move(m_hazards);
  }

  /// Of the last launch whose hazards were asked for.
  const std::optional<emulation::LaunchCounts>& counts() const { return m_counts; }
  bool ended() const { return m_ended; }

  const ptx::Program& program() const { return *m_program; }
  Counters counters(const emulation::LaunchCounts& counts) const { return emulation::countersOf(counts); }

 private:
  template <typename... Parameters>
  emulation::LaunchCounts launch(std::uint32_t grid, std::uint32_t block, Parameters... parameters) {
    m_launch.grid.x = grid;
    m_launch.block.x = block;
    m_launch.parameters.assign(m_program->parameterBytes, std::byte{0});
    std::size_t next = 0;
    const auto put = [&](auto value) {
      const auto& parameter = m_program->parameters.at(next++);
      EXPECT_EQ(parameter.bytes, sizeof value);
      std::memcpy(m_launch.parameters.data() + parameter.offset, &value, sizeof value);
    };
    (put(parameters), ...);
    emulation::Operations performed;
    for (const char* name : {"wf_op", "warpfold_combine_4"})
      performed[name] = emulation::combination(ElementType::int32, Operation::sum);
    for (const char* name : {"wf_identity", "warpfold_identity_4"})
      performed[name] = emulation::identity(ElementType::int32, Operation::sum);
    for (const char* name : {"wf_atomic", "warpfold_atomic_4"})
      performed[name] = emulation::atomicCombination(ElementType::int32, Operation::sum);
    const emulation::Code code(m_program, performed, true);
    emulation::LaunchCounts counts(*m_program);
    if (!m_watched) {
      emulation::runGrid(code, m_memory, m_launch, counts);
      return counts;
    }
    emulation::LaunchHazards hazards(code, m_memory, m_launch, 0);
    m_ended = emulation::runGrid(code, m_memory, m_launch, counts,
                                 {.threads = m_threads, .cancelled = m_cancelled, .hazards = &hazards});
    m_hazards = hazards.list();
    m_counts = counts;
    return counts;
  }

  std::shared_ptr<const ptx::Program> m_program;
  emulation::Memory m_memory;
  emulation::Launch m_launch;
  bool m_watched = false;
  unsigned m_threads = 1;
  const std::atomic<bool>* m_cancelled = nullptr;
  std::vector<Hazard> m_hazards;
  std::optional<emulation::LaunchCounts> m_counts;
  bool m_ended = false;
};

/// A kernel from the lines of its body: %r and %rd, %p, %f and %fd are declared, 64 of each, and `out` is its one
/// parameter. Lines of the source are those of the body, from 1 on.
inline std::string kernelOf(const std::string& body, const std::string& before = {}) {
  std::ostringstream text;
  text << ".version 7.5\n.target sm_70\n.address_size 64\n"
       << before
       << "\n.visible .entry k(.param .u64 out)\n{\n.reg .pred %p<64>;\n.reg .b16 %rs<64>;\n.reg .b32 %r<64>;\n"
          ".reg .b64 %rd<64>;\n.reg .f32 %f<64>;\n.reg .f64 %fd<64>;\n";
  std::istringstream lines(body);
  int number = 0;
  for (std::string line; std::getline(lines, line);) text << ".loc 1 " << ++number << " 0\n" << line << "\n";
  text << "}\n";
  return text.str();
}

/// Stores %r`reg` of each thread into its element of `out`.
inline std::string storeOf(int reg) {
  const std::string r = std::to_string(reg);
  return "ld.param.u64 %rd60, [out];\nmov.u32 %r60, %tid.x;\nmul.wide.u32 %rd61, %r60, 4;\nadd.s64 %rd62, %rd60, "
         "%rd61;\nst.global.u32 [%rd62], %r" +
         r + ";\nret;\n";
}

/// What a body of instructions leaves in %r`reg` of each thread.
inline std::vector<std::uint32_t> valuesOf(const std::string& body, int reg, std::uint32_t threads = 32,
                                           const std::string& before = {}, std::uint32_t warp = 32) {
  PtxKernel kernel(kernelOf(body + storeOf(reg), before));
  std::vector<std::uint32_t> out(threads);
  kernel.warp(warp).run(1, threads, kernel.array("out", std::span(out)));
  return out;
}

}  // namespace warpfold
