// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <functional>
#include <random>
#include <string>

#include "support/recordings.h"

/// Ways to damage a file of pages, and that none of them does harm.
namespace warpfold::damage {

using Damage = std::function<void(std::string& bytes, std::mt19937& random)>;

constexpr std::size_t pageBytes = 4096;

inline void singleBytes(std::string& bytes, std::mt19937& random) {
  for (int k = 0; k < 8; ++k) bytes[random() % bytes.size()] = static_cast<char>(random());
}
inline void rubbishForAPage(std::string& bytes, std::mt19937& random) {
  const std::size_t page = random() % (bytes.size() / pageBytes);
  for (std::size_t k = page == 0 ? 100 : 0; k < pageBytes; ++k)
    bytes[page * pageBytes + k] = static_cast<char>(random());
}
inline void pagesInTheWrongPlace(std::string& bytes, std::mt19937& random) {
  const std::size_t pages = bytes.size() / pageBytes, to = 1 + random() % (pages - 1), from = random() % pages;
  bytes.replace(to * pageBytes, pageBytes, std::string(bytes, from * pageBytes, pageBytes));
}
/// Where a b-tree says how it goes on.
inline void wrongPageHeaders(std::string& bytes, std::mt19937& random) {
  const std::size_t page = random() % (bytes.size() / pageBytes), begin = page * pageBytes + (page == 0 ? 100 : 0);
  for (int k = 0; k < 3; ++k) bytes[begin + random() % 24] = static_cast<char>(random());
}
inline void wrongFileHeaders(std::string& bytes, std::mt19937& random) {
  for (int k = 0; k < 2; ++k) bytes[16 + random() % 84] = static_cast<char>(random());
}

/// 150 files with a few bytes of `whole` changed: each is opened or refused in a sentence, as `tried` says, and none is
/// written to.
inline void expectHarmless(const std::string& whole, const Damage& damage,
                           const std::function<std::string(const std::filesystem::path&)>& tried) {
  const ScratchFolder folder;
  std::mt19937 random(2026);
  for (int i = 0; i < 150; ++i) {
    std::string bytes = whole;
    damage(bytes, random);
    writeBytes(folder / "a.warpfold", bytes);
    const std::string said = tried(folder / "a.warpfold");
    EXPECT_TRUE(said == "opened" || said.starts_with("recording-")) << i << ": " << said;
    EXPECT_EQ(bytesOf(folder / "a.warpfold"), bytes) << "it was written to";
  }
}

}  // namespace warpfold::damage
