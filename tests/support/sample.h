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
/// of every so many, or so many, drawn by WARPFOLD_SEED (1 where it is not set). Another seed takes others. Of at least
/// that many cases some are always taken.
class Sample {
 public:
  /// `matrix`: its name, so that matrices of equal sizes draw apart.
  Sample(const std::string& matrix, unsigned oneOf) : m_random(drawing(matrix)), m_oneOf(isWhole() ? 1 : oneOf) {}
  static bool isWhole() { return std::getenv("WARPFOLD_LONG") != nullptr; }
  /// Of the next case: of each `oneOf` in a row one, wherever it stands among them.
  bool takes() {
    if (m_left == 0) {
      m_left = m_oneOf;
      m_taken = static_cast<unsigned>(m_random() % m_oneOf);
    }
    return --m_left == m_taken;
  }
  /// Of random cases: what draws them.
  static std::mt19937 random(const std::string& matrix) { return drawing(matrix); }
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
    const std::string text = matrix + "/" + (seed != nullptr ? seed : "1");
    std::seed_seq words(text.begin(), text.end());
    return std::mt19937(words);
  }

  std::mt19937 m_random;
  unsigned m_oneOf, m_left = 0, m_taken = 0;
};

}  // namespace warpfold
