// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/probes.h"

#include <gtest/gtest.h>

#include <sstream>

#include "ptx/program.h"
#include "support/ptx_kernel.h"
#include "values/error.h"

namespace warpfold::ptx {
namespace {

Called calledOf(std::string_view function) {
  if (function == "op") return Called::combines;
  if (function == "whole") return Called::reducesWarp;
  return function == "meet" ? Called::meetsCluster : Called::other;
}

/// The words of a probe by what it has in it.
std::string wordsOf(const std::string& probe) {
  static const std::pair<const char*, const char*> parts[] = {
      {"[%warpfold_at+20]", "barrier"}, {"[%warpfold_at], %now", "arrive"}, {"add.u64 %warpfold_at", "next"},
      {"[%warpfold_at+8]", "depart"},   {"red.global.or", "combine"},       {"[%warpfold_finished]", "finish"}};
  std::string words;
  for (const auto& [part, word] : parts)
    if (probe.find(part) != std::string::npos) words += std::string(words.empty() ? "" : "+") + word;
  return words;
}

/// What stands in a kernel's body from its first probe on, a word each line: opcodes, of a call its function, and what
/// probes do.
std::string withProbesIn(const std::string& body, const std::string& before = {}) {
  std::string text = withProbes(kernelOf(body, before), "k", calledOf), words;
  const std::string begin = "{\n\t.reg .pred %lead;";
  text.erase(0, text.find(begin));
  for (std::size_t at = text.find(begin); at != std::string::npos; at = text.find(begin)) {
    const std::size_t end = text.find("}", at);
    const std::string probe = text.substr(at, end + 1 - at);
    text.replace(at, probe.size(),
                 "\n" + wordsOf(probe) + (probe.find("bra done") != std::string::npos ? "?" : "") + "\n");
  }
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    line.erase(0, line.find_first_not_of(" \t"));
    if (line.empty() || line[0] == '.' || line[0] == '{' || line[0] == '}') continue;
    if (const std::size_t callee = line.find("call.uni "); callee == 0)
      line = line.substr(line.find_first_not_of("(r), ", 9));
    words += (words.empty() ? "" : " ") + line.substr(0, line.find_first_of(".,; "));
  }
  return words;
}

TEST(PtxProbes, a_block_that_is_not_traced_runs_the_code_as_it_was) {
  EXPECT_EQ(withProbesIn("mov.u32 %r1, 1;\nret;"),
            "depart mov arrive+finish ret arrive+finish ret warpfold_bare: mov ret");
}

TEST(PtxProbes, stand_around_a_barrier_of_the_block) {
  EXPECT_EQ(withProbesIn("bar.sync 0;\nret;"),
            "depart barrier+arrive bar next+depart arrive+finish ret arrive+finish ret warpfold_bare: bar ret");
}

TEST(PtxProbes, stand_around_what_lanes_of_a_warp_do_together) {
  for (const char* exchange :
       {"shfl.sync.down.b32 %r1, %r2, 1, 31, -1;", "vote.sync.any.pred %p1, %p2, -1;", "bar.warp.sync -1;",
        "match.any.sync.b32 %r1, %r2, -1;", "redux.sync.add.s32 %r1, %r2, -1;"}) {
    const std::string name = std::string(exchange).substr(0, std::string(exchange).find('.'));
    EXPECT_EQ(
        withProbesIn(std::string(exchange) + "\nret;"),
        "depart arrive " + name + " next+depart arrive+finish ret arrive+finish ret warpfold_bare: " + name + " ret");
  }
}

TEST(PtxProbes, both_halves_of_a_value_are_exchanged_at_once) {
  EXPECT_EQ(withProbesIn("shfl.sync.down.b32 %r1, %r2, 1, 31, -1;\nmov.u32 %r5, %r1;\n"
                         "shfl.sync.down.b32 %r3, %r4, 1, 31, -1;\nret;"),
            "depart arrive shfl mov shfl next+depart arrive+finish ret arrive+finish ret "
            "warpfold_bare: shfl mov shfl ret");
}

TEST(PtxProbes, an_access_to_memory_is_between_two_meetings) {
  EXPECT_EQ(withProbesIn("bar.warp.sync -1;\nld.global.u32 %r1, [%rd1];\nbar.warp.sync -1;\nret;"),
            "depart arrive bar next+depart ld arrive bar next+depart arrive+finish ret arrive+finish ret "
            "warpfold_bare: bar ld bar ret");
}

TEST(PtxProbes, barriers_that_are_not_for_all_threads_end_no_step) {
  EXPECT_EQ(withProbesIn("bar.sync 1, 64;\nret;"),
            "depart bar arrive+finish ret arrive+finish ret warpfold_bare: bar ret");
}

TEST(PtxProbes, are_for_the_lanes_that_execute_a_guarded_instruction) {
  EXPECT_EQ(
      withProbesIn("@!%p3 bar.sync 0;\nret;"),
      "depart mov barrier+arrive? @!%p3 next+depart? arrive+finish ret arrive+finish ret warpfold_bare: @!%p3 ret");
}

TEST(PtxProbes, behind_an_instruction_its_guard_is_what_it_was_before) {
  const std::string text = withProbes(kernelOf("@%p1 vote.sync.any.pred %p1, %p2, -1;\nret;"), "k", calledOf);
  EXPECT_NE(text.find("mov.pred %warpfold_guard, %p1;"), std::string::npos);
  EXPECT_EQ(text.find("@!%p1 bra done"), std::string::npos);
}

TEST(PtxProbes, code_stands_once_where_its_body_declares_shared_memory) {
  EXPECT_EQ(withProbesIn(".shared .align 4 .b8 cache[64];\nbar.sync 0;\nret;"),
            "depart barrier+arrive bar next+depart arrive+finish ret arrive+finish ret");
}

TEST(PtxProbes, a_function_in_which_threads_meet_is_named) {
  try {
    withProbes(kernelOf("call f;\nret;", ".func f\n()\n{\n\tbar.sync \t0;\n\tret;\n}\n"), "k", calledOf);
    FAIL();
  } catch (const InvalidRequest& e) {
    EXPECT_STREQ(e.what(),
                 "threads meet or combine values in f, which is not part of its caller, so the kernel cannot be traced "
                 "on the GPU; declare it __forceinline__");
  }
}

/// A call with an argument and a result, as clang writes it.
std::string callOf(const std::string& function) {
  return "{\n.param .b32 a;\nst.param.b32 [a+0], %r1;\n.param .b32 r;\ncall.uni (r), " + function +
         ", (a);\nld.param.b32 %r2, [r+0];\n}\n";
}
std::string declarationOf(const std::string& function) {
  return ".extern .func (.param .b32 r) " + function + "\n(.param .b32 a)\n;\n";
}

TEST(PtxProbes, a_combination_is_noted_before_its_values_are_handed_over) {
  EXPECT_EQ(withProbesIn(callOf("op") + "ret;", declarationOf("op")),
            "depart combine st op ld arrive+finish ret arrive+finish ret warpfold_bare: st op ld ret");
}

TEST(PtxProbes, a_warp_that_reduces_at_once_meets_and_then_combines) {
  EXPECT_EQ(withProbesIn(callOf("whole") + "ret;", declarationOf("whole")),
            "depart arrive st whole ld next+depart+combine arrive+finish ret arrive+finish ret "
            "warpfold_bare: st whole ld ret");
}

TEST(PtxProbes, the_barrier_of_a_cluster_is_one_of_the_block) {
  EXPECT_EQ(withProbesIn("call.uni meet, ();\nret;", ".extern .func meet\n()\n;\n"),
            "depart barrier+arrive meet next+depart arrive+finish ret arrive+finish ret warpfold_bare: meet ret");
}

TEST(PtxProbes, a_kernel_that_is_not_there_is_named) {
  EXPECT_THROW(withProbes(kernelOf("ret;"), "nosuch", calledOf), InvalidRequest);
}

TEST(PtxJoined, a_declared_function_is_the_one_that_the_other_text_defines) {
  const std::string head = ".version 7.5\n.target sm_70\n.address_size 64\n";
  const std::string made = joined(".version 8.0\n.target sm_90\n.address_size 64\n.visible .func f\n()\n{\n\tret;\n}\n",
                                  head + ".extern .func f\n()\n;\n.visible .entry k()\n{\n\tcall f;\n\tret;\n}\n");
  EXPECT_EQ(made,
            ".version 8.0\n.target sm_90\n.address_size 64\n\n.func f\n()\n{\n\tret;\n}\n"
            "\n\n.visible .entry k()\n{\n\tcall f;\n\tret;\n}\n");
}

}  // namespace
}  // namespace warpfold::ptx
