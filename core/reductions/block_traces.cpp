// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "reductions/block_traces.h"

#include <algorithm>
#include <cstring>
#include <numeric>

#include "values/identity.h"

namespace warpfold::reductions {

namespace {

/// The blocks of an in-place kernel laid side by side, since the machine would need a copy of the whole input: each
/// touches its own elements only.
Traces traceBlocksInPlace(const PlannedRun& run, const Inputs& inputs, std::span<const std::uint64_t> blocks) {
  const RunRequest& request = run.request;
  const ElementType accumulator = run.accumulator();
  const std::size_t width = sizeOf(accumulator);
  PlannedRun part = run;  // a run of its own, on these blocks' elements
  part.request.type = accumulator;
  part.request.op = combiningOf(request.op);
  part.launches = planLaunches(*run.kernel, blocks.size() * request.block, request.block);
  auto elements = std::make_shared<HostArray>(accumulator, part.n());
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    const std::uint64_t begin = std::min<std::uint64_t>(blocks[i] * request.block, run.n());
    const std::uint64_t count = std::min<std::uint64_t>(request.block, run.n() - begin);
    std::byte* const to = elements->data() + i * request.block * width;
    copyMapped(to, accumulator, inputs, request.op, begin, count);
    fillWith(to + count * width, request.block - count, identityOf(accumulator, request.op));
  }
  Reduction reduction(part, {elements, {}}, 1);
  reduction.restore();
  std::vector<std::uint64_t> indices(blocks.size());
  std::iota(indices.begin(), indices.end(), std::uint64_t{0});
  Traces traces = reduction.traceBlocks(0, indices);
  for (std::size_t i = 0; i < traces.size(); ++i) {
    BlockTrace& trace = *traces[i];
    trace.block = BlockId{blocks[i]};
    trace.firstElement = blocks[i] * request.block;
    for (Node& node : trace.nodes) {
      if (node.at.space == Location::Space::input)
        node.at.element += (blocks[i] - i) * request.block;
      else if (node.at.isOfBlocks())
        node.at.element = blocks[i];
      if (node.isInput()) node.padding = trace.firstElement + node.column >= run.n();
    }
  }
  return traces;
}

}  // namespace

Traces traceBlocks(const PlannedRun& run, const Inputs& inputs, std::span<const std::uint64_t> blocks,
                   std::optional<std::uint64_t> finishing, const HostArray* partials,
                   const emulation::BlockRanges& blank) {
  if (run.kernel->inPlace) return traceBlocksInPlace(run, inputs, blocks);
  Reduction reduction(run, inputs, 1);
  reduction.restore();
  if (partials != nullptr) reduction.setPartials(*partials);
  reduction.setBlank({}, blank);
  return reduction.traceBlocks(0, blocks, finishing);
}

std::shared_ptr<BlockTrace> traceLaunch(const PlannedRun& run, std::size_t index,
                                        std::shared_ptr<const HostArray> values, const emulation::BlockRanges& blank) {
  PlannedRun later = run;
  later.request.type = run.accumulator();
  later.request.op = combiningOf(run.request.op);
  later.request.offset = 0;
  later.launches.erase(later.launches.begin(), later.launches.begin() + static_cast<std::ptrdiff_t>(index));
  Reduction reduction(later, {std::move(values), {}}, 1);
  reduction.restore();
  reduction.setBlank(blank, {});
  const std::uint64_t first[] = {0};
  auto trace = reduction.traceBlocks(0, first).front();
  trace->launch = static_cast<std::uint32_t>(index);
  return trace;
}

emulation::BlockRanges blankBlocks(const PlannedRun& run, const Inputs& inputs) {
  constexpr std::uint64_t most = 4096, mostElements = std::uint64_t{1} << 22;
  // Of whole tiles, a thread takes so many elements at most before the next block has any.
  constexpr std::uint64_t widestTile = 64;
  const Launch& first = run.launches.front();
  if (run.kernel->elements != 0 || run.kernel->inPlace || first.grid > most || run.n() > mostElements ||
      run.n() >= first.threads() * widestTile)
    return {};
  Reduction reduction(run, inputs, 1);
  reduction.restore();
  return reduction.blankBlocks();
}

}  // namespace warpfold::reductions
