// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "model/gpu.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>

#include "values/error.h"

namespace warpfold::model {
namespace {

const std::string figures =
    R"("multiprocessors": 10, "boost_mhz": 1500, "memory_gbs": 200, "l2_mib": 2, "memory_gib": 4,
    "threads_per_multiprocessor": 1024, "blocks_per_multiprocessor": 16, "registers_per_multiprocessor": 65536,
    "shared_kib_per_multiprocessor": 64, "fp64_per_clock": 2)";

std::string complaintOf(const std::string& json) {
  try {
    parseGpus(json);
  } catch (const InvalidRequest& error) {
    return error.what();
  }
  return "none";
}

/// A user's gpus.json for as long as it lives.
class UsersFile {
 public:
  explicit UsersFile(const std::string& text) {
    if (const char* const before = std::getenv("XDG_DATA_HOME")) m_before = before;
    m_folder = std::filesystem::temp_directory_path() / ("warpfold-gpus-" + std::to_string(::getpid()));
    std::filesystem::create_directories(m_folder / "warpfold");
    std::ofstream(path()) << text;
    ::setenv("XDG_DATA_HOME", m_folder.c_str(), 1);
  }
  ~UsersFile() {
    m_before ? ::setenv("XDG_DATA_HOME", m_before->c_str(), 1) : ::unsetenv("XDG_DATA_HOME");
    std::filesystem::remove_all(m_folder);
  }
  UsersFile(const UsersFile&) = delete;
  UsersFile& operator=(const UsersFile&) = delete;
  std::filesystem::path path() const { return m_folder / "warpfold" / "gpus.json"; }

 private:
  std::filesystem::path m_folder;
  std::optional<std::string> m_before;
};

/// An entry with `value` in the place of what stands under `key`.
std::string entryWith(const std::string& key, const std::string& value) {
  return "{\"gpus\": [{\"name\": \"a\", \"architecture\": \"sm_86\", \"" + key + "\": " + value + ", " + figures +
         "}]}";
}
std::string brackets(std::size_t levels) {
  return std::string(levels, '[') + std::string(levels, ']');
}

TEST(gpu_test, values_that_nest_deep_are_refused_in_words) {
  for (const std::size_t levels : {20, 1000, 137'500})
    for (const char* const key : {"cuda_names", "sources", "attainable", "fp64", "name"})
      EXPECT_NE(complaintOf(entryWith(key, brackets(levels))), "none") << key << levels;
  const UsersFile file(entryWith("cuda_names", brackets(137'500)));
  EXPECT_NE(knownGpus().complaint, "");
}

TEST(gpu_test, numbers_that_no_double_holds_are_refused_in_words) {
  for (const char* const value : {"1e400", "-1e400", "1e999999", "[1e400]", "{\"a\": 1e400}"})
    for (const char* const key : {"cuda_names", "attainable", "sms"})
      EXPECT_NE(complaintOf(entryWith(key, value)), "none") << key << value;
  const UsersFile file(entryWith("sms", "1e400"));
  EXPECT_NE(knownGpus().complaint, "");
}

TEST(gpu_test, knows_the_students_gpus_by_their_datasheets) {
  const std::vector<Gpu> gpus = knownGpus().gpus;
  for (const char* name :
       {"GTX 1650", "RTX 2060", "RTX 3060", "RTX 3060 Laptop", "RTX 3060 Ti", "RTX 3070 Ti", "RTX 3080"})
    EXPECT_NE(findGpu(gpus, name), nullptr) << name;
  const Gpu* gpu = findGpu(gpus, "RTX 3060");
  EXPECT_EQ(gpu->architecture, "sm_86");
  EXPECT_EQ(gpu->multiprocessors, 28U);
  EXPECT_EQ(gpu->boostMhz, 1777);
  EXPECT_EQ(gpu->memoryGbs, 360);
  EXPECT_EQ(gpu->threads, 1536U);
  EXPECT_EQ(gpu->blocks, 16U);
  EXPECT_EQ(gpu->sharedBytes, 100U * 1024);
}

TEST(gpu_test, says_of_every_gpu_where_its_figures_come_from) {
  using enum GpuFigure;
  for (const Gpu& gpu : shippedGpus())
    for (const GpuFigure figure : {multiprocessors, clock, bandwidth, cache, memory, limits, fp64})
      EXPECT_TRUE(gpu.sources.contains(figure) && gpu.sources.at(figure).find("gpus.json") == std::string::npos)
          << gpu.name << " " << static_cast<int>(figure);
  const std::vector<Gpu> gpus = shippedGpus();
  const auto& sources = findGpu(gpus, "T4")->sources;
  EXPECT_EQ(sources.at(clock), "NVIDIA T4 product brief, PB-09256-001");
  EXPECT_EQ(sources.at(cache), "Jia et al., Dissecting the NVidia Turing T4 GPU via Microbenchmarking (2019)");
}

TEST(gpu_test, finds_a_gpu_however_its_name_is_written) {
  const std::vector<Gpu> gpus = knownGpus().gpus;
  EXPECT_EQ(findGpu(gpus, "nvidia geforce rtx 3080")->name, "RTX 3080");
  EXPECT_EQ(findGpu(gpus, "Tesla T4")->name, "T4");
  EXPECT_EQ(findGpu(gpus, "RTX 308"), nullptr);
}

TEST(gpu_test, takes_the_names_that_cuda_reports) {
  const std::vector<Gpu> gpus = shippedGpus();
  EXPECT_EQ(findGpu(gpus, "NVIDIA GeForce RTX 3060 Laptop GPU")->name, "RTX 3060 Laptop");
  EXPECT_EQ(findGpu(gpus, "NVIDIA A100-SXM4-40GB")->name, "A100");
  EXPECT_EQ(findGpu(gpus, "Tesla V100-SXM2-16GB")->name, "V100");
  EXPECT_EQ(findGpu(gpus, "NVIDIA H100 80GB HBM3")->name, "H100");
  EXPECT_EQ(findGpu(gpus, "NVIDIA H100 PCIe"), nullptr);  // another number of multiprocessors
}

TEST(gpu_test, one_source_of_an_entry_stands_for_all_its_figures) {
  const auto gpus =
      parseGpus(R"({"gpus": [{"name": "Mine", "architecture": "sm_1", "source": "its box", )" + figures + "}]}");
  EXPECT_EQ(gpus[0].sources.at(GpuFigure::clock), "its box");
  EXPECT_EQ(gpus[0].sources.at(GpuFigure::limits), "its box");
}

TEST(gpu_test, reads_an_entry_that_has_all_figures_itself) {
  const auto gpus = parseGpus(R"({"gpus": [{"name": "Mine", "architecture": "sm_75", )" + figures + "}]}");
  ASSERT_EQ(gpus.size(), 1U);
  EXPECT_EQ(gpus[0].l2Bytes, 2U << 20);
}

TEST(gpu_test, reads_the_datasheets_that_devices_prints) {
  const auto gpus = parseGpus(R"({"devices": [{"backend": "emulator", "datasheet": null}, {"backend": "cuda:0",
    "datasheet": {"name": "NVIDIA X", "architecture": "sm_86", )" +
                              figures + "}}]}");
  ASSERT_EQ(gpus.size(), 1U);
  EXPECT_EQ(gpus[0].name, "NVIDIA X");
}

TEST(gpu_test, names_the_entry_and_the_figure_that_is_missing) {
  EXPECT_EQ(
      complaintOf(R"({"gpus": [{"name": "Mine", "architecture": "sm_86"}]})"),
      "the entry Mine has no multiprocessors, or none that is possible; correct it as the manual's page \"Modelled "
      "GPUs\" says");
}

TEST(gpu_test, refuses_a_key_that_says_nothing) {
  const std::string mistyped =
      "the entry Mine has boost_mzh, which says nothing about a GPU; correct it as the "
      "manual's page \"Modelled GPUs\" says";
  EXPECT_EQ(complaintOf(R"({"gpus": [{"name": "Mine", "architecture": "sm_86", "boost_mzh": 1000, )" + figures + "}]}"),
            mistyped);
  EXPECT_EQ(complaintOf(R"({"gpus": [{"name": "Mine", "architecture": "sm_86", "sources": {"boost_mzh": "a box"}, )" +
                        figures + "}]}"),
            mistyped);
  EXPECT_EQ(
      complaintOf(R"({"architectures": {"sm_1": {"fp64": 2}}, "gpus": []})"),
      "the entry sm_1 has fp64, which says nothing about a GPU; correct it as the manual's page \"Modelled GPUs\" "
      "says");
}

TEST(gpu_test, takes_nothing_from_an_architecture_that_nobody_described) {
  EXPECT_EQ(
      complaintOf(R"({"gpus": [{"name": "Mine", "architecture": "sm_99", "multiprocessors": 4,
    "boost_mhz": 1000, "memory_gbs": 100, "l2_mib": 1, "memory_gib": 2, "blocks_per_multiprocessor": 16}]})"),
      "the entry Mine is of the architecture sm_99, and known are sm_120, sm_70, sm_75, sm_80, sm_86, sm_89, sm_90; "
      "correct it, or give the entry fp64_per_clock, threads_per_multiprocessor, registers_per_multiprocessor, "
      "shared_kib_per_multiprocessor");
}

TEST(gpu_test, refuses_an_architecture_that_has_another_form) {
  for (const char* name : {"8.6", "Ampere", "sm_", "sm_86xy"})
    EXPECT_EQ(
        complaintOf(R"({"gpus": [{"name": "Mine", "architecture": ")" + std::string(name) + "\", " + figures + "}]}"),
        "the entry Mine has no architecture, or none that is possible; correct it as the manual's page \"Modelled "
        "GPUs\" says")
        << name;
}

TEST(gpu_test, an_own_architecture_completes_the_one_that_is_known) {
  const auto gpus = parseGpus(R"({"architectures": {"sm_86": {"fp64_per_clock": 32}},
    "gpus": [{"name": "Mine", "architecture": "sm_86", "multiprocessors": 4,
              "boost_mhz": 1000, "memory_gbs": 100, "l2_mib": 1, "memory_gib": 2}]})");
  EXPECT_EQ(gpus[0].fp64PerClock, 32);
  EXPECT_EQ(gpus[0].threads, 1536U);
  EXPECT_EQ(gpus[0].sources.at(GpuFigure::fp64), "the entry sm_86 of gpus.json, which names no source");
  EXPECT_EQ(gpus[0].sources.at(GpuFigure::limits),
            "CUDA C++ Programming Guide 13.0, Technical Specifications per Compute Capability, and Arithmetic "
            "Instructions");
  EXPECT_NE(complaintOf(R"({"architectures": {"sm_86": {"fp64_per_clock": -5}}, "gpus": []})"), "none");
}

TEST(gpu_test, refuses_what_stands_twice_and_lists_that_nobody_reads) {
  const std::string mine = R"({"name": "Mine", "architecture": "sm_86", )" + figures;
  EXPECT_EQ(complaintOf("{\"gpus\": [" + mine + R"(, "boost_mhz": 500}]})"),
            "the key boost_mhz stands twice in one entry; leave one out");
  EXPECT_EQ(complaintOf("{\"gpus\": [" + mine + "}, " + mine + "}]}"),
            "the GPU Mine stands twice in the list; leave one out");
  for (const char* text : {"{}", "[]", R"({"architectures": {}})"})
    EXPECT_EQ(complaintOf(text), complaintOf("{")) << text;
  EXPECT_EQ(complaintOf(R"({"gpu": [], "gpus": []})"),
            "the entry gpus.json has gpu, which says nothing about a GPU; correct it as the manual's page \"Modelled "
            "GPUs\" says");
}

TEST(gpu_test, refuses_more_registers_than_a_worker_tells_and_half_a_thread) {
  std::string many = figures, half = figures;
  many.replace(many.find("65536"), 5, "1048577");
  half.replace(half.find("1024"), 4, "1024.5");
  EXPECT_NE(complaintOf(R"({"gpus": [{"name": "Mine", "architecture": "sm_1", )" + many + "}]}"), "none");
  EXPECT_NE(complaintOf(R"({"gpus": [{"name": "Mine", "architecture": "sm_1", )" + half + "}]}"), "none");
}

TEST(gpu_test, an_own_gpu_answers_to_the_names_of_the_one_that_it_replaces) {
  const UsersFile file(R"({"gpus": [{"name": "NVIDIA A100-SXM4-40GB", "architecture": "sm_80", )" + figures +
                       R"(}, {"name": "X", "cuda_names": ["RTX 3060"], "architecture": "sm_86", )" + figures + "}]}");
  const std::vector<Gpu> gpus = knownGpus().gpus;
  EXPECT_EQ(findGpu(gpus, "A100")->multiprocessors, 10U);
  EXPECT_EQ(findGpu(gpus, "NVIDIA A100-PCIE-40GB")->multiprocessors, 10U);
  EXPECT_EQ(findGpu(gpus, "RTX 3060")->name, "X");
}

TEST(gpu_test, a_wrong_entry_costs_none_of_the_others) {
  const UsersFile file(R"({"gpus": [{"name": "Wrong"}, {"name": "Mine", "architecture": "sm_86", )" + figures + "}]}");
  const KnownGpus known = knownGpus();
  EXPECT_NE(findGpu(known.gpus, "Mine"), nullptr);
  EXPECT_NE(known.complaint.find("the entry Wrong has no architecture"), std::string::npos) << known.complaint;
}

TEST(gpu_test, says_of_figures_without_a_source_that_the_entry_names_none) {
  const auto gpus = parseGpus(R"({"gpus": [{"name": "Mine", "architecture": "sm_1", )" + figures + "}]}");
  EXPECT_EQ(gpus[0].sources.at(GpuFigure::clock), "the entry Mine of gpus.json, which names no source");
}

TEST(gpu_test, takes_what_an_entry_leaves_out_from_its_architecture) {
  const auto gpus = parseGpus(R"({"gpus": [{"name": "Mine", "architecture": "sm_86", "multiprocessors": 4,
    "boost_mhz": 1000, "memory_gbs": 100, "l2_mib": 1, "memory_gib": 2}]})");
  EXPECT_EQ(gpus[0].threads, 1536U);
  EXPECT_EQ(gpus[0].fp64PerClock, 2);
}

TEST(gpu_test, knows_latencies_where_somebody_measured_them) {
  const std::vector<Gpu> gpus = shippedGpus();
  EXPECT_EQ(findGpu(gpus, "V100")->l2LatencyCycles, 215);
  EXPECT_EQ(findGpu(gpus, "V100")->memoryLatencyCycles, 436.6);
  EXPECT_EQ(findGpu(gpus, "V100")->latencyMhz, 1380);
  EXPECT_EQ(findGpu(gpus, "A100")->latencyMhz, 1410);
  EXPECT_EQ(findGpu(gpus, "H100")->latencyMhz, 1755);
  EXPECT_EQ(findGpu(gpus, "V100")->sources.at(GpuFigure::latency),
            "RRZE gpu-benches, gpu-latency/v100.txt (commit 1c36d50)");
  EXPECT_EQ(findGpu(gpus, "T4")->memoryLatencyCycles, 0);
}

TEST(gpu_test, refuses_a_memory_that_answers_before_l2_and_half_a_multiprocessor) {
  const auto entry = [](const std::string& more) {
    return R"({"gpus": [{"name": "Mine", "architecture": "sm_86", "boost_mhz": 1000, "memory_gbs": 100, "l2_mib": 1,
               "memory_gib": 2, )" +
           more + "}]}";
  };
  EXPECT_EQ(complaintOf(entry(R"("multiprocessors": 2, "l2_latency_cycles": 200, "memory_latency_cycles": 100)")),
            "the entry Mine has no memory_latency_cycles, or none that is possible; correct it as the manual's page "
            "\"Modelled GPUs\" says");
  for (const char* half : {R"("l2_latency_cycles": 200)", R"("latency_mhz": 1000)"})
    EXPECT_NE(complaintOf(entry(R"("multiprocessors": 2, )" + std::string(half))), "none") << half;
  EXPECT_EQ(complaintOf(entry(R"("multiprocessors": 2, "l2_latency_cycles": 200, "memory_latency_cycles": 400)")),
            "the entry Mine has no latency_mhz, or none that is possible; correct it as the manual's page \"Modelled "
            "GPUs\" says");
  EXPECT_EQ(complaintOf(entry(R"("multiprocessors": 1.5)")),
            "the entry Mine has no multiprocessors, or none that is possible; correct it as the manual's page "
            "\"Modelled GPUs\" says");
}

TEST(gpu_test, refuses_figures_that_no_gpu_has) {
  std::string none = figures;
  none.replace(none.find("10,"), 3, "0,");
  EXPECT_NE(complaintOf(R"({"gpus": [{"name": "Mine", "architecture": "sm_1", )" + none + "}]}"), "none");
  EXPECT_NE(complaintOf("[1, 2"), "none");
  EXPECT_NE(complaintOf("{\"gpus\": [7]}"), "none");
}

TEST(gpu_test, refuses_names_and_architectures_that_no_list_could_show) {
  const auto entry = [](const std::string& name, const std::string& architecture) {
    return R"({"gpus": [{"name": ")" + name + R"(", "architecture": ")" + architecture + "\", " + figures + "}]}";
  };
  EXPECT_EQ(complaintOf(entry("Mine", "sm_86")), "none");
  EXPECT_NE(complaintOf(entry("Mine", "Ampere GA106 in my laptop, 8 nm by Samsung")), "none");
  EXPECT_NE(complaintOf(entry("Mine", "sm_86\xc3\xa9")), "none");
  EXPECT_NE(complaintOf(entry(std::string(65, 'x'), "sm_86")), "none");
  EXPECT_NE(complaintOf(entry("NVIDIA ", "sm_86")), "none");
}

TEST(gpu_test, says_what_is_no_array) {
  EXPECT_EQ(complaintOf(R"({"gpus": {}})"),
            "gpus is no array of GPUs; put it into square brackets, as the manual's page \"Modelled GPUs\" says");
  EXPECT_EQ(complaintOf(R"({"devices": 5})"),
            "devices is no array of GPUs; put it into square brackets, as the manual's page \"Modelled GPUs\" says");
}

TEST(gpu_test, a_mark_of_the_byte_order_does_no_harm) {
  EXPECT_EQ(complaintOf("\xEF\xBB\xBF{\"gpus\": []}"), "none");
}

TEST(gpu_test, reads_two_hundred_entries_at_most) {
  std::string json = "{\"gpus\": [";
  for (int i = 0; i < 201; ++i)
    json += (i > 0 ? "," : "") + std::string(R"({"name": "G)") + std::to_string(i) + R"(", "architecture": "sm_86", )" +
            figures + "}";
  EXPECT_NE(complaintOf(json + "]}"), "none");
}

TEST(gpu_test, says_of_a_list_without_gpus_where_to_make_one) {
  const UsersFile file(R"({"devices": [{"backend": "emulator", "datasheet": null}]})");
  const KnownGpus known = knownGpus();
  EXPECT_EQ(known.complaint, file.path().string() +
                                 ": no device in this list is a GPU; make the list on the machine that has it, with "
                                 "warpfold-cli devices --json");
  EXPECT_EQ(known.gpus.size(), shippedGpus().size());
}

}  // namespace
}  // namespace warpfold::model
