// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/clang.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>

#include "compile/clang_diagnostics.h"
#include "compile/compile_limits.h"
#include "compile/device_headers.h"
#include "data/private_folder.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::compile {

namespace {

namespace fs = std::filesystem;

constexpr int newestMajorTried = 30;
// Where the compiler finds things in the view that it is given. None of these need be there on the machine.
constexpr const char* ourFolder = "/warpfold";
constexpr const char* systemFolder = "/system";
constexpr const char* table = "view.json";

// clang-format off
constexpr const char* fixedArguments[] = {
    "-x", "cuda", "--cuda-device-only", "-S", "-O2", "-std=c++17",
    // No toolkit: neither its headers nor its device library, and no search for one.
    "--cuda-path=/none", "-nocudainc", "-nocudalib",
    // Shuffles and __syncwarp() need PTX 6.0, redux.sync 7.0; clang takes 4.2 where it sees no toolkit.
    "-Xclang", "-target-feature", "-Xclang", "+ptx75",
    // Each operation rounds by itself, as in the source; a line for each instruction.
    "-ffp-contract=off", "-gline-directives-only", "-fdebug-compilation-dir=.",
    // One line a diagnostic, at the lines of the text as it was given. That a loop was not unrolled is no fault.
    "-fno-caret-diagnostics", "-fno-color-diagnostics", "-fno-diagnostics-show-option", "-fno-crash-diagnostics",
    "-Xclang", "-fno-diagnostics-use-presumed-location", "-Wno-pass-failed",
    // What it sees of the machine.
    "-nostdinc", "-Xclang", "-ivfsoverlay", "-Xclang", table};
// What stands in a branch is executed there, and what stands before it there: no load is tried before it is known to be
// wanted, which would be a race that the source has not, and no addition waits until it is known to be used.
constexpr const char* branchArguments[] = {
    "-mllvm", "-phi-node-folding-threshold=0", "-mllvm", "-two-entry-phi-node-folding-threshold=0",
    "-mllvm", "-bonus-inst-threshold=0", "-mllvm", "-speculate-one-expensive-inst=0",
    "-mllvm", "-instcombine-code-sinking=0", "-mllvm", "-disable-machine-sink"};
// clang-format on

fs::path emptyInput() {
  return "/dev/null";
}

/// What a program of the system answers, or nothing where it fails or is no such program.
std::string answerOf(const std::string& file, const std::vector<std::string>& arguments,
                     std::string ChildResult::*where) {
  const PrivateFolder folder;
  const ChildResult result = runChild(file, arguments, emptyInput(), folder / "");
  return result.end == ChildResult::End::exited && result.status == 0 ? result.*where : std::string();
}

int majorOf(const std::string& version) {
  int major = 0;
  std::from_chars(version.data(), version.data() + version.size(), major);
  return major;
}

/// "14.0.6" of "14.0.6\n".
std::string firstWord(const std::string& text) {
  return text.substr(0, text.find_first_of(" \r\n"));
}

std::vector<std::string> foldersOf(const std::string& searchPath) {
  std::vector<std::string> folders;
  for (std::size_t begin = 0; begin <= searchPath.size();) {
    const std::size_t end = std::min(searchPath.find(':', begin), searchPath.size());
    // A relative folder would be another one wherever the program is started.
    if (const std::string folder = searchPath.substr(begin, end - begin); folder.starts_with('/'))
      folders.push_back(folder);
    begin = end + 1;
  }
  return folders;
}

std::vector<std::string> names() {
  std::vector<std::string> all;
  for (int major = Clang::oldestMajor; major <= newestMajorTried; ++major)
    all.push_back(fmt::format("clang++-{}", major));
  all.push_back("clang++");
  return all;
}

/// The folders in which clang looks for headers of C++, C and its own: what it tells with -v between two lines.
std::vector<std::string> systemFoldersOf(const std::string& clang) {
  const std::string told = answerOf(clang, {"-x", "c++", "-E", "-v", "-"}, &ChildResult::complaints);
  std::vector<std::string> folders;
  std::size_t at = told.find("#include <...> search starts here:");
  const std::size_t end = std::min(told.find("End of search list."), told.size());
  while (at < end) {
    at = told.find('\n', at);
    if (at >= end) break;
    const std::size_t next = std::min(told.find('\n', ++at), end);
    std::error_code error;
    if (next > at + 1 && told[at] == ' ')
      if (const fs::path real = fs::canonical(told.substr(at + 1, next - at - 1), error); !error)
        folders.push_back(real.string());
  }
  return folders;
}

void write(const fs::path& file, std::string_view text) {
  std::error_code ignored;
  fs::create_directories(file.parent_path(), ignored);
  std::ofstream out(file, std::ios::binary);
  out << text;
  if (!out.flush())
    throw InvalidRequest(
        say<"no-temporary-folder">(arg<"folder">(file.parent_path().string()), arg<"reason">(std::strerror(errno))));
}

}  // namespace

Clang::Clang(std::string file, std::string version)
    : m_file(std::move(file)), m_version(std::move(version)), m_systemFolders(systemFoldersOf(m_file)) {}

int Clang::major() const {
  return majorOf(m_version);
}

std::unique_ptr<const Clang> Clang::find(const std::string& searchPath) {
  for (const std::string& name : names())
    for (const std::string& folder : foldersOf(searchPath)) {
      const std::string file = folder + "/" + name;
      if (::access(file.c_str(), X_OK) != 0) continue;
      std::string version = firstWord(answerOf(file, {"-dumpversion"}, &ChildResult::output));
      if (majorOf(version) >= oldestMajor) return std::unique_ptr<const Clang>(new Clang(file, std::move(version)));
    }
  return nullptr;
}

const Clang* Clang::get() {
  static const std::unique_ptr<const Clang> found = [] {
    const char* const path = std::getenv("PATH");
    return find(path != nullptr ? path : "");
  }();
  return found.get();
}

namespace {

/// Of what the compiler says of itself: the first line that names an error, without what no terminal should get.
std::string lineWithError(const std::string& complaints) {
  constexpr std::size_t most = 200;
  const std::size_t error = complaints.find("error:");
  const std::size_t before = error == std::string::npos ? error : complaints.rfind('\n', error);
  const std::size_t begin = before == std::string::npos ? 0 : before + 1;
  std::string line = complaints.substr(begin, std::min(complaints.find('\n', begin) - begin, most));
  std::replace_if(
      line.begin(), line.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
  return line;
}

}  // namespace

/// The catalogue's texts stay as they were compared with the hardware; other versions may not know these words.
bool Clang::keepsBranches(const Source& source) const {
  constexpr int known = 14;
  const auto& defines = source.defines;
  return major() == known && std::find(defines.begin(), defines.end(), "WARPFOLD_CATALOGUE") == defines.end();
}

std::vector<std::string> Clang::argumentsFor(const Source& source) const {
  std::vector<std::string> all(std::begin(fixedArguments), std::end(fixedArguments));
  all.push_back(fmt::format("--cuda-gpu-arch=sm_{}", source.architecture));
  all.insert(all.end(), {"-isystem", ourFolder});
  for (std::size_t i = 0; i < m_systemFolders.size(); ++i)
    all.insert(all.end(), {"-isystem", fmt::format("{}/{}", systemFolder, i)});
  all.insert(all.end(), {"-include", "warpfold_cuda.h"});
  for (const std::string& header : source.headers) all.insert(all.end(), {"-include", header});
  for (const std::string& define : source.defines) all.push_back("-D" + define);
  if (keepsBranches(source)) all.insert(all.end(), std::begin(branchArguments), std::end(branchArguments));
  all.insert(all.end(), {"-o", "-", "-"});
  return all;
}

fs::path Clang::writeView(const fs::path& folder) const {
  for (const DeviceHeader& header : deviceHeaders()) write(folder / "headers" / header.name, header.text);
  for (const std::string_view name : emptyHeaders()) write(folder / "headers" / name, "");
  // LLVM's virtual file system (llvm/Support/VirtualFileSystem.h, RedirectingFileSystem): without fallthrough nothing
  // else is there.
  auto remapped = [](const std::string& name, const std::string& real) {
    return nlohmann::json{{"type", "directory-remap"}, {"name", name}, {"external-contents", real}};
  };
  nlohmann::json roots{remapped(ourFolder, (folder / "headers").string())};
  for (std::size_t i = 0; i < m_systemFolders.size(); ++i)
    roots.push_back(remapped(fmt::format("{}/{}", systemFolder, i), m_systemFolders[i]));
  const fs::path file = folder / table;
  write(file,
        nlohmann::json{{"version", 0}, {"fallthrough", false}, {"use-external-names", false}, {"roots", roots}}.dump());
  return file;
}

Compiled Clang::compile(const Source& source, const ChildLimits& limits, const RunControl& control) const {
  requireShort(source);
  const PrivateFolder folder;
  writeView(folder / "");
  write(folder / "source.cu", source.text);
  const ChildResult result = runChild(m_file, argumentsFor(source), folder / "source.cu", folder / "", limits, control);
  if (result.end == ChildResult::End::notStarted)
    throw BackendUnavailable(
        say<"compiler-not-started">(arg<"file">(m_file), arg<"reason">(std::strerror(result.status))));
  requireWithinLimits(result, limits);
  Compiled compiled{{}, clangDiagnostics(result.complaints), "clang " + m_version};
  const bool failed = result.status != 0;
  if (!failed) compiled.ptx = result.output;
  const bool told = std::any_of(compiled.diagnostics.begin(), compiled.diagnostics.end(),
                                [](const Diagnostic& d) { return d.severity == Severity::error; });
  // What the driver says of itself has no line.
  if (failed && !told) compiled.diagnostics.push_back({Severity::error, 0, 0, lineWithError(result.complaints)});
  return compiled;
}

std::string Clang::identityOf(const Source& source) const {
  std::string identity = fmt::format("clang {} {}\n", m_file, m_version);
  for (const std::string& argument : argumentsFor(source)) identity += argument + "\n";
  for (const std::string& folder : m_systemFolders) identity += folder + "\n";
  for (const DeviceHeader& header : deviceHeaders()) identity += fmt::format("{}\n{}\n", header.name, header.text);
  return identity + source.text;
}

}  // namespace warpfold::compile
