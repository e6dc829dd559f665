// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/nvrtc_child.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <new>

#include "compile/compile_limits.h"
#include "compile/compiled_text.h"
#include "compile/nvrtc.h"
#include "data/private_folder.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::compile {

namespace fs = std::filesystem;

std::string commandLineProgram() {
  std::error_code error;
  return (fs::read_symlink("/proc/self/exe", error).parent_path() / "warpfold-cli").string();
}

namespace {

/// Of what the child wrote, for a sentence.
std::string firstLine(const std::string& complaints) {
  constexpr std::size_t most = 400;
  return complaints.substr(0, std::min(complaints.find('\n'), most));
}

}  // namespace

Compiled compileByNvrtc(const Source& source, const std::string& program, const ChildLimits& limits,
                        const RunControl& control) {
  requireShort(source);
  const PrivateFolder folder;
  std::ofstream(folder / "source.cu", std::ios::binary) << source.text;
  std::vector<std::string> arguments{nvrtcChildCommand, std::to_string(source.architecture)};
  arguments.insert(arguments.end(), source.defines.begin(), source.defines.end());
  const ChildResult result = runChild(program, arguments, folder / "source.cu", folder / "", limits, control);
  if (result.end == ChildResult::End::notStarted)
    throw BackendUnavailable(
        say<"compiler-not-started">(arg<"file">(program), arg<"reason">(std::strerror(result.status))));
  requireWithinLimits(result, limits);
  if (result.status != 0)
    throw BackendUnavailable(
        say<"nvrtc-call">(arg<"call">("nvrtcCompileProgram"), arg<"text">(firstLine(result.complaints))));
  return decoded(result.output);
}

int serveNvrtcChild(int argumentCount, const char* const* arguments) {
  constexpr int aborted = 128 + 6;  // as a shell says it
  try {
    Source source;
    source.text.assign(std::istreambuf_iterator<char>(std::cin), {});
    if (argumentCount > 2) source.architecture = std::atoi(arguments[2]);
    for (int i = 3; i < argumentCount; ++i) source.defines.emplace_back(arguments[i]);
    std::cout << encoded(Nvrtc::get().compileToPtx(source)) << std::flush;
    return std::cout ? 0 : 1;
  } catch (const std::bad_alloc&) {
    return aborted;
  } catch (const std::exception& e) {
    std::fprintf(stderr, "%s\n", e.what());
    return 1;
  }
}

}  // namespace warpfold::compile
