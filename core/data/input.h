// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "data/host_array.h"
#include "run/run_request.h"
#include "values/tick.h"

namespace warpfold {

/// The inputs that can be made, as shown by `list` and offered by the window.
struct InputInfo {
  std::string id;     ///< "constant"
  std::string usage;  ///< "constant:V"
  std::string text;   ///< one sentence
};
const std::vector<InputInfo>& inputKinds();

/// Makes or reads the input of a request and fills in its n: a file gives its own count (a request's n may ask for
/// fewer), otherwise n must be set. Throws InvalidRequest.
HostArray makeInput(RunRequest& request, const Tick& tick = {});

/// The second input of a dot product whose first has request.n elements. Throws InvalidRequest.
HostArray makeSecondInput(const RunRequest& request, const Tick& tick = {});

/// The middle-square Weyl sequence of Widynski (2017, arXiv:1704.00358), 32 bits an output, begun at x = w = seed.
class MiddleSquareWeyl {
 public:
  explicit MiddleSquareWeyl(std::uint64_t seed = 0) : m_x(seed), m_w(seed) {}
  std::uint32_t operator()() {
    m_x *= m_x;
    m_x += m_w += 0xb5ad4eceda1ce2a9u;
    m_x = m_x >> 32 | m_x << 32;
    return static_cast<std::uint32_t>(m_x);
  }

 private:
  std::uint64_t m_x, m_w;
};

/// Reads PATH of `file:PATH`: .npy (1-D, int32, uint32, int64, uint64 and floats of 16, 32 and 64 bits, either byte
/// order, C or Fortran order), .csv/.txt (numbers separated by commas, semicolons, blanks or lines) or .bin (raw
/// little-endian elements). At most `limit` elements (0: all). Throws InvalidRequest with one line that names the file
/// and what is wrong.
HostArray readInputFile(const std::string& path, ElementType type, std::uint64_t limit, const Tick& tick = {});

}  // namespace warpfold
