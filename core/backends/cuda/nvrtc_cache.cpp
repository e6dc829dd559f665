// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>

#include "backends/cuda/nvrtc.h"
#include "data/whole_file.h"
#include "run/cache_folder.h"

namespace warpfold::cuda {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t maximumEntryBytes = 64u << 20;

std::uint64_t fnv1a(const std::string& text, std::uint64_t hash = 0xcbf29ce484222325u) {
  for (const unsigned char c : text) hash = (hash ^ c) * 0x100000001b3u;
  return hash;
}

fs::path kernelsFolder() {
  const fs::path folder = cacheFolder();
  return folder.empty() ? folder : folder / "kernels";
}

/// Everything the code depends on, in full: it is stored with the entry, so that a collision of hashes is no mistake.
std::string keyOf(const std::string& source, const std::vector<std::string>& options,
                  const std::vector<std::string>& names, int architecture) {
  std::string key = fmt::format("warpfold kernel 2\nnvrtc {} {}\nsm {}\n", Nvrtc::get().version(), Nvrtc::get().build(),
                                architecture);
  for (const std::string& option : options) key += "option " + option + "\n";
  for (const std::string& name : names) key += "name " + name + "\n";
  return key + source;
}

void writeText(std::ostream& out, const std::string& text) {
  out << text.size() << '\n' << text << '\n';
}

std::optional<std::string> readText(std::istream& in) {
  std::uint64_t bytes = 0;
  if (!(in >> bytes) || bytes > maximumEntryBytes || in.get() != '\n') return std::nullopt;
  std::string text(bytes, '\0');
  if (!in.read(text.data(), static_cast<std::streamsize>(bytes)) || in.get() != '\n') return std::nullopt;
  return text;
}

std::optional<CompiledModule> readEntry(const fs::path& file, const std::string& key) {
  std::ifstream in(file, std::ios::binary);
  if (!in || readText(in) != key) return std::nullopt;
  const auto image = readText(in);
  const auto check = readText(in);
  const auto count = readText(in);
  if (!image || !check || !count || *check != std::to_string(fnv1a(*image))) return std::nullopt;
  CompiledModule module;
  module.image.assign(image->begin(), image->end());
  for (int i = 0; i < std::atoi(count->c_str()); ++i) {
    const auto expression = readText(in), lowered = readText(in);
    if (!expression || !lowered) return std::nullopt;
    module.names[*expression] = *lowered;
  }
  return module;
}

/// Where that fails, it is compiled again next time.
void writeEntry(const fs::path& file, const std::string& key, const CompiledModule& module) {
  const std::string image(module.image.begin(), module.image.end());
  std::ostringstream out;
  for (const std::string& text : {key, image, std::to_string(fnv1a(image)), std::to_string(module.names.size())})
    writeText(out, text);
  for (const auto& [expression, lowered] : module.names) {
    writeText(out, expression);
    writeText(out, lowered);
  }
  try {
    fs::create_directories(file.parent_path());
    writeWhole(file, out.str());
  } catch (const fs::filesystem_error&) {
  }
}

}  // namespace

CompiledModule compileCached(const std::string& source, const std::vector<std::string>& options,
                             const std::vector<std::string>& nameExpressions, int architecture) {
  const fs::path folder = kernelsFolder();
  const std::string key = keyOf(source, options, nameExpressions, architecture);
  const fs::path file = folder / fmt::format("{:016x}{:016x}", fnv1a(key), fnv1a(key, 0x9e3779b97f4a7c15u));
  if (!folder.empty())
    if (auto module = readEntry(file, key)) return *module;
  CompiledModule module = Nvrtc::get().compile(source, options, nameExpressions, architecture);
  if (!folder.empty()) writeEntry(file, key, module);
  return module;
}

}  // namespace warpfold::cuda
