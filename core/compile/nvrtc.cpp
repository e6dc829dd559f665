// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/nvrtc.h"

#include <dlfcn.h>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "compile/device_headers.h"
#include "compile/nvrtc_diagnostics.h"
#include "compile/toolkit_folders.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::compile {

namespace {

using Result = int;
using Program = struct _nvrtcProgram*;

/// Signatures as in the NVRTC documentation.
struct Api {
  Result (*version)(int* major, int* minor);
  Result (*numSupportedArchs)(int* count);
  Result (*supportedArchs)(int* archs);
  Result (*createProgram)(Program* program, const char* source, const char* name, int headers, const char* const* texts,
                          const char* const* names);
  Result (*destroyProgram)(Program* program);
  Result (*addNameExpression)(Program program, const char* expression);
  Result (*compileProgram)(Program program, int count, const char* const* options);
  Result (*getLoweredName)(Program program, const char* expression, const char** name);
  Result (*getCubinSize)(Program program, std::size_t* bytes);
  Result (*getCubin)(Program program, char* image);
  Result (*getPtxSize)(Program program, std::size_t* bytes);
  Result (*getPtx)(Program program, char* image);
  Result (*getLogSize)(Program program, std::size_t* bytes);
  Result (*getLog)(Program program, char* text);
  const char* (*errorString)(Result result);
};

void* openLibrary() {
  static constexpr const char* names[] = {"libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2", "libnvrtc.so"};
  return openToolkitLibrary(names);
}

/// The functions of the library, or why they cannot be used.
struct Loaded {
  Api api{};
  std::string file;
  std::optional<Message> failure;
};

Loaded load() {
  Loaded loaded;
  void* library = openLibrary();
  if (library == nullptr) {
    loaded.failure = say<"nvrtc-missing">();
    return loaded;
  }
  Api& a = loaded.api;
  bool complete = true;
  const auto find = [&](auto& function, const char* name) {
    function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(::dlsym(library, name));
    complete = complete && function != nullptr;
  };
  find(a.version, "nvrtcVersion");
  find(a.numSupportedArchs, "nvrtcGetNumSupportedArchs");
  find(a.supportedArchs, "nvrtcGetSupportedArchs");
  find(a.createProgram, "nvrtcCreateProgram");
  find(a.destroyProgram, "nvrtcDestroyProgram");
  find(a.addNameExpression, "nvrtcAddNameExpression");
  find(a.compileProgram, "nvrtcCompileProgram");
  find(a.getLoweredName, "nvrtcGetLoweredName");
  find(a.getCubinSize, "nvrtcGetCUBINSize");
  find(a.getCubin, "nvrtcGetCUBIN");
  find(a.getPtxSize, "nvrtcGetPTXSize");
  find(a.getPtx, "nvrtcGetPTX");
  find(a.getLogSize, "nvrtcGetProgramLogSize");
  find(a.getLog, "nvrtcGetProgramLog");
  find(a.errorString, "nvrtcGetErrorString");
  Dl_info info{};
  if (a.version != nullptr && ::dladdr(reinterpret_cast<void*>(a.version), &info) != 0) loaded.file = info.dli_fname;
  int major = 0, minor = 0;
  // The version first: an old library also lacks functions.
  if (a.version != nullptr && a.version(&major, &minor) == 0)
    loaded.failure = tooOld(major * 1000 + minor * 10, loaded.file);
  if (!loaded.failure && !complete) loaded.failure = say<"nvrtc-incomplete">(arg<"file">(loaded.file));
  return loaded;
}

const Loaded& loaded() {
  static const Loaded once = load();
  return once;
}
const Api* api() {
  return &loaded().api;
}

void check(Result result, const char* call) {
  if (result != 0)
    throw BackendUnavailable(say<"nvrtc-call">(arg<"call">(call), arg<"text">(api()->errorString(result))));
}

struct ProgramHandle {
  Program program = nullptr;
  ~ProgramHandle() {
    if (program != nullptr) api()->destroyProgram(&program);
  }
};

/// "13.0" of 13000.
std::string dotted(int version) {
  return fmt::format("{}.{}", version / 1000, version % 1000 / 10);
}

/// As clang is asked for: each operation rounds by itself, and a line for each instruction.
std::vector<std::string> ptxOptions(const Source& source, int oldest) {
  std::vector<std::string> options{"--std=c++17", "--fmad=false", "--generate-line-info", "--no-source-include",
                                   fmt::format("--gpu-architecture=compute_{}", std::max(source.architecture, oldest))};
  for (const std::string& define : source.defines) options.push_back("-D" + define);
  return options;
}

struct Header {
  std::string name, text;
};
/// What a source can include: NVRTC knows by itself what CUDA's and C's headers declare for a device, but not their
/// names; of ours it has cooperative groups.
std::vector<Header> includable() {
  std::vector<Header> headers;
  for (const std::string_view name : emptyHeaders()) headers.push_back({std::string(name), ""});
  for (const char* name : {"stdio.h", "stdlib.h", "math.h", "assert.h", "stdint.h", "stddef.h", "cstdio", "cstdlib",
                           "cmath", "cassert", "cstdint"})
    headers.push_back({name, ""});
  for (const DeviceHeader& header : deviceHeaders())
    if (header.name.starts_with("cooperative_groups"))
      headers.push_back({std::string(header.name), std::string(header.text)});
  return headers;
}

std::string logOf(Program program) {
  std::size_t bytes = 0;
  check(api()->getLogSize(program, &bytes), "nvrtcGetProgramLogSize");
  std::string log(bytes, '\0');
  check(api()->getLog(program, log.data()), "nvrtcGetProgramLog");
  while (!log.empty() && (log.back() == '\0' || log.back() == '\n')) log.pop_back();
  return log;
}

}  // namespace

std::string libraryBuild(const std::string& file) {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path real = fs::canonical(file, error);
  const auto size = fs::file_size(real, error);
  const auto changed = fs::last_write_time(real, error).time_since_epoch().count();
  return error ? file : fmt::format("{} {} {}", real.filename().string(), size, changed);
}

std::optional<Message> tooOld(int version, const std::string& file) {
  if (version >= Nvrtc::oldestVersion) return {};
  return say<"nvrtc-too-old">(arg<"file">(file), arg<"version">(dotted(version)),
                              arg<"oldest">(dotted(Nvrtc::oldestVersion)));
}

bool Nvrtc::present() {
  return !loaded().failure;
}

const Nvrtc& Nvrtc::get() {
  if (!present()) throw BackendUnavailable(*loaded().failure);
  static const Nvrtc nvrtc;
  return nvrtc;
}

Nvrtc::Nvrtc() : m_build(libraryBuild(loaded().file)) {
  int major = 0, minor = 0, count = 0;
  check(api()->version(&major, &minor), "nvrtcVersion");
  m_version = major * 1000 + minor * 10;
  check(api()->numSupportedArchs(&count), "nvrtcGetNumSupportedArchs");
  m_architectures.resize(static_cast<std::size_t>(count));
  check(api()->supportedArchs(m_architectures.data()), "nvrtcGetSupportedArchs");
  std::sort(m_architectures.begin(), m_architectures.end());
}

CompiledModule Nvrtc::compile(const std::string& source, const std::vector<std::string>& options,
                              const std::vector<std::string>& nameExpressions, int architecture, CodeForm form) const {
  const bool known = std::binary_search(m_architectures.begin(), m_architectures.end(), architecture);
  const bool native = known && form == CodeForm::machine;
  // For a GPU newer than the compiler, the driver translates the newest PTX that the compiler knows.
  const int target = known ? architecture : m_architectures.back();
  std::vector<std::string> all = options;
  all.push_back(fmt::format("--gpu-architecture={}_{}", native ? "sm" : "compute", target));
  std::vector<const char*> pointers;
  for (const std::string& option : all) pointers.push_back(option.c_str());

  ProgramHandle handle;
  check(api()->createProgram(&handle.program, source.c_str(), "kernel.cu", 0, nullptr, nullptr), "nvrtcCreateProgram");
  for (const std::string& name : nameExpressions)
    check(api()->addNameExpression(handle.program, name.c_str()), "nvrtcAddNameExpression");
  if (api()->compileProgram(handle.program, static_cast<int>(pointers.size()), pointers.data()) != 0)
    throw InvalidRequest(
        say<"kernel-does-not-compile">(arg<"architecture">(architecture), arg<"log">(logOf(handle.program))));

  CompiledModule module;
  std::size_t bytes = 0;
  if (native) {
    check(api()->getCubinSize(handle.program, &bytes), "nvrtcGetCUBINSize");
    module.image.resize(bytes);
    check(api()->getCubin(handle.program, module.image.data()), "nvrtcGetCUBIN");
  } else {
    check(api()->getPtxSize(handle.program, &bytes), "nvrtcGetPTXSize");
    module.image.resize(bytes);
    check(api()->getPtx(handle.program, module.image.data()), "nvrtcGetPTX");
  }
  for (const std::string& name : nameExpressions) {
    const char* lowered = nullptr;
    check(api()->getLoweredName(handle.program, name.c_str(), &lowered), "nvrtcGetLoweredName");
    module.names[name] = lowered;
  }
  return module;
}

Compiled Nvrtc::compileToPtx(const Source& source) const {
  const std::vector<std::string> options = ptxOptions(source, m_architectures.front());
  std::vector<const char*> pointers, texts, names;
  for (const std::string& option : options) pointers.push_back(option.c_str());
  const std::vector<Header> headers = includable();
  for (const Header& header : headers) {
    names.push_back(header.name.c_str());
    texts.push_back(header.text.c_str());
  }
  ProgramHandle handle;
  check(api()->createProgram(&handle.program, source.text.c_str(), std::string(nvrtcSourceName).c_str(),
                             static_cast<int>(names.size()), texts.data(), names.data()),
        "nvrtcCreateProgram");
  const Result result = api()->compileProgram(handle.program, static_cast<int>(pointers.size()), pointers.data());
  const std::string log = logOf(handle.program);
  Compiled compiled{{}, nvrtcDiagnostics(log), fmt::format("NVRTC {}", dotted(m_version))};
  if (result != 0) {
    if (compiled.diagnostics.empty())
      compiled.diagnostics.push_back({Severity::error, 0, 0, api()->errorString(result)});
    return compiled;
  }
  std::size_t bytes = 0;
  check(api()->getPtxSize(handle.program, &bytes), "nvrtcGetPTXSize");
  compiled.ptx.resize(bytes);
  check(api()->getPtx(handle.program, compiled.ptx.data()), "nvrtcGetPTX");
  while (compiled.ptx.ends_with('\0')) compiled.ptx.pop_back();
  return compiled;
}

std::string Nvrtc::identityOf(const Source& source) const {
  std::string identity = fmt::format("nvrtc {} {}\n", m_version, m_build);
  for (const std::string& option : ptxOptions(source, m_architectures.front())) identity += option + "\n";
  for (const Header& header : includable()) identity += fmt::format("{}\n{}\n", header.name, header.text);
  return identity + source.text;
}

}  // namespace warpfold::compile
