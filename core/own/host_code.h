// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace warpfold::own {

/// What stands at the outermost level of a source: a function, a type, or a declaration that ends in a semicolon.
/// Namespaces and extern "C" blocks are no level of their own.
struct Entity {
  std::size_t begin = 0, end = 0;  ///< characters
  std::uint32_t firstLine = 1, lastLine = 1;
  bool ofDevice = false;  ///< names __global__, __device__, __constant__ or __shared__
};

/// In their order. Comments, texts, characters and preprocessor lines are passed over, however braces stand in them.
std::vector<Entity> entitiesOf(const std::string& source);

/// Takes an entity out of the source, whose lines stay where they are.
void passOver(std::string& source, const Entity& entity);

}  // namespace warpfold::own
