// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace warpfold::ptx {

/// What one warp of a traced block stamps in one step, from one meeting of its lanes or of its block to the next one.
struct ProbeRecord {
  std::uint64_t arrive = 0, depart = 0;  ///< clock at the step's end and at its begin; cycles of the multiprocessor
  std::uint32_t mask = 0;                ///< lanes that combined values
  std::uint32_t atBarrier = 0;           ///< 1 where the step ended at a barrier of the block, else 0
};

/// The variable of a probed kernel's module that says where records go: addresses in global memory, then sizes.
struct ProbePlaces {
  std::uint64_t slots = 0;     ///< i32[blockSpan]: the place of a block among those that are traced, or -1
  std::uint64_t records = 0;   ///< ProbeRecord[slot][step][warp]
  std::uint64_t finished = 0;  ///< u64[slot][warp]: the address of the warp's last record, or where it had had room
  std::uint64_t sm = 0;        ///< u32[slot]: the multiprocessor
  std::uint32_t firstBlock = 0, blockSpan = 0;
  std::uint32_t steps = 0;  ///< for which there is room
  std::uint32_t warps = 0;
};
inline constexpr std::string_view probePlaces = "warpfold_probes";

/// What a function that is only declared is for those who call it.
enum class Called : std::uint8_t {
  other,
  combines,     ///< lanes combine values
  reducesWarp,  ///< the lanes of a warp meet and combine what they brought
  meetsCluster  ///< the threads of a cluster meet
};

/// The text with probes in kernel `entry`: where it begins and ends, where lanes combine values, and around each
/// instruction or call at which the lanes of a warp or the threads of a block meet. Meetings of one warp with neither
/// an access to memory nor a call in between are one, as for the machine (emulation::LaunchCounts). Probes are a few
/// instructions each and keep what they know in registers. Blocks that are not traced run the code as it was, except
/// where the body declares shared memory, which it can do but once.
/// Throws InvalidRequest where the text is no PTX, has no such kernel, or calls a function of its own in which threads
/// meet or combine: the registers are out of reach there.
std::string withProbes(std::string_view text, std::string_view entry,
                       const std::function<Called(std::string_view function)>& calledOf);

/// Two texts as one module: what one of them declares and the other one defines is found there. Its version and target
/// are the higher ones of both. Only one of them may have source files (.file).
/// Throws InvalidRequest where a text is no PTX.
std::string joined(std::string_view first, std::string_view second);

}  // namespace warpfold::ptx
