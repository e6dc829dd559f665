// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/special_registers.h"

#include <unordered_map>

namespace warpfold::ptx {

namespace {

constexpr SpecialRegister specialRegisters[] = {
    {"%tid.x", Special::tidX, true},
    {"%tid.y", Special::tidY, true},
    {"%tid.z", Special::tidZ, true},
    {"%ntid.x", Special::ntidX},
    {"%ntid.y", Special::ntidY},
    {"%ntid.z", Special::ntidZ},
    {"%ctaid.x", Special::ctaidX},
    {"%ctaid.y", Special::ctaidY},
    {"%ctaid.z", Special::ctaidZ},
    {"%nctaid.x", Special::nctaidX},
    {"%nctaid.y", Special::nctaidY},
    {"%nctaid.z", Special::nctaidZ},
    {"%laneid", Special::laneId, true},
    {"%warpid", Special::warpId},
    {"%nwarpid", Special::warpCount},
    {"%smid", Special::multiprocessor},
    {"%nsmid", Special::multiprocessorCount},
    {"%gridid", Special::grid},
    {"%lanemask_eq", Special::maskEqual, true},
    {"%lanemask_lt", Special::maskLess, true},
    {"%lanemask_le", Special::maskLessOrEqual, true},
    {"%lanemask_gt", Special::maskGreater, true},
    {"%lanemask_ge", Special::maskGreaterOrEqual, true},
    {"%clock", Special::clock},
    {"%clock_hi", Special::zero},
    {"%clock64", Special::clock},
    {"%globaltimer", Special::clock},
    {"%globaltimer_lo", Special::clock},
    {"WARP_SZ", Special::warpSize},
    {"%dynamic_smem_size", Special::dynamicShared},
    {"%total_smem_size", Special::totalShared},
    // Without clusters each block is one of its own.
    {"%cluster_ctaid.x", Special::zero},
    {"%cluster_ctarank", Special::zero},
    {"%cluster_nctaid.x", Special::one},
    {"%cluster_nctarank", Special::one},
};

}  // namespace

const SpecialRegister* specialRegister(std::string_view name) {
  static const auto byName = [] {
    std::unordered_map<std::string_view, const SpecialRegister*> all;
    for (const SpecialRegister& each : specialRegisters) all.emplace(each.name, &each);
    return all;
  }();
  const auto found = byName.find(name);
  return found == byName.end() ? nullptr : found->second;
}

}  // namespace warpfold::ptx
