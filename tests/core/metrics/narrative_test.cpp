// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "metrics/narrative.h"

#include <gtest/gtest.h>

#include "jobs/blackboard.h"
#include "metrics/current_step.h"
#include "support/catalogue.h"
#include "words/english.h"

namespace warpfold {
namespace {

std::string sourceLine(const KernelInfo& kernel, std::uint32_t line) {
  std::size_t begin = 0;
  for (std::uint32_t at = kernel.firstLine; at < line; ++at) begin = kernel.code.find('\n', begin) + 1;
  return kernel.code.substr(begin, kernel.code.find('\n', begin) - begin);
}

bool endsAtBarrierInSource(const KernelInfo& kernel, const Step* step) {
  return step != nullptr && step->barrierLine != 0 &&
         sourceLine(kernel, step->barrierLine).find("__syncthreads") != std::string::npos;
}

/// All that is said of a position, of one side or of both.
std::string saidOf(const BlockTrace& trace, double position, bool twice) {
  const NarrativeSide side{&trace, position, false};
  std::string text;
  for (const Messages& paragraph : narrative(side, twice ? side : NarrativeSide{}, Operation::sum))
    for (const Message& sentence : paragraph) text += english(sentence) + ' ';
  return text;
}

TEST(narrative_of_kernels, no_step_without_a_barrier_in_its_source_speaks_of_one) {
  int spoken = 0;
  for (const auto& kernels : {kernelCatalogue(), brokenKernels()})
    for (const KernelInfo& kernel : kernels) {
      RunRequest request;
      request.kernel = kernel.id;
      const BlockTracePtr trace = traceBlackboards(builtInKernels(), request, request, {})[0];
      if (!trace) continue;
      for (std::uint32_t row = 0; row <= rowCount(*trace); ++row)
        for (const bool twice : {false, true}) {
          const std::string said = saidOf(*trace, row, twice);
          const bool reaches = said.find("reach the barrier") != std::string::npos ||
                               said.find("reaches the barrier") != std::string::npos;
          spoken += reaches;
          EXPECT_EQ(said.find("does something else"), std::string::npos)
              << kernel.id << ", step " << row << ": " << said;
          EXPECT_TRUE(!reaches || endsAtBarrierInSource(kernel, currentStep(*trace, row)))
              << kernel.id << ", step " << row << ": " << said;
        }
    }
  EXPECT_GT(spoken, 10);
}

}  // namespace
}  // namespace warpfold
