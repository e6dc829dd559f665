// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <random>
#include <string>
#include <vector>

namespace warpfold {

/// Which cases of a large matrix a run of the tests takes: all of them with WARPFOLD_LONG in the environment, else one
/// of so many, or so many, drawn by WARPFOLD_SEED (1 where it is not set). Another seed takes others.
class Sample {
 public:
  /// `matrix`: its name, so that matrices of equal sizes draw apart.
  Sample(const std::string& matrix, unsigned oneOf) : m_random(drawing(matrix)), m_oneOf(isWhole() ? 1 : oneOf) {}
  static bool isWhole() { return std::getenv("WARPFOLD_LONG") != nullptr; }
  /// Of the next case.
  bool takes() { return m_oneOf == 1 || m_random() % m_oneOf == 0; }
  /// Of cases that are listed: so many, in their order.
  template <typename Case>
  static std::vector<Case> of(const std::string& matrix, const std::vector<Case>& cases, std::size_t count) {
    if (isWhole()) return cases;
    std::vector<Case> taken;
    std::sample(cases.begin(), cases.end(), std::back_inserter(taken), count, drawing(matrix));
    return taken;
  }

 private:
  static std::mt19937 drawing(const std::string& matrix) {
    const char* const seed = std::getenv("WARPFOLD_SEED");
    const std::string text = matrix + (seed != nullptr ? seed : "1");
    std::seed_seq words(text.begin(), text.end());
    return std::mt19937(words);
  }

  std::mt19937 m_random;
  unsigned m_oneOf;
};

}  // namespace warpfold
