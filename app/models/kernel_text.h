// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "catalogue/kernel_info.h"
#include "models/language.h"

namespace warpfold::app {

/// What a kernel's header says, in the window's language: resources/translations/kernel_texts.py draws it into the
/// files for translators. A header that they do not know stays as it is.
inline QString kernelText(const std::string& said) {
  constexpr const char* context = "warpfold::kernels";
  return said.empty() ? QString() : translatedText(context, said);
}

inline QString titleOf(const KernelInfo& kernel) {
  return kernelText(kernel.title);
}

/// The lesson, one or two sentences.
inline QString lessonOf(const KernelInfo& kernel) {
  return kernelText(kernel.shows);
}

}  // namespace warpfold::app
