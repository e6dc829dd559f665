// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace warpfold::cli {

/// `check`: kernels against an exercise.
class CheckCommand {
 public:
  void addTo(CLI::App& app);
  bool parsed() const;
  /// 0 where all pass, 1 where one does not. Throws Error.
  int run() const;

 private:
  CLI::App* m_command = nullptr;
  std::string m_exercise;
  std::vector<std::string> m_files;
  bool m_csv = false, m_list = false;
};

}  // namespace warpfold::cli
