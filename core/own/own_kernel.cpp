// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "own/own_kernel.h"

#include <cxxabi.h>
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "compile/compiler.h"
#include "data/whole_file.h"
#include "emulation/written_parameters.h"
#include "ptx/reader.h"
#include "values/block_limit.h"
#include "values/error.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::own {

namespace {

constexpr std::uintmax_t mostBytes = std::uintmax_t{4} << 20;  // as the compiler takes

[[noreturn]] void refuseFile(const std::string& file, const Message& why) {
  throw InvalidRequest(
      say<"option-file-refused">(arg<"option">("--kernel-file"), arg<"file">(file), arg<"problem">(english(why))));
}

std::string textOf(const std::string& file) {
  std::error_code error;
  if (!std::filesystem::exists(file, error)) refuseFile(file, say<"file-missing">());
  if (!std::filesystem::is_regular_file(file, error)) refuseFile(file, say<"file-not-regular">());
  if (std::filesystem::file_size(file, error) > mostBytes)
    refuseFile(file, say<"source-too-long">(arg<"mebibytes">(mostBytes >> 20)));
  std::ifstream in(file, std::ios::binary);
  if (!in) refuseFile(file, say<"file-not-opened">(arg<"reason">(std::strerror(errno))));
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string demangled(const std::string& name) {
  if (!name.starts_with("_Z")) return name;  // "f" would be float
  int status = 0;
  char* const text = abi::__cxa_demangle(name.c_str(), nullptr, nullptr, &status);
  const std::string made = status == 0 && text != nullptr ? text : name;
  std::free(text);
  return made;
}

/// A name as somebody writes it and as the compiler does: "reduce<256u, float>" and "reduce<256,float>" are one.
std::string plainName(std::string_view function) {
  std::string plain;
  bool number = false;
  for (std::size_t i = 0; i < function.size(); ++i) {
    const char c = function[i];
    const bool letter = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
    const bool digit = c >= '0' && c <= '9';
    const bool inName = !plain.empty() && !number &&
                        (std::isalnum(static_cast<unsigned char>(plain.back())) != 0 || plain.back() == '_');
    if (c == ' ' || (number && (c == 'u' || c == 'U' || c == 'l' || c == 'L'))) continue;
    number = (number && digit) || (digit && !inName);
    if (!digit && letter) number = false;
    plain += c;
  }
  return plain;
}

compile::Compiled compiled(const Asked& asked, const std::string& text, const RunControl& control) {
  compile::Source source{text, asked.defines};
  // Behind the last line, so that no line of the file moves.
  if (asked.function && asked.function->find('<') != std::string::npos)
    source.text += fmt::format("\ntemplate __global__ decltype({0}) {0};\n", *asked.function);
  compile::Compiled made = compile::compileToPtx(source, {}, control);
  if (made.ok()) return made;
  const auto error = std::find_if(made.diagnostics.begin(), made.diagnostics.end(),
                                  [](const auto& each) { return each.severity == compile::Severity::error; });
  if (error == made.diagnostics.end()) refuseFile(asked.file, say<"own-not-compiled">());
  const auto lines = static_cast<std::uint32_t>(std::count(text.begin(), text.end(), '\n')) + 1;
  if (asked.function && error->line > lines)
    throw InvalidRequest(say<"own-no-instance">(arg<"function">(*asked.function), arg<"problem">(error->text)));
  throw InvalidRequest(say<"own-source-error">(arg<"file">(asked.file), arg<"line">(error->line),
                                               arg<"column">(error->column), arg<"problem">(error->text)));
}

/// The kernel that is asked for, or the only one; of a template by its name alone, where it has one instance.
const ptx::Function& chosen(const Asked& asked, const ptx::Module& module) {
  std::vector<const ptx::Function*> kernels;
  std::vector<std::string> names;
  for (const ptx::Function& each : module.functions)
    if (each.entry && each.defined) {
      kernels.push_back(&each);
      names.push_back(signatureOf(demangled(each.name)).function);
    }
  if (kernels.empty()) refuseFile(asked.file, say<"own-no-kernel">());
  if (!asked.function) {
    if (kernels.size() == 1) return *kernels.front();
    throw InvalidRequest(say<"own-several-kernels">(arg<"file">(asked.file),
                                                    arg<"functions">(fmt::format("{}", fmt::join(names, ", ")))));
  }
  const std::string wanted = plainName(*asked.function);
  const ptx::Function* instance = nullptr;
  std::size_t instances = 0;
  for (std::size_t i = 0; i < kernels.size(); ++i) {
    if (plainName(names[i]) == wanted) return *kernels[i];
    if (names[i].substr(0, names[i].find('<')) != wanted) continue;
    instance = kernels[i];
    ++instances;
  }
  if (instances == 1) return *instance;
  throw InvalidRequest(say<"own-no-such-kernel">(arg<"function">(*asked.function),
                                                 arg<"functions">(fmt::format("{}", fmt::join(names, ", ")))));
}

std::vector<Parameter> parametersOf(const Signature& signature, const ptx::Program& program) {
  const emulation::WrittenParameters written(program);
  std::vector<Parameter> parameters;
  for (std::size_t i = 0; i < program.parameters.size(); ++i) {
    Parameter each =
        i < signature.types.size() ? parameterOf(signature.types[i]) : parameterOf("unknown (extern \"C\")");
    each.offset = program.parameters[i].offset;
    each.bytes = program.parameters[i].bytes;
    each.written =
        written.any || std::find(written.offsets.begin(), written.offsets.end(), each.offset) != written.offsets.end();
    parameters.push_back(std::move(each));
  }
  return parameters;
}

/// The type of the elements that go in and come out.
ElementType elementOf(const OwnKernel& kernel) {
  const Parameter* first = nullptr;
  for (const Parameter& each : kernel.parameters) {
    if (!each.pointer) continue;
    if (first != nullptr && first->element != each.element)
      throw InvalidRequest(say<"own-arrays-differ">(arg<"function">(kernel.function), arg<"first">(first->type),
                                                    arg<"second">(each.type)));
    first = &each;
  }
  return *first->element;
}

}  // namespace

const Parameter* OwnKernel::find(Role role) const {
  const auto found =
      std::find_if(parameters.begin(), parameters.end(), [role](const Parameter& each) { return each.role == role; });
  return found == parameters.end() ? nullptr : &*found;
}

std::optional<std::uint32_t> OwnKernel::blockOfSharedArray() const {
  if (program->shared.size() != 1 || program->takesDynamicShared) return {};
  const ptx::Program::PlacedVariable& array = program->shared.front();
  const std::uint64_t elements = array.bytes / std::max<std::uint64_t>(array.elementBytes, 1);
  if (elements % 32 != 0 || !isBlockSize(elements)) return {};
  return static_cast<std::uint32_t>(elements);
}

OwnKernel readOwnKernel(const Asked& asked, const RunControl& control) {
  OwnKernel kernel;
  kernel.text = textOf(asked.file);
  const compile::Compiled made = compiled(asked, kernel.text, control);
  const ptx::Module module = ptx::readModule(made.ptx);
  const ptx::Function& function = chosen(asked, module);
  const Signature signature = signatureOf(demangled(function.name));
  kernel.function = signature.function;
  kernel.compiler = made.compiler;
  kernel.program = std::make_shared<const ptx::Program>(ptx::decode(module, function.name));
  kernel.parameters = parametersOf(signature, *kernel.program);
  for (const Parameter& each : kernel.parameters)
    if (!each.element)
      throw InvalidRequest(say<"own-parameter-type">(arg<"function">(kernel.function), arg<"type">(each.type)));
  if (asked.args)
    takeRoles(kernel.parameters, kernel.function, *asked.args);
  else if (!inferRoles(kernel.parameters))
    throw InvalidRequest(say<"own-args-asked">(arg<"function">(kernel.function),
                                               arg<"types">(fmt::format("{}", fmt::join(signature.types, ", ")))));
  if (kernel.find(Role::out) == nullptr && kernel.find(Role::inOut) == nullptr)
    throw InvalidRequest(say<"own-no-output">(arg<"function">(kernel.function)));
  kernel.element = elementOf(kernel);
  return kernel;
}

}  // namespace warpfold::own
