// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Stands in for libnccl.so.2: has its functions, and fails as one that cannot start.
#include <cstddef>

struct FakeId {
  char internal[128];
};

extern "C" {
int ncclGetVersion(int* version) {
  *version = 22809;
  return 0;
}
int ncclGetUniqueId(FakeId* id) {
  for (char& byte : id->internal) byte = 7;
  return 0;
}
int ncclCommInitRank(void**, int, FakeId id, int) {
  return id.internal[127] == 7 ? 2 : 5;  // a system error; an id that was cut is used wrongly
}
int ncclCommDestroy(void*) {
  return 0;
}
int ncclCommAbort(void*) {
  return 0;
}
int ncclCommGetAsyncError(void*, int* error) {
  *error = 0;
  return 0;
}
int ncclReduce(const void*, void*, std::size_t, int, int, int, void*, void*) {
  return 3;
}
const char* ncclGetErrorString(int result) {
  return result == 2 ? "unhandled system error" : result == 5 ? "invalid usage" : "internal error";
}
const char* ncclGetLastError(void*) {
  return "socket in use\n";
}
}
