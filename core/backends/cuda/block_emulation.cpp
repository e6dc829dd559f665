// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/block_emulation.h"

#include <algorithm>
#include <cstring>
#include <numeric>

#include "run/identity.h"

namespace warpfold::cuda {

std::vector<std::shared_ptr<BlockTrace>> emulateBlocks(const RunRequest& request, const HostArray& input,
                                                       std::span<const std::uint64_t> blocks) {
  const std::size_t width = sizeOf(request.type);
  RunRequest part = request;
  part.backend = "emulator";
  part.n = blocks.size() * request.block;
  auto elements = std::make_shared<HostArray>(request.type, part.n);
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    const std::uint64_t begin = blocks[i] * request.block;
    const std::uint64_t count = std::min<std::uint64_t>(request.block, input.size() - begin);
    std::byte* const to = elements->data() + i * request.block * width;
    std::memcpy(to, input.data() + begin * width, count * width);
    fillWith(to + count * width, request.block - count, identityOf(request.type, request.op));
  }
  emulator::GridRunner runner(1);
  emulator::EmulatedReduction reduction(runner, part, elements);
  reduction.restore();
  std::vector<std::uint64_t> indices(blocks.size());
  std::iota(indices.begin(), indices.end(), std::uint64_t{0});
  auto traces = reduction.traceBlocks(indices);
  for (std::size_t i = 0; i < traces.size(); ++i) {
    BlockTrace& trace = *traces[i];
    trace.block = BlockId{blocks[i]};
    trace.firstElement = blocks[i] * request.block;
    for (Node& node : trace.nodes) {
      if (node.at.space == Location::Space::input) {
        node.at.element += (blocks[i] - i) * request.block;
        node.padding = node.isInput() && node.at.element >= input.size();
      } else if (node.at.space == Location::Space::output) {
        node.at.element = blocks[i];
      }
      if (node.isInput()) node.padding = trace.firstElement + node.column >= input.size();
    }
  }
  return traces;
}

std::uint64_t chainOfBlock(const RunRequest& request, std::uint32_t threads) {
  RunRequest one = request;
  one.n = one.block = threads;
  HostArray values(request.type, threads);
  fillWith(values.data(), threads, identityOf(request.type, request.op));
  const std::uint64_t first[] = {0};
  return depth(*emulateBlocks(one, values, first).front());
}

}  // namespace warpfold::cuda
