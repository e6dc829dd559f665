// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "own/own_kernel.h"

#include <cxxabi.h>
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <limits>
#include <map>
#include <sstream>

#include "compile/compiler.h"
#include "data/whole_file.h"
#include "emulation/written_parameters.h"
#include "own/host_code.h"
#include "own/parameters.h"
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

}  // namespace

std::string textOfFile(const std::string& file) {
  std::error_code error;
  if (!std::filesystem::exists(file, error)) refuseFile(file, say<"file-missing">());
  if (!std::filesystem::is_regular_file(file, error)) refuseFile(file, say<"file-not-regular">());
  if (std::filesystem::file_size(file, error) > mostBytes)
    refuseFile(file, say<"source-too-long">(arg<"mebibytes">(mostBytes >> 20)));
  std::ifstream in(file, std::ios::binary);
  if (!in) refuseFile(file, say<"file-not-opened">(arg<"reason">(std::strerror(errno))));
  std::string text(mostBytes + 1, '\0');  // what says that it has no bytes may have some
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (in.bad()) refuseFile(file, say<"file-not-opened">(arg<"reason">(std::strerror(errno))));
  text.resize(static_cast<std::size_t>(in.gcount()));
  if (text.size() > mostBytes) refuseFile(file, say<"source-too-long">(arg<"mebibytes">(mostBytes >> 20)));
  return text;
}

namespace {

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

/// Of its file, without the folders that it is in.
std::string nameOf(const UserSource& source) {
  return std::filesystem::path(source.file).filename().string();
}

/// "sum" of "a::(anonymous namespace)::sum"; arguments of a template keep theirs.
std::string withoutNamespaces(const std::string& function) {
  const std::size_t end = std::min(function.find('<'), function.size());
  const std::size_t last = function.rfind("::", end);
  return last == std::string::npos || last > end ? function : function.substr(last + 2);
}

/// What stands behind `// warpfold:` in a line; nothing where it begins otherwise.
std::optional<std::string> directiveIn(std::string_view line) {
  const auto skip = [&line] { line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size())); };
  for (const std::string_view part : {"//", "warpfold:"}) {
    skip();
    if (!line.starts_with(part)) return {};
    line.remove_prefix(part.size());
  }
  return std::string(line);
}

/// What a line of the file says, such as `// warpfold: --args in,out,n`, where nothing else was asked for.
UserSource withLines(UserSource source) {
  const bool functionAsked = source.function.has_value(), argsAsked = source.args.has_value();
  std::vector<std::string> defines;
  std::istringstream text(source.text);
  std::string line;
  for (std::uint32_t number = 1; std::getline(text, line); ++number) {
    const auto directive = directiveIn(line);
    if (!directive) continue;
    std::istringstream words(*directive);
    for (std::string option, value; words >> option;) {
      const bool known = option == "--function" || option == "--args" || option == "--define";
      if (!known || !(words >> value))
        throw SourceError(
            number, say<"own-line-unknown">(arg<"file">(nameOf(source)), arg<"line">(number), arg<"word">(option)));
      if (option == "--function" && !functionAsked) source.function = value;
      if (option == "--args" && !argsAsked) source.args = value;
      if (option == "--define") defines.push_back(value);
    }
  }
  // Of two values the compiler takes the later one.
  source.defines.insert(source.defines.begin(), defines.begin(), defines.end());
  return source;
}

/// The error that ends a compilation.
const compile::Diagnostic* errorOf(const compile::Compiled& made) {
  const auto error = std::find_if(made.diagnostics.begin(), made.diagnostics.end(),
                                  [](const auto& each) { return each.severity == compile::Severity::error; });
  return error == made.diagnostics.end() ? nullptr : &*error;
}

/// Takes an include directive out of a line; false where the line has none.
bool passOverLine(std::string& text, std::uint32_t line) {
  std::size_t begin = 0;
  for (std::uint32_t number = 1; number < line && begin != std::string::npos; ++number) {
    begin = text.find('\n', begin);
    if (begin != std::string::npos) ++begin;
  }
  if (begin == std::string::npos) return false;
  const std::size_t end = std::min(text.find('\n', begin), text.size());
  const std::size_t directive = text.find_first_not_of(" \t", begin);
  if (directive >= end || text[directive] != '#' || text.find("include", directive) >= end) return false;
  std::fill(text.begin() + static_cast<std::ptrdiff_t>(begin), text.begin() + static_cast<std::ptrdiff_t>(end), ' ');
  return true;
}

[[noreturn]] void refuseError(const UserSource& source, const compile::Diagnostic& error) {
  const auto lines = static_cast<std::uint32_t>(std::count(source.text.begin(), source.text.end(), '\n')) + 1;
  if (source.function && error.line > lines)
    throw InvalidRequest(say<"own-no-instance">(arg<"function">(*source.function), arg<"problem">(error.text)));
  constexpr std::string_view unknown = "use of undeclared identifier '";
  if (error.text.starts_with(unknown) && error.text.ends_with('\'')) {
    const std::string name = error.text.substr(unknown.size(), error.text.size() - unknown.size() - 1);
    throw SourceError(error.line,
                      say<"own-name-missing">(arg<"file">(nameOf(source)), arg<"line">(error.line), arg<"name">(name)));
  }
  throw SourceError(error.line, say<"own-source-error">(arg<"file">(nameOf(source)), arg<"line">(error.line),
                                                        arg<"column">(error.column), arg<"problem">(error.text)));
}

/// Takes what is of the host, and has an error, out of a text: whether there was any. What is left says the rest.
bool passOverHost(std::string& text, const compile::Compiled& made) {
  const std::vector<Entity> entities = entitiesOf(text);
  bool any = false;
  for (const compile::Diagnostic& error : made.diagnostics) {
    if (error.severity != compile::Severity::error) continue;
    for (const Entity& each : entities) {
      if (each.ofDevice || error.line < each.firstLine || error.line > each.lastLine) continue;
      passOver(text, each);
      any = true;
    }
  }
  return any;
}

/// Headers that are not there are passed over: what matters of them is mostly what ours have. So is what the host does,
/// where it does not compile: it does not run here.
compile::Compiled compiled(const UserSource& source, const std::string& behind, const RunControl& control) {
  constexpr int mostTries = 32;
  constexpr auto mostTime = std::chrono::seconds(30);
  const auto begun = std::chrono::steady_clock::now();
  std::string text = source.text;
  if (text.starts_with("%%")) text.replace(0, 2, "//");  // a cell of a notebook
  // Behind the last line, so that no line of the file moves.
  std::string instance;
  if (source.function && source.function->find('<') != std::string::npos)
    instance = fmt::format("\ntemplate __global__ decltype({0}) {0};\n", *source.function);
  for (int tries = 1;; ++tries) {
    compile::Compiled made = compile::compileToPtx({text + instance + behind, source.defines}, {}, control);
    if (made.ok()) return made;
    const compile::Diagnostic* const error = errorOf(made);
    if (error == nullptr) throw InvalidRequest(say<"own-not-compiled">(arg<"file">(nameOf(source))));
    const bool isMissing = error->text.ends_with("file not found");
    const bool lessIsLeft = isMissing ? passOverLine(text, error->line) : passOverHost(text, made);
    const bool tooLong = std::chrono::steady_clock::now() - begun > mostTime;
    if (!lessIsLeft || tooLong || tries == mostTries) refuseError(source, *error);
  }
}

std::vector<const ptx::Function*> kernelsOf(const ptx::Module& module) {
  std::vector<const ptx::Function*> kernels;
  for (const ptx::Function& each : module.functions)
    if (each.entry && each.defined) kernels.push_back(&each);
  return kernels;
}

/// The kernel that is asked for, or the only one; of a template by its name alone, where it has one instance.
const ptx::Function& chosen(const UserSource& source, const std::vector<const ptx::Function*>& kernels) {
  std::vector<std::string> names;
  for (const ptx::Function* each : kernels) names.push_back(signatureOf(demangled(each->name)).function);
  const auto all = arg<"functions">(fmt::format("{}", fmt::join(names, ", ")));
  if (!source.function) {
    if (kernels.size() == 1) return *kernels.front();
    throw InvalidRequest(say<"own-several-kernels">(arg<"file">(nameOf(source)), all));
  }
  const std::string wanted = plainName(*source.function);
  const ptx::Function* instance = nullptr;
  std::size_t instances = 0;
  for (std::size_t i = 0; i < kernels.size(); ++i) {
    if (plainName(names[i]) == wanted || plainName(withoutNamespaces(names[i])) == wanted) return *kernels[i];
    const std::string bare = withoutNamespaces(names[i]);
    if (bare.substr(0, bare.find('<')) != wanted) continue;
    instance = kernels[i];
    ++instances;
  }
  if (instances == 1) return *instance;
  throw InvalidRequest(say<"own-no-such-kernel">(arg<"function">(*source.function), all));
}

std::vector<Parameter> parametersOf(const Signature& signature, const ptx::Program& program) {
  const emulation::WrittenParameters written(program);
  std::vector<Parameter> parameters;
  for (std::size_t i = 0; i < program.parameters.size(); ++i) {
    Parameter each = i < signature.types.size() ? parameterOf(signature.types[i]) : parameterOf("unknown");
    each.offset = program.parameters[i].offset;
    each.bytes = program.parameters[i].bytes;
    each.written =
        written.any || std::find(written.offsets.begin(), written.offsets.end(), each.offset) != written.offsets.end();
    parameters.push_back(std::move(each));
  }
  return parameters;
}

/// Finds the types of the elements that go in and come out. Those that go in are of one type; what comes out may be
/// wider or narrower, but not of another kind.
void findTypes(const std::string& function, const std::vector<Parameter>& parameters, UserCode& code) {
  const Parameter *in = nullptr, *out = nullptr;
  const auto refuse = [&](const Parameter& first, const Parameter& second) {
    throw InvalidRequest(
        say<"own-arrays-differ">(arg<"function">(function), arg<"first">(first.type), arg<"second">(second.type)));
  };
  for (const Parameter& each : parameters) {
    if (!each.pointer || each.role == ParameterRole::scratch) continue;
    if (each.role == ParameterRole::out || each.role == ParameterRole::inOut) out = &each;
    if (each.role == ParameterRole::out) continue;
    if (in != nullptr && in->element != each.element) refuse(*in, each);
    in = &each;
  }
  if (in == nullptr) in = out;
  if (isFloating(*in->element) != isFloating(*out->element)) refuse(*in, *out);
  code.element = *in->element;
  code.left = *out->element;
}

/// Threads of a block that the only array in shared memory is made for; nothing where no array tells.
std::optional<std::uint32_t> blockOfArray(const ptx::Program& program) {
  if (program.shared.size() != 1 || program.takesDynamicShared) return {};
  const ptx::Program::PlacedVariable& array = program.shared.front();
  const std::uint64_t elements = array.bytes / std::max<std::uint64_t>(array.elementBytes, 1);
  if (elements % 32 != 0 || !isBlockSize(elements)) return {};
  return static_cast<std::uint32_t>(elements);
}

template <typename Is>
bool anyInstruction(const ptx::Program& program, Is is) {
  return std::any_of(program.functions.begin(), program.functions.end(), [&](const ptx::FunctionProgram& function) {
    return std::any_of(function.together.begin(), function.together.end(), is);
  });
}

/// Whether lanes exchange values, so that it may count on their number.
bool meetsInWarps(const ptx::Program& program) {
  return anyInstruction(program, [](const ptx::Decoded& each) {
    return each.opcode == ptx::Opcode::shfl || each.opcode == ptx::Opcode::redux || each.opcode == ptx::Opcode::vote ||
           each.opcode == ptx::Opcode::match;
  });
}

bool readsBlockDim(const ptx::Program& program) {
  return anyInstruction(program, [](const ptx::Decoded& each) {
    return each.opcode == ptx::Opcode::mov && each.width == 0 &&
           each.mode == static_cast<std::uint8_t>(ptx::Special::ntidX);
  });
}

/// What was made of a source.
struct Made {
  UserSource source;  ///< with what its lines say
  compile::Compiled compiled;
  ptx::Module module;
  std::map<std::string, std::string> ofC;  ///< names that say nothing of their types, with these: "f(float*, int)"
};

/// Gives kernels with names of C (extern "C") the types of their parameters: those of an instance of a template that
/// is made for a pointer to each.
void findTypesOfC(Made& made, const RunControl& control) {
  std::vector<std::string> names;
  for (const ptx::Function* each : kernelsOf(made.module))
    if (!each->name.starts_with("_Z")) names.push_back(each->name);
  if (names.empty()) return;
  std::string behind = "\ntemplate <int number, typename Function> __global__ void warpfold_types(Function) {}\n";
  for (std::size_t i = 0; i < names.size(); ++i)
    behind +=
        fmt::format("template __global__ void warpfold_types<{0}, decltype(&{1})>(decltype(&{1}));\n", i, names[i]);
  const ptx::Module typed = ptx::readModule(compiled(made.source, behind, control).ptx);
  for (const ptx::Function* each : kernelsOf(typed)) {
    const std::string name = demangled(each->name);
    constexpr std::string_view before = "void warpfold_types<", pointer = "(*)(";
    const std::size_t types = name.find(pointer);
    if (!name.starts_with(before) || types == std::string::npos) continue;
    const auto number = static_cast<std::size_t>(std::atoi(name.c_str() + before.size()));
    const std::size_t begin = types + pointer.size();
    if (number >= names.size()) continue;
    made.ofC[names[number]] = names[number] + "(" + name.substr(begin, name.find(")>", begin) - begin) + ")";
  }
}

Made make(const UserSource& given, const RunControl& control) {
  Made made{withLines(given), {}, {}, {}};
  made.compiled = compiled(made.source, {}, control);
  made.module = ptx::readModule(made.compiled.ptx);
  findTypesOfC(made, control);
  return made;
}

KernelInfo understood(const Made& made, const ptx::Function& entry) {
  KernelInfo kernel;
  const auto ofC = made.ofC.find(entry.name);
  const Signature signature = signatureOf(ofC == made.ofC.end() ? demangled(entry.name) : ofC->second);
  const std::string& function = kernel.function = kernel.title = signature.function;
  const ptx::Program program = ptx::decode(made.module, entry.name);
  std::vector<Parameter> parameters = parametersOf(signature, program);
  for (const Parameter& each : parameters)
    if (!each.element)
      throw InvalidRequest(say<"own-parameter-type">(arg<"function">(function), arg<"type">(each.type)));
  if (made.source.args)
    takeRoles(parameters, function, *made.source.args);
  else if (!inferRoles(parameters))
    throw InvalidRequest(say<"own-args-asked">(arg<"function">(function),
                                               arg<"types">(fmt::format("{}", fmt::join(signature.types, ", ")))));
  auto code = std::make_shared<UserCode>();
  code->file = made.source.file;
  code->defines = made.source.defines;
  code->compiler = made.compiled.compiler;
  code->ptx = made.compiled.ptx;
  code->entry = entry.name;
  for (const Parameter& each : parameters)
    code->parameters.push_back({each.role, each.offset, each.bytes,
                                each.role == ParameterRole::scratch ? sizeOf(*each.element) : each.number});
  if (!code->has(ParameterRole::out) && !code->has(ParameterRole::inOut))
    throw InvalidRequest(say<"own-no-output">(arg<"function">(function)));
  findTypes(function, parameters, *code);
  code->blockOfArray = blockOfArray(program);
  kernel.code = made.source.text;
  kernel.id = std::string(idPrefix) + function;
  kernel.order = std::numeric_limits<int>::max();  // behind ours
  kernel.inPlace = code->has(ParameterRole::inOut);
  kernel.next = KernelInfo::Next::nothing;
  kernel.warp32 = meetsInWarps(program);
  // One that does not ask how many threads there are has the number in its source.
  if (code->blockOfArray && !readsBlockDim(program)) kernel.exampleThreads = *code->blockOfArray;
  kernel.user = std::move(code);
  return kernel;
}

}  // namespace

KernelInfo readOwnKernel(const UserSource& source, const RunControl& control) {
  const Made made = make(source, control);
  const auto kernels = kernelsOf(made.module);
  if (kernels.empty()) throw InvalidRequest(say<"own-no-kernel">(arg<"file">(nameOf(source))));
  return understood(made, chosen(made.source, kernels));
}

Understood readOwnKernels(const UserSource& source, const RunControl& control) {
  Understood all;
  try {
    const Made made = make(source, control);
    auto kernels = kernelsOf(made.module);
    if (kernels.empty()) throw InvalidRequest(say<"own-no-kernel">(arg<"file">(nameOf(source))));
    if (made.source.function) kernels = {&chosen(made.source, kernels)};
    constexpr std::size_t mostKernels = 64;
    kernels.resize(std::min(kernels.size(), mostKernels));
    for (const ptx::Function* each : kernels) try {
        all.kernels.push_back(understood(made, *each));
      } catch (const Error& error) {
        all.refusals.push_back({source.file, 0, error.message()});
      }
  } catch (const SourceError& error) {
    all.refusals.push_back({source.file, error.line(), error.message()});
  } catch (const Cancelled&) {
    throw;
  } catch (const Error& error) {
    all.refusals.push_back({source.file, 0, error.message()});
  } catch (const std::exception&) {
    all.refusals.push_back({source.file, 0, say<"own-not-compiled">(arg<"file">(nameOf(source)))});
  }
  return all;
}

}  // namespace warpfold::own
