// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Makes the PTX of the catalogue, for the build.
//   warpfold-ptx write KERNELS        compiles all kernels of the folder and writes them to KERNELS/ptx, for git
//   warpfold-ptx embed KERNELS FILE   writes KERNELS/ptx as a C++ source; a kernel that has none of its content yet is
//                                     compiled, which needs clang
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

#include "compile/catalogue_maker.h"
#include "data/whole_file.h"

namespace {

namespace fs = std::filesystem;
using namespace warpfold;
using compile::CatalogueText;
using compile::Clang;

std::string contentsOf(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

struct KernelFile {
  std::string name, content;
  KernelInfo info;
};

/// The kernels that have code of their own for a device.
std::vector<KernelFile> kernelsOf(const fs::path& folder) {
  std::vector<KernelFile> kernels;
  for (const fs::path& part : {folder, folder / "gallery"})
    for (const auto& entry : fs::directory_iterator(part)) {
      if (entry.path().extension() != ".cuh") continue;
      KernelFile kernel{entry.path().filename().string(), contentsOf(entry.path()), {}};
      kernel.info = parseKernelFile(kernel.name, kernel.content);
      if (kernel.info.traceable() && kernel.info.codeOf.empty()) kernels.push_back(std::move(kernel));
    }
  std::sort(kernels.begin(), kernels.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
  return kernels;
}

const Clang& clangFor(const std::string& kernel) {
  if (const Clang* clang = Clang::get()) return *clang;
  throw std::logic_error(
      fmt::format("kernels/ptx has no PTX of what {} says now, and there is no clang to make it: install the package "
                  "clang-14 and build again",
                  kernel));
}

void write(const fs::path& folder) {
  const fs::path to = folder / "ptx";
  fs::create_directories(to);
  std::set<std::string> written;
  for (const KernelFile& kernel : kernelsOf(folder))
    for (const CatalogueText& text : makeCatalogueTexts(kernel.info, kernel.content, clangFor(kernel.name))) {
      const std::string file = text.write();
      if (contentsOf(to / text.fileName()) != file) writeWhole(to / text.fileName(), file);
      written.insert(text.fileName());
    }
  for (const auto& entry : fs::directory_iterator(to))
    if (!written.contains(entry.path().filename().string())) fs::remove(entry.path());
}

/// What lies in KERNELS/ptx, by kernel.
std::multimap<std::string, CatalogueText> kept(const fs::path& folder) {
  std::multimap<std::string, CatalogueText> texts;
  std::vector<fs::path> files;
  if (fs::exists(folder))
    for (const auto& entry : fs::directory_iterator(folder)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  for (const fs::path& file : files) {
    CatalogueText text = CatalogueText::read(file.filename().string(), contentsOf(file));
    const std::string function = text.function;
    texts.emplace(function, std::move(text));
  }
  return texts;
}

void embed(const fs::path& folder, const fs::path& to) {
  const auto known = kept(folder / "ptx");
  std::string out =
      "// Generated from kernels/ptx: do not edit.\n"
      "#include \"compile/catalogue_text.h\"\n\nnamespace warpfold::compile {\n\n"
      "const CatalogueTexts& CatalogueTexts::builtIn() {\n  static const CatalogueTexts all({\n";
  const auto add = [&](const CatalogueText& text) {
    out += fmt::format("CatalogueText::read(\"{}\", R\"__ptx__({})__ptx__\"),\n", text.fileName(), text.write());
  };
  for (const KernelFile& kernel : kernelsOf(folder)) {
    const auto [begin, end] = known.equal_range(kernel.info.function);
    const auto current = [&](const auto& each) { return each.second.content == compile::contentOf(kernel.content); };
    if (begin != end && std::all_of(begin, end, current))
      std::for_each(begin, end, [&](const auto& each) { add(each.second); });
    else
      for (const CatalogueText& text : makeCatalogueTexts(kernel.info, kernel.content, clangFor(kernel.name)))
        add(text);
  }
  out += "  });\n  return all;\n}\n\n}  // namespace warpfold::compile\n";
  writeWhole(to, out);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const std::string what = argc > 1 ? argv[1] : "";
    if (what == "write" && argc == 3)
      write(argv[2]);
    else if (what == "embed" && argc == 4)
      embed(argv[2], argv[3]);
    else
      throw std::logic_error("usage: warpfold-ptx write KERNELS | embed KERNELS FILE");
    return 0;
  } catch (const std::exception& e) {
    std::fprintf(stderr, "%s\n", e.what());
    return 1;
  }
}
