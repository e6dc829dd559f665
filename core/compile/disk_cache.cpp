// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/disk_cache.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "compile/fingerprint.h"
#include "data/whole_file.h"
#include "run/cache_folder.h"

namespace warpfold::compile {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostTexts = 1000;

void writeText(std::ostream& out, const std::string& text) {
  out << text.size() << '\n' << text << '\n';
}

std::optional<std::string> readText(std::istream& in, std::uint64_t most) {
  std::uint64_t bytes = 0;
  if (!(in >> bytes) || bytes > most || in.get() != '\n') return std::nullopt;
  std::string text(bytes, '\0');
  if (!in.read(text.data(), static_cast<std::streamsize>(bytes)) || in.get() != '\n') return std::nullopt;
  return text;
}

std::string sumOf(const DiskCache::Texts& texts) {
  std::string all;
  for (const std::string& text : texts) all += std::to_string(text.size()) + "\n" + text;
  return fingerprint(all);
}

}  // namespace

DiskCache::DiskCache(const char* name, Bounds bounds) : m_folder(cacheFolder()), m_bounds(bounds) {
  if (!m_folder.empty()) m_folder /= name;
}

fs::path DiskCache::fileOf(const std::string& key) const {
  return m_folder / fingerprint(key);
}

std::optional<DiskCache::Texts> DiskCache::find(const std::string& key) const {
  if (m_folder.empty()) return std::nullopt;
  std::ifstream in(fileOf(key), std::ios::binary);
  if (!in || readText(in, key.size()) != key) return std::nullopt;
  const auto sum = readText(in, 64);
  std::size_t count = 0;
  if (!sum || !(in >> count) || in.get() != '\n' || count > mostTexts) return std::nullopt;
  Texts texts;
  while (texts.size() < count) {
    auto text = readText(in, m_bounds.entryBytes);
    if (!text) return std::nullopt;
    texts.push_back(std::move(*text));
  }
  return sumOf(texts) == *sum ? std::optional(std::move(texts)) : std::nullopt;
}

void DiskCache::keep(const std::string& key, const Texts& texts) const {
  if (m_folder.empty()) return;
  std::ostringstream out;
  writeText(out, key);
  writeText(out, sumOf(texts));
  out << texts.size() << '\n';
  for (const std::string& text : texts) writeText(out, text);
  const std::string entry = out.str();
  if (entry.size() > m_bounds.entryBytes) return;
  try {
    fs::create_directories(m_folder);
    writeWhole(fileOf(key), entry);
    makeRoom();
  } catch (const fs::filesystem_error&) {  // compiled again next time
  }
}

void DiskCache::makeRoom() const {
  struct Entry {
    fs::file_time_type written;
    std::uint64_t bytes;
    fs::path file;
  };
  std::vector<Entry> entries;
  std::uint64_t bytes = 0;
  for (const auto& each : fs::directory_iterator(m_folder)) {
    std::error_code gone;  // another process makes room as well
    const auto size = each.file_size(gone);
    const auto written = each.last_write_time(gone);
    if (gone || !each.is_regular_file(gone)) continue;
    entries.push_back({written, size, each.path()});
    bytes += size;
  }
  if (bytes <= m_bounds.bytes && entries.size() <= m_bounds.entries) return;
  std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) { return a.written < b.written; });
  std::size_t left = entries.size();
  for (const Entry& entry : entries) {
    if (bytes <= m_bounds.bytes && left <= m_bounds.entries) break;
    std::error_code gone;
    fs::remove(entry.file, gone);
    bytes -= entry.bytes;
    --left;
  }
}

}  // namespace warpfold::compile
