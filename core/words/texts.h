// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "words/command_line_texts.h"
#include "words/compile_texts.h"
#include "words/counter_texts.h"
#include "words/device_texts.h"
#include "words/fault_texts.h"
#include "words/file_texts.h"
#include "words/hazard_texts.h"
#include "words/help_texts.h"
#include "words/label_texts.h"
#include "words/number_texts.h"
#include "words/own_texts.h"
#include "words/program_texts.h"
#include "words/protocol_texts.h"
#include "words/ptx_texts.h"
#include "words/ranks_texts.h"
#include "words/recording_texts.h"
#include "words/request_texts.h"
#include "words/result_texts.h"
#include "words/row.h"
#include "words/step_texts.h"
#include "words/trace_texts.h"

/// Every sentence that core can cause, a row each, by what it is about.
namespace warpfold::words {

inline constexpr std::array<std::span<const Row>, 21> tables{
    requestTexts, fileTexts,  deviceTexts, hazardTexts,    resultTexts,  protocolTexts,    numberTexts,
    stepTexts,    traceTexts, labelTexts,  recordingTexts, programTexts, commandLineTexts, figureTexts,
    counterTexts, helpTexts,  ranksTexts,  compileTexts,   ptxTexts,     faultTexts,       ownTexts};

/// Null where no text has this code.
constexpr const Row* find(std::string_view code) {
  for (const std::span<const Row> table : tables)
    for (const Row& row : table)
      if (row.code == code) return &row;
  return nullptr;
}

}  // namespace warpfold::words
