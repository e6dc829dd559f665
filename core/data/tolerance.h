// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>

#include "data/reference.h"

namespace warpfold {

/// How far a result may lie from the exact one, whatever the order in which a kernel combines.
struct Tolerance {
  /// Of a finite result; 0 where it must equal the reference.
  long double bound = 0;
  /// A partial result may leave the type's range on the way: infinity and NaN are then as right as anything.
  bool overflows = false;
  /// Where `bound` is of the order of the sum itself and all elements have one sign: the error is also at most this
  /// part of the result, plus `besides`. 0: nothing is known of that kind.
  long double partOfResult = 0;
  long double besides = 0;

  /// How far a right result of magnitude `got` may lie from the exact one.
  long double of(long double got) const {
    return partOfResult > 0 ? std::min(bound, partOfResult * got + besides) : bound;
  }
};

/// Of a reduction of elements of `type` whose longest chain of rounding operator calls is `depth`.
///
/// u is the unit roundoff, η the smallest number above zero, n the number of elements, d the least of `depth` and n−1.
///
/// **Sums.** A sum has an error of at most d·u·Σ|x|: for d = n−1 in any order and for any n (Jeannerod and Rump, SIAM
/// J. Matrix Anal. Appl. 34, 2013), for trees of height d as long as d·u is below about 1 (Lange and Rump, Math. Comp.
/// 88, 2019); for still longer ones (1+u)^d − 1, or n−1 in the place of d where that is less. A single chain of all
/// elements errs by at most Σ|x| at all, since no addition errs by more than its smaller operand. With so long a chain
/// even 0 lies within the bound; but where all elements have one sign no partial sum exceeds the result ŝ, so the n−1
/// additions err by at most (n−1)·u·|ŝ|, which tells 0 from a sum that has stopped growing. Additions never underflow
/// with an error.
///
/// **Squares and products of pairs** are rounded before they are added: p·(1+δ)+ε with |δ| ≤ u and |ε| ≤ η, where ε is
/// there for underflow. With L = u·Σ|p| + n·η, the sum of those errors, the bound is L + d·u·(Σ|p| + L). A kernel that
/// fuses a multiplication with an addition rounds less.
///
/// **A mean** divides what it has, ŝ, once: (E + u·(|s| + E))/n + η, where s is the exact sum and E the bound of ŝ.
///
/// **Products.** All n−1 roundings reach the result whatever the order: (1+u)^(n−1) − 1 of it, which needs no
/// restriction on n, in contrast to (n−1)·u (Rump, Bünger and Jeannerod, BIT 56, 2016). Where a partial product may be
/// subnormal, each of n−1 multiplications may be off by η more, and factors above 1 may still enlarge that, by G, the
/// product of all of these, at most: (n−1)·η·G·(1+u)^(n−1). No partial product is above G or below the product of all
/// factors under 1, which tells whether overflow and underflow can occur. With a zero among the factors the product is
/// 0 without error, or NaN after an overflow.
///
/// **Infinities and NaNs among the elements** leave nothing to round: the bound is 0. But the finite elements may add
/// up to an infinity of the other sign, or multiply to a zero, on the way: `overflows` says so. A NaN stays one in any
/// order.
///
/// **Atomic additions** of float32 in global memory take subnormal operands and results for zero (PTX ISA, *atom*:
/// `.f32` flushes there). With `atomics` every element may lose its own value and a result, each below the smallest
/// normal number: 2·n of it are added to E.
///
/// The reference's own rounding, 2^-63 of it (n−1 times as much for products), is added where there is any.
Tolerance toleranceOf(ElementType type, Operation op, const Reference& reference, std::uint64_t depth,
                      bool atomics = false);

}  // namespace warpfold
