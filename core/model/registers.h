// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/kernel_info.h"
#include "values/element_type.h"

/// How many registers a thread takes: resources/model/registers.csv, which `warpfold-cli model --registers` writes.
namespace warpfold::model {

/// One compiled kernel.
struct RegisterRow {
  std::string kernel;
  std::string code;         ///< codeMark() of the code that was compiled
  std::uint32_t block = 0;  ///< threads per block; 0: the code does not depend on them
  ElementType type = ElementType::int32;
  std::vector<std::uint32_t> registers;  ///< of a thread, one for each architecture of the table
};

struct RegisterTable {
  std::vector<std::uint32_t> architectures;  ///< 75, 80, …, ascending
  std::vector<RegisterRow> rows;
};

/// Blocks for which the table has a row of each kernel that is compiled per block.
inline constexpr std::uint32_t registerBlocks[] = {32, 64, 128, 256, 512, 1024};

/// Eight hexadecimal digits that change with the code (FNV-1a).
std::string codeMark(std::string_view code);

/// Reads and writes a file like resources/model/registers.csv. Reading throws InvalidRequest.
RegisterTable parseRegisters(std::string_view csv);
std::string registersText(const RegisterTable& table);
/// The one that came with the program.
const RegisterTable& shippedRegisters();

/// Registers that a thread takes in the first launch of a sum, as the kernel was compiled for the nearest block and for
/// this architecture, or else for the nearest one before it, or the oldest of the table ("sm_70": there is no compiler
/// for it any more). Nothing of a kernel that is not in the table, or has other code there.
std::optional<std::uint32_t> registersOf(const RegisterTable& table, const KernelInfo& kernel, ElementType type,
                                         std::uint32_t block, std::string_view architecture);

}  // namespace warpfold::model
