// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/block_emulation.h"

#include <algorithm>
#include <cstring>
#include <numeric>

#include "values/identity.h"

namespace warpfold::cuda {

namespace {

/// The blocks of an in-place kernel laid side by side, since the emulator would need a copy of the whole input: each
/// touches its own elements only.
Traces emulateInPlace(const RunRequest& request, const Inputs& inputs, std::span<const std::uint64_t> blocks) {
  const ElementType accumulator = accumulatorOf(request.type, request.op);
  const std::size_t width = sizeOf(accumulator);
  RunRequest part = request;
  part.backend = "emulator";
  part.type = accumulator;
  part.op = combiningOf(request.op);
  part.n = blocks.size() * request.block;
  part.grid = 0;
  auto elements = std::make_shared<HostArray>(accumulator, part.n);
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    const std::uint64_t begin = blocks[i] * request.block;
    const std::uint64_t count = std::min<std::uint64_t>(request.block, request.n - begin);
    std::byte* const to = elements->data() + i * request.block * width;
    copyMapped(to, accumulator, inputs, request.op, begin, count);
    fillWith(to + count * width, request.block - count, identityOf(accumulator, request.op));
  }
  emulation::GridRunner runner(1);
  emulation::EmulatedReduction reduction(runner, part, {elements, {}});
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
      else if (node.at.space == Location::Space::output)
        node.at.element = blocks[i];
      if (node.isInput()) node.padding = trace.firstElement + node.column >= request.n;
    }
  }
  return traces;
}

}  // namespace

Traces emulateBlocks(const RunRequest& request, const Inputs& inputs, std::span<const std::uint64_t> blocks,
                     std::optional<std::uint64_t> finishing, const HostArray* partials) {
  if (kernelById(request.kernel).inPlace) return emulateInPlace(request, inputs, blocks);
  RunRequest part = request;
  part.backend = "emulator";
  emulation::GridRunner runner(1);
  emulation::EmulatedReduction reduction(runner, part, inputs);
  reduction.restore();
  if (partials != nullptr) std::memcpy(reduction.outputs(0), partials->data(), partials->bytes());
  return reduction.traceBlocks(0, blocks, finishing);
}

std::shared_ptr<BlockTrace> emulateLaunch(const RunRequest& request, std::size_t index, const Launch& launch,
                                          std::shared_ptr<const HostArray> values) {
  RunRequest later = request;
  later.backend = "emulator";
  later.type = accumulatorOf(request.type, request.op);
  later.op = combiningOf(request.op);
  later.n = launch.n;
  later.block = launch.block;
  later.grid = launch.grid;
  later.offset = 0;
  emulation::GridRunner runner(1);
  emulation::EmulatedReduction reduction(runner, later, {std::move(values), {}});
  reduction.restore();
  const std::uint64_t first[] = {0};
  auto trace = reduction.traceBlocks(0, first).front();
  trace->pass = static_cast<std::uint32_t>(index);
  return trace;
}

}  // namespace warpfold::cuda
