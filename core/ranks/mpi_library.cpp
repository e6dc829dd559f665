// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/mpi_library.h"

#include <dlfcn.h>

#include <chrono>
#include <cstdlib>

#include "values/error.h"
#include "words/say.h"

namespace warpfold::ranks {

namespace {

namespace fs = std::filesystem;

constexpr const char* fileName = "libwarpfold-mpi.so";

[[noreturn]] void refuse(Message message) {
  throw BackendUnavailable(Field::backend, "cluster", std::move(message));
}

template <typename F>
void find(F& function, void* library, const fs::path& file, const char* name) {
  void* const found = ::dlsym(library, name);
  if (found == nullptr) refuse(say<"mpi-no-function">(arg<"file">(file.string()), arg<"function">(name)));
  function = reinterpret_cast<F>(found);
}

fs::path firstOf(const std::vector<fs::path>& candidates) {
  std::error_code ignored;
  for (const fs::path& file : candidates)
    if (fs::exists(file, ignored)) return file;
  refuse(say<"mpi-no-library">(arg<"file">(fileName)));
}

/// What MPI's callback combines with: it takes nothing but the values.
const Transport::Combine* reducing = nullptr;

}  // namespace

std::vector<fs::path> mpiCandidates() {
  std::error_code ignored;
  const fs::path folder = fs::read_symlink("/proc/self/exe", ignored).parent_path();
  return {folder / fileName, folder / "../lib/warpfold" / fileName};
}

MpiLibrary MpiLibrary::open(const std::vector<fs::path>& candidates) {
  const fs::path file = firstOf(candidates);
  // Never closed. Its names are for all: parts of MPI that it opens itself look for them.
  void* const library = ::dlopen(file.c_str(), RTLD_NOW | RTLD_GLOBAL);
  if (library == nullptr) refuse(say<"mpi-not-opened">(arg<"file">(file.string()), arg<"reason">(::dlerror())));
  int (*interface)() = nullptr;
  find(interface, library, file, "warpfold_mpi_interface");
  if (interface() != WARPFOLD_MPI_INTERFACE)
    refuse(say<"mpi-other-interface">(arg<"file">(file.string()), arg<"interface">(interface()),
                                      arg<"needed">(WARPFOLD_MPI_INTERFACE)));
  MpiLibrary all;
  find(all.failedCall, library, file, "warpfold_mpi_failed_call");
  find(all.error, library, file, "warpfold_mpi_error");
  find(all.start, library, file, "warpfold_mpi_start");
  find(all.send, library, file, "warpfold_mpi_send");
  find(all.receive, library, file, "warpfold_mpi_receive");
  find(all.arrived, library, file, "warpfold_mpi_arrived");
  find(all.reduce, library, file, "warpfold_mpi_reduce");
  find(all.end, library, file, "warpfold_mpi_end");
  find(all.abort, library, file, "warpfold_mpi_abort");
  return all;
}

MpiTransport::MpiTransport(const MpiLibrary& library) : m_library(library) {
  ended(m_library.start(&m_world));
}

double MpiTransport::nowUs() const {
  return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

bool MpiTransport::ended(int status) const {
  if (status == WARPFOLD_MPI_FAILED)
    throw BackendUnavailable(say<"mpi-call">(arg<"call">(m_library.failedCall()), arg<"reason">(m_library.error())));
  return status == 0;
}

bool MpiTransport::send(unsigned to, std::span<const std::byte> bytes, double limitSeconds) {
  return ended(m_library.send(static_cast<int>(to), bytes.data(), bytes.size(), limitSeconds));
}

bool MpiTransport::receive(unsigned from, std::span<std::byte> bytes, double limitSeconds) {
  return ended(m_library.receive(static_cast<int>(from), bytes.data(), bytes.size(), limitSeconds));
}

bool MpiTransport::arrived(unsigned from) {
  int there = 0;
  ended(m_library.arrived(static_cast<int>(from), &there));
  return there != 0;
}

bool MpiTransport::reduce(std::span<std::byte> value, const Combine& combine, unsigned ranks, double limitSeconds) {
  reducing = &combine;
  const auto call = [](void* into, const void* other) {
    (*reducing)(static_cast<std::byte*>(into), static_cast<const std::byte*>(other));
  };
  return ended(m_library.reduce(value.data(), value.size(), call, static_cast<int>(ranks), limitSeconds));
}

void MpiTransport::abort(int status) {
  m_library.abort(status);
  std::_Exit(status);
}

}  // namespace warpfold::ranks
