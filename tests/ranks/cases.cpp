// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Reductions over the ranks of an MPI program, many cases in one start of it: mpirun -n 4 warpfold_ranks_cases COUNT
// SEED runs that many of them, chosen by the seed; COUNT 0 runs all. Prints on rank 0 each case that is wrong, and how
// many there were; the status is 1 where one was wrong.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <random>
#include <string>
#include <vector>

#include "ranks/conference.h"
#include "ranks/launcher.h"
#include "ranks/method.h"
#include "ranks/mpi_library.h"
#include "ranks/ranks_run.h"

namespace warpfold::ranks {
namespace {

std::vector<RanksRequest> allCases() {
  std::vector<RanksRequest> cases;
  for (const Method& method : methods())
    for (const ElementType type : {ElementType::int32, ElementType::float32, ElementType::float64})
      for (const Operation op : {Operation::sum, Operation::max, Operation::mean})
        for (const std::uint64_t n : {1u, 2u, 3u, 5u, 7u, 8u, 9u, 1000u, 65537u, (1u << 20) + 3}) {
          if (method.link != nullptr) continue;  // from GPU to GPU
          RanksRequest request;
          request.method = method.id;
          request.run.kernel = "last-block";
          request.run.type = type;
          request.run.op = op;
          request.run.n = n;
          request.run.seed = cases.size();
          request.run.iterations = 1;
          request.run.warmup = 0;
          cases.push_back(std::move(request));
        }
  return cases;
}

std::string told(const RanksRequest& request) {
  return request.method + " " + std::string(name(request.run.type)) + " " + std::string(name(request.run.op)) + " n " +
         std::to_string(*request.run.n);
}

/// Why a case is wrong; empty where it is right.
std::string fault(const RanksResult& result, unsigned ranks) {
  if (!result.whole.matches)
    return "result " + result.whole.result.text() + ", reference " + result.whole.reference.text();
  std::uint64_t elements = 0;
  for (const RankPart& part : result.parts) elements += part.share.count;
  if (elements != result.whole.n) return "the shares have " + std::to_string(elements) + " elements";
  if (result.messages.size() != (methodOf(result.method).tellsMessages ? ranks - 1 : 0))
    return std::to_string(result.messages.size()) + " messages";
  // The clocks of one host are one.
  for (const RankPart& part : result.parts)
    if (std::abs(part.offset.us) > part.offset.errorUs + 0.1) return "a clock is ahead of itself";
  return "";
}

int run(std::size_t count, unsigned seed) {
  MpiTransport transport(MpiLibrary::open(mpiCandidates()));
  keepToShareOfCores(transport.localRank(), transport.localRanks());
  std::vector<RanksRequest> cases = allCases();
  if (count > 0) {
    std::shuffle(cases.begin(), cases.end(), std::mt19937(seed));
    cases.resize(std::min(count, cases.size()));
  }
  const Catalogue catalogue = Catalogue::builtIn();
  std::size_t wrong = 0;
  try {
    for (const RanksRequest& request : cases)
      if (const auto result = runOnRanks(catalogue, request, transport)) {
        const std::string why = fault(*result, transport.ranks());
        if (why.empty()) continue;
        std::printf("WRONG: %s: %s\n", told(request).c_str(), why.c_str());
        ++wrong;
      }
  } catch (const AgreedFailure& failure) {
    std::fprintf(stderr, "%s\n", failure.sentence.c_str());
    transport.abort(3);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    transport.abort(3);
  }
  if (transport.rank() == 0) std::printf("%zu cases on %u ranks, %zu wrong\n", cases.size(), transport.ranks(), wrong);
  std::fflush(stdout);
  transport.end();
  return wrong == 0 ? 0 : 1;
}

}  // namespace
}  // namespace warpfold::ranks

int main(int argc, char** argv) {
  const auto number = [&](int i) { return argc > i ? std::strtoul(argv[i], nullptr, 10) : 0; };
  return warpfold::ranks::run(number(1), static_cast<unsigned>(number(2)));
}
