// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <random>
#include <string>

namespace warpfold {

/// A random kernel without races and without approximations, which leaves the same bits in memory on every device:
/// `k<number>(.param .u64 out)`, for blocks of 64 threads.
///
/// Branches and loops lie in each other. Integers of 32 and 64 bits, float32 and float64 are computed with roundings
/// given, so that ptxas fuses nothing. Where all threads come, lanes exchange values, threads meet at barriers and
/// change shared and global memory by atomics whose order does not show. Registers %r2 to %r8, %rd2 to %rd4, %f1 to
/// %f5 and %fd1 to %fd3 differ from thread to thread; %r11 to %r14 do not at first.
class RandomPtx {
 public:
  static constexpr std::uint32_t block = 64, wordsOfThread = 4, slots = 16;
  static constexpr const char* head = ".version 7.5\n.target sm_70\n.address_size 64\n";
  /// Words of `out`: those of each thread, then the slots that atomics change.
  static constexpr std::uint32_t words(std::uint32_t grid) { return grid * block * wordsOfThread + slots; }

  RandomPtx(std::uint32_t number, std::uint32_t grid) : m_random(number), m_grid(grid) {
    m_text = fmt::format(
        ".visible .entry k{}(.param .u64 out)\n{{\n.reg .pred %p<80>;\n.reg .b32 %r<80>;\n.reg .b64 %rd<80>;\n"
        ".reg .f32 %f<16>;\n.reg .f64 %fd<16>;\n.shared .align 8 .b32 cache[{}];\n",
        number, block);
    begin();
    statements(9, 0);
    end();
  }
  const std::string& text() const { return m_text; }

 private:
  std::uint32_t below(std::uint32_t bound) { return m_random() % bound; }
  template <std::size_t count>
  const char* one(const std::array<const char*, count>& of) {
    return of[below(count)];
  }
  template <typename... Values>
  void line(fmt::format_string<Values...> pattern, Values&&... values) {
    m_text += fmt::format(pattern, std::forward<Values>(values)...) + "\n";
  }
  std::uint32_t integer() { return below(4) == 0 ? 11 + below(4) : 2 + below(7); }
  std::uint32_t wide() { return 2 + below(3); }
  std::uint32_t single() { return 1 + below(5); }
  std::uint32_t twice() { return 1 + below(3); }
  std::uint32_t predicate() { return m_predicate = 1 + (m_predicate + 1) % 40; }

  void begin() {
    line("mov.u32 %r40, %ctaid.x;\nmov.u32 %r41, %ntid.x;\nmov.u32 %r42, %tid.x;\nmad.lo.s32 %r1, %r40, %r41, %r42;");
    line("ld.param.u64 %rd1, [out];\ncvta.to.global.u64 %rd1, %rd1;");
    for (int r = 2; r <= 8; ++r) line("mad.lo.s32 %r{}, %r{}, {}, {};", r, r - 1, m_random() | 1, m_random());
    for (int r = 11; r <= 14; ++r) line("mov.u32 %r{}, {};", r, m_random());
    for (int r = 2; r <= 4; ++r) line("mul.wide.s32 %rd{}, %r{}, %r{};", r, r, r + 1);
    for (int f = 1; f <= 5; ++f) line("cvt.rn.f32.s32 %f{}, %r{};", f, f + 1);
    line("mov.b32 %f2, %r4;");  // whatever bits: infinities, subnormal numbers, what is no number
    for (int f = 1; f <= 3; ++f) line("cvt.rn.f64.s64 %fd{}, %rd{};", f, f + 1);
    line("mov.b64 %fd2, %rd3;");
    line("mov.u32 %r43, cache;\nshl.b32 %r44, %r42, 2;\nadd.u32 %r44, %r43, %r44;");
  }

  /// What a number that is none looks like is the device's own affair: one of them stands for all.
  void end() {
    line("mov.u32 %r51, 0;\nmov.u32 %r52, 0;\nmov.u64 %rd51, 0;");
    for (int f = 1; f <= 5; ++f) {
      line("mov.b32 %r50, %f{0};\nsetp.nan.f32 %p70, %f{0}, %f{0};\n@%p70 mov.u32 %r50, 7;", f);
      line("mad.lo.s32 %r51, %r51, 31, %r50;");
    }
    for (int f = 1; f <= 3; ++f) {
      line("mov.b64 %rd50, %fd{0};\nsetp.nan.f64 %p70, %fd{0}, %fd{0};\n@%p70 mov.u64 %rd50, 7;", f);
      line("mad.lo.s64 %rd51, %rd51, 31, %rd50;");
    }
    for (int r = 2; r <= 14; ++r)
      if (r < 9 || r > 10) line("mad.lo.s32 %r52, %r52, 31, %r{};", r);
    for (int r = 2; r <= 4; ++r) line("mad.lo.s64 %rd51, %rd51, 31, %rd{};", r);
    line("mul.wide.u32 %rd53, %r1, {};\nadd.s64 %rd53, %rd1, %rd53;", wordsOfThread * 4);
    line("st.global.u32 [%rd53], %r51;\nst.global.u32 [%rd53+4], %r52;\nst.global.u64 [%rd53+8], %rd51;\nret;\n}}");
  }

  void statements(std::uint32_t count, int depth) {
    for (std::uint32_t i = 0; i < count; ++i) {
      const std::uint32_t kind = below(12);
      if (kind < 2 && depth < 3)
        branch(depth);
      else if (kind == 2 && depth < 2)
        loop(depth);
      else if (kind < 6 && depth == 0)
        together();
      else
        compute();
    }
  }

  void compute() {
    switch (below(7)) {
      case 0: return ofSingle();
      case 1: return ofDouble();
      case 2: return ofWide();
      case 3: return converted();
      case 4: return chosen();
      default: return ofInteger();
    }
  }

  void ofInteger() {
    const std::uint32_t d = integer(), a = integer(), b = integer();
    switch (below(9)) {
      case 0: return line("mad.lo.s32 %r{}, %r{}, %r{}, %r{};", d, a, b, integer());
      case 1: return line("mul.hi.{} %r{}, %r{}, %r{};", one(std::array{"s32", "u32"}), d, a, b);
      case 2:
        return line("{} %r{}, %r{};", one(std::array{"popc.b32", "clz.b32", "brev.b32", "not.b32", "neg.s32"}), d, a);
      case 3: return line("{} %r{}, %r{}, %r{};", one(std::array{"shl.b32", "shr.u32", "shr.s32"}), d, a, b);
      case 4:
        line("or.b32 %r60, %r{}, 1;\nand.b32 %r60, %r60, 0x7fffffff;", b);  // neither 0 nor -1
        return line("{} %r{}, %r{}, %r60;", one(std::array{"div.u32", "rem.u32", "div.s32", "rem.s32"}), d, a);
      case 5: return line("bfe.{} %r{}, %r{}, {}, {};", one(std::array{"u32", "s32"}), d, a, below(32), below(33));
      case 6: return line("prmt.b32 %r{}, %r{}, %r{}, {};", d, a, b, below(0x10000) & 0x7777);
      case 7: return line("lop3.b32 %r{}, %r{}, %r{}, %r{}, {};", d, a, b, integer(), below(256));
      default:
        return line("{} %r{}, %r{}, %r{};",
                    one(std::array{"add.s32", "sub.s32", "xor.b32", "and.b32", "or.b32", "min.s32", "max.s32",
                                   "min.u32", "max.u32", "mul.lo.s32"}),
                    d, a, b);
    }
  }
  void ofWide() {
    line("{} %rd{}, %rd{}, %rd{};",
         one(std::array{"add.s64", "sub.s64", "mul.lo.s64", "mul.hi.s64", "mul.hi.u64", "xor.b64", "min.s64",
                        "max.u64"}),
         wide(), wide(), wide());
  }
  void ofSingle() {
    const std::uint32_t d = single(), a = single(), b = single();
    if (below(5) == 0) return line("fma.rn.f32 %f{}, %f{}, %f{}, %f{};", d, a, b, single());
    if (below(5) == 0)
      return line("{} %f{}, %f{};", one(std::array{"sqrt.rn.f32", "rcp.rn.f32", "neg.f32", "abs.f32"}), d, a);
    line("{} %f{}, %f{}, %f{};",
         one(std::array{"add.rn.f32", "sub.rn.f32", "mul.rn.f32", "div.rn.f32", "min.f32", "max.f32"}), d, a, b);
  }
  void ofDouble() {
    const std::uint32_t d = twice(), a = twice(), b = twice();
    if (below(5) == 0) return line("fma.rn.f64 %fd{}, %fd{}, %fd{}, %fd{};", d, a, b, twice());
    if (below(5) == 0) return line("{} %fd{}, %fd{};", one(std::array{"sqrt.rn.f64", "neg.f64", "abs.f64"}), d, a);
    line("{} %fd{}, %fd{}, %fd{};",
         one(std::array{"add.rn.f64", "sub.rn.f64", "mul.rn.f64", "div.rn.f64", "min.f64", "max.f64"}), d, a, b);
  }
  void converted() {
    switch (below(8)) {
      case 0: return line("cvt.rn.f32.s32 %f{}, %r{};", single(), integer());
      case 1: return line("cvt.rn.f32.u64 %f{}, %rd{};", single(), wide());
      case 2: return line("cvt.rzi.s32.f32 %r{}, %f{};", integer(), single());
      case 3: return line("cvt.rni.u32.f64 %r{}, %fd{};", integer(), twice());
      case 4: return line("cvt.rn.f32.f64 %f{}, %fd{};", single(), twice());
      case 5: return line("cvt.f64.f32 %fd{}, %f{};", twice(), single());
      case 6: return line("cvt.s64.s32 %rd{}, %r{};", wide(), integer());
      default: return line("cvt.u32.u64 %r{}, %rd{};", integer(), wide());
    }
  }
  void condition() {
    const std::uint32_t p = predicate();
    switch (below(3)) {
      case 0:
        return line("setp.{}.f32 %p{}, %f{}, %f{};", one(std::array{"lt", "ge", "eq", "ltu", "neu", "num"}), p,
                    single(), single());
      case 1:
        return line("setp.{}.s32 %p{}, %r{}, %r{};", one(std::array{"lt", "ge", "ne", "gt"}), p, integer(), integer());
      default:
        line("and.b32 %r61, %r{}, {};", integer(), 15 + below(16));
        return line("setp.lt.u32 %p{}, %r61, {};", p, below(16));
    }
  }
  void chosen() {
    condition();
    switch (below(3)) {
      case 0: return line("selp.b32 %r{}, %r{}, %r{}, %p{};", integer(), integer(), integer(), m_predicate);
      case 1: return line("selp.f32 %f{}, %f{}, %f{}, %p{};", single(), single(), single(), m_predicate);
      default:
        return line("@{}%p{} add.s32 %r{}, %r{}, {};", below(2) == 0 ? "!" : "", m_predicate, integer(), integer(),
                    below(1000));
    }
  }

  void branch(int depth) {
    const int label = m_label++;
    const bool both = below(2) == 0;
    condition();
    line("@%p{} bra ELSE{};", m_predicate, label);
    statements(1 + below(4), depth + 1);
    if (both) line("bra BEHIND{};", label);
    line("ELSE{}:", label);
    if (!both) return;
    statements(1 + below(4), depth + 1);
    line("BEHIND{}:", label);
  }
  /// At most seven rounds, as many as a register says.
  void loop(int depth) {
    const int label = m_label++, counter = 20 + depth, bound = 25 + depth;
    line("mov.u32 %r{}, 0;\nand.b32 %r{}, %r{}, 7;\nROUND{}:", counter, bound, integer(), label);
    statements(1 + below(3), depth + 1);
    if (below(3) == 0) {
      condition();
      line("@%p{} bra OUT{};", m_predicate, label);
    }
    line("add.s32 %r{0}, %r{0}, 1;\nsetp.lt.u32 %p{1}, %r{0}, %r{2};\n@%p{1} bra ROUND{3};\nOUT{3}:", counter,
         60 + depth, bound, label);
  }

  void together() {
    switch (below(6)) {
      case 0: return line("bar.sync 0;");
      case 1: return shuffle();
      case 2: return vote();
      case 3: return throughShared();
      case 4: return atomicsOnShared();
      default:
        line("and.b32 %r62, %r{}, {};\nmul.wide.u32 %rd54, %r62, 4;\nadd.s64 %rd54, %rd1, %rd54;", integer(),
             slots - 1);
        return line("red.global.add.u32 [%rd54+{}], %r{};", m_grid * block * wordsOfThread * 4, integer());
    }
  }
  void shuffle() {
    const char* const kind = one(std::array{"bfly", "idx", "down", "up"});
    const std::uint32_t part = 1u << below(6);  // lanes that exchange among themselves
    const std::uint32_t clamp = (32 - part) << 8 | (std::string_view(kind) == "up" ? 0 : 31);
    line("and.b32 %r63, %r{}, 31;", integer());
    line("shfl.sync.{}.b32 %r{}|%p{}, %r{}, %r63, {}, -1;", kind, integer(), predicate(), integer(), clamp);
    line("selp.b32 %r{0}, %r{0}, {1}, %p{2};", integer(), below(100), m_predicate);
  }
  void vote() {
    condition();
    const std::uint32_t of = m_predicate;
    if (below(2) == 0) return line("vote.sync.ballot.b32 %r{}, %p{}, -1;", integer(), of);
    line("vote.sync.{}.pred %p{}, %p{}, -1;", one(std::array{"all", "any", "uni"}), predicate(), of);
    line("selp.b32 %r{0}, %r{0}, {1}, %p{2};", integer(), below(100), m_predicate);
  }
  void throughShared() {
    line("st.shared.b32 [%r44], %r{};\nbar.sync 0;", integer());
    line("mad.lo.s32 %r64, %r42, {}, {};\nand.b32 %r64, %r64, {};\nshl.b32 %r64, %r64, 2;", below(block), below(block),
         block - 1);
    line("add.u32 %r64, %r43, %r64;\nld.shared.b32 %r{}, [%r64];\nbar.sync 0;", integer());
  }
  void atomicsOnShared() {
    line("st.shared.b32 [%r44], %r{};\nbar.sync 0;", 11 + below(4));
    line("and.b32 %r64, %r{}, {};\nshl.b32 %r64, %r64, 2;\nadd.u32 %r64, %r43, %r64;", integer(), block - 1);
    line("{} [%r64], %r{};\nbar.sync 0;",
         one(std::array{"red.shared.add.u32", "red.shared.min.s32", "red.shared.max.u32", "red.shared.and.b32",
                        "red.shared.or.b32", "red.shared.xor.b32"}),
         integer());
    line("ld.shared.b32 %r{}, [%r44];\nbar.sync 0;", integer());
  }

  std::mt19937 m_random;
  std::uint32_t m_grid;
  std::string m_text;
  int m_label = 0;
  std::uint32_t m_predicate = 0;
};

}  // namespace warpfold
