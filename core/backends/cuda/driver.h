// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>

/// The few calls of the CUDA driver API that we need, found in libcuda.so.1 at run time: so one program builds without
/// the toolkit and runs with or without a driver. Types and signatures as in the CUDA Driver API reference.
namespace warpfold::cuda {

using CUresult = int;
using CUdevice = int;
using CUdeviceptr = unsigned long long;
using CUcontext = struct CUctx_st*;
using CUmodule = struct CUmod_st*;
using CUfunction = struct CUfunc_st*;
using CUstream = struct CUstream_st*;
using CUevent = struct CUevent_st*;
/// CUipcMemHandle: what another process opens memory by.
struct MemoryHandle {
  unsigned char bytes[64];
};
using CUgraph = struct CUgraph_st*;
using CUgraphNode = struct CUgraphNode_st*;

/// CUlaunchConfig and CUlaunchAttribute, of which only the cluster's dimensions are asked for.
struct LaunchAttribute {
  int id;
  int padding;
  unsigned value[16];
};
struct LaunchConfiguration {
  unsigned grid[3];
  unsigned block[3];
  unsigned sharedBytes;
  CUstream stream;
  LaunchAttribute* attributes;
  unsigned attributeCount;
};

/// CUdevice_attribute, by its numbers.
enum Attribute : int {
  clockRateKhz = 13,
  multiprocessors = 16,
  memoryClockKhz = 36,
  memoryBusBits = 37,
  l2Bytes = 38,
  threadsPerMultiprocessor = 39,
  clockKhz = 13,
  sharedPerMultiprocessor = 81,
  registersPerMultiprocessor = 82,
  blocksPerMultiprocessor = 106,
  capabilityMajor = 75,
  capabilityMinor = 76,
};

struct Driver {
  CUresult (*init)(unsigned flags);
  CUresult (*driverGetVersion)(int* version);
  CUresult (*getErrorName)(CUresult error, const char** text);
  CUresult (*getErrorString)(CUresult error, const char** text);
  CUresult (*deviceGetCount)(int* count);
  CUresult (*deviceGet)(CUdevice* device, int ordinal);
  CUresult (*deviceGetName)(char* name, int length, CUdevice device);
  CUresult (*deviceGetAttribute)(int* value, int attribute, CUdevice device);
  CUresult (*deviceGetPciBusId)(char* text, int length, CUdevice device);
  /// Of a part of a GPU (MIG) that part's own. May be null.
  CUresult (*deviceGetUuid)(unsigned char* id, CUdevice device);
  CUresult (*deviceTotalMem)(std::size_t* bytes, CUdevice device);
  CUresult (*primaryCtxRetain)(CUcontext* context, CUdevice device);
  CUresult (*primaryCtxRelease)(CUdevice device);
  CUresult (*ctxSetCurrent)(CUcontext context);
  CUresult (*memGetInfo)(std::size_t* free, std::size_t* total);
  CUresult (*memAlloc)(CUdeviceptr* pointer, std::size_t bytes);
  CUresult (*memFree)(CUdeviceptr pointer);
  CUresult (*memHostAlloc)(void** pointer, std::size_t bytes, unsigned flags);
  CUresult (*memHostGetDevicePointer)(CUdeviceptr* pointer, void* host, unsigned flags);
  CUresult (*memFreeHost)(void* pointer);
  CUresult (*memcpyHtoD)(CUdeviceptr to, const void* from, std::size_t bytes);
  CUresult (*memcpyDtoH)(void* to, CUdeviceptr from, std::size_t bytes);
  CUresult (*memcpyDtoDAsync)(CUdeviceptr to, CUdeviceptr from, std::size_t bytes, CUstream stream);
  CUresult (*memsetD8)(CUdeviceptr to, unsigned char value, std::size_t bytes);
  CUresult (*deviceGetByPciBusId)(CUdevice* device, const char* text);
  CUresult (*deviceCanAccessPeer)(int* can, CUdevice device, CUdevice peer);
  CUresult (*ctxEnablePeerAccess)(CUcontext peer, unsigned flags);
  CUresult (*ipcGetMemHandle)(MemoryHandle* handle, CUdeviceptr pointer);
  CUresult (*ipcOpenMemHandle)(CUdeviceptr* pointer, MemoryHandle handle, unsigned flags);
  CUresult (*ipcCloseMemHandle)(CUdeviceptr pointer);
  CUresult (*moduleLoadData)(CUmodule* module, const void* image);
  CUresult (*moduleUnload)(CUmodule module);
  CUresult (*moduleGetFunction)(CUfunction* function, CUmodule module, const char* name);
  CUresult (*moduleGetGlobal)(CUdeviceptr* pointer, std::size_t* bytes, CUmodule module, const char* name);
  /// Since driver 12.4, else null.
  CUresult (*funcLoad)(CUfunction function);
  CUresult (*launchKernel)(CUfunction function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                           unsigned bz, unsigned sharedBytes, CUstream stream, void** parameters, void** extra);
  /// Since driver 11.8, else null: launches in clusters.
  CUresult (*launchKernelEx)(const LaunchConfiguration* configuration, CUfunction function, void** parameters,
                             void** extra);
  /// All blocks are on the device at once, or none.
  CUresult (*launchCooperativeKernel)(CUfunction function, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
                                      unsigned by, unsigned bz, unsigned sharedBytes, CUstream stream,
                                      void** parameters);
  CUresult (*occupancyMaxActiveBlocks)(int* blocks, CUfunction function, int block, std::size_t sharedBytes);
  CUresult (*streamCreate)(CUstream* stream, unsigned flags);
  CUresult (*streamSynchronize)(CUstream stream);
  CUresult (*streamDestroy)(CUstream stream);
  CUresult (*streamBeginCapture)(CUstream stream, int mode);
  CUresult (*streamEndCapture)(CUstream stream, CUgraph* graph);
  CUresult (*graphGetNodes)(CUgraph graph, CUgraphNode* nodes, std::size_t* count);
  CUresult (*graphDestroy)(CUgraph graph);
  CUresult (*eventCreate)(CUevent* event, unsigned flags);
  CUresult (*eventRecord)(CUevent event, CUstream stream);
  CUresult (*eventSynchronize)(CUevent event);
  /// 600 (not ready) while it is to come.
  CUresult (*eventQuery)(CUevent event);
  CUresult (*eventElapsedTime)(float* milliseconds, CUevent begin, CUevent end);
  CUresult (*eventDestroy)(CUevent event);

  /// The loaded driver. Throws BackendUnavailable saying what to do: no driver, too old, or no GPU.
  static const Driver& get();
};

/// Throws BackendUnavailable naming `call`, the error and what to do, unless `result` is success.
void check(CUresult result, const char* call);

/// WARPFOLD_CUDA(driver.memAlloc(&p, n)): every call of the driver goes through here.
#define WARPFOLD_CUDA(expression) ::warpfold::cuda::check((expression), #expression)

}  // namespace warpfold::cuda
