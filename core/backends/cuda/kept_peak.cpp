// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/kept_peak.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "backends/cuda/driver.h"
#include "backends/cuda/nvml.h"
#include "codec/parse.h"
#include "data/whole_file.h"
#include "run/cache_folder.h"

namespace warpfold::cuda {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr std::uintmax_t mostBytes = 1 << 20;
constexpr double mostGbs = 1e6;

fs::path peaksFile() {
  const fs::path folder = cacheFolder();
  return folder.empty() ? folder : folder / "peaks.json";
}

/// An empty object where there is no file, or none of ours.
Json peaks() {
  std::error_code error;
  const fs::path file = peaksFile();
  if (file.empty() || fs::file_size(file, error) > mostBytes || error) return Json::object();
  std::ifstream in(file);
  try {
    Json all = codec::parse(std::string(std::istreambuf_iterator<char>(in), {}));
    if (all.is_object()) return all;
  } catch (const Json::exception&) {
  } catch (const std::out_of_range&) {
  }
  return Json::object();
}

}  // namespace

PeakOwner peakOwner(int ordinal) {
  const Driver& driver = Driver::get();
  CUdevice device = 0;
  std::array<unsigned char, 16> id{};
  if (driver.deviceGetUuid == nullptr || driver.deviceGet(&device, ordinal) != 0 ||
      driver.deviceGetUuid(id.data(), device) != 0)
    return {};
  std::string text = "GPU";
  for (std::size_t i = 0; i < id.size(); ++i) {
    const bool begins = i == 0 || i == 4 || i == 6 || i == 8 || i == 10;
    text += fmt::format("{}{:02x}", begins ? "-" : "", id[i]);
  }
  return {text, driverVersion()};
}

std::optional<double> keptPeakGbs(const PeakOwner& owner) {
  if (owner.gpu.empty()) return std::nullopt;
  const Json all = peaks();
  const auto found = all.find(owner.gpu);
  if (found == all.end() || !found->is_object()) return std::nullopt;
  const auto driver = found->find("driver"), peak = found->find("read_gbs");
  if (driver == found->end() || *driver != owner.driver || peak == found->end() || !peak->is_number())
    return std::nullopt;
  const double gbs = peak->get<double>();
  return gbs > 0 && gbs <= mostGbs ? std::optional(gbs) : std::nullopt;
}

void keepPeak(const PeakOwner& owner, double gbs) {
  const fs::path file = peaksFile();
  if (owner.gpu.empty() || file.empty()) return;
  Json all = peaks();
  all[owner.gpu] = {{"driver", owner.driver}, {"read_gbs", gbs}};
  try {
    fs::create_directories(file.parent_path());
    writeWhole(file, all.dump(2, ' ', false, Json::error_handler_t::replace) + '\n');
  } catch (const fs::filesystem_error&) {
    // it is measured again next time
  }
}

}  // namespace warpfold::cuda
