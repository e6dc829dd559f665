# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
"""What a reduction gives in exact arithmetic, and how far a rounded one may lie from it (core/data/tolerance.h)."""
import math
from fractions import Fraction

from exact_numbers import TYPES

OWN = Fraction(1, 2**63)  # what the program allows itself, since it knows the exact result to 64 bits
SCALE = 2200  # sums are whole numbers of 2^-SCALE: no product of two float64 is finer


class Expected:
    """`value` is the reference, `allows(got, depth)` tells whether a result is right, `bound(depth)` how far it may be."""

    wrapped = False
    overflows = False
    ulps = 0  # by how much the program's reference may miss `value`

    def __init__(self, value):
        self.value = value

    def bound(self, depth):
        return Fraction(0)

    def allows(self, got, depth):
        return same(got, self.value)

    def near(self, got, depth):
        return False


def same(a, b):
    return a == b or (isinstance(a, float) and isinstance(b, float) and math.isnan(a) and math.isnan(b))


def accumulator(t, op):
    if op == "mean" and t.name in ("int32", "uint32"):
        return TYPES[t.name.replace("32", "64")]
    return TYPES["float32"] if t.is_float() and t.bits == 16 else t


def fixed(x):
    numerator, denominator = x.as_integer_ratio()
    return numerator << (SCALE - denominator.bit_length() + 1)


class FloatResult(Expected):
    """A rounded sum or product: `exact` where the elements are finite, else `special`."""

    def __init__(self, t, exact, special):
        self.t, self.exact, self.special = t, exact, special
        super().__init__(special if special is not None else t.round(exact))

    def allows(self, got, depth):
        if same(got, self.value):
            return True
        if not math.isfinite(got):
            return self.overflows
        return self.special is None and abs(Fraction(got) - self.exact) <= self.bound(depth)

    def near(self, got, depth):
        """So near the limit that the program's 64 bits may see it otherwise."""
        if not math.isfinite(got) or self.special is not None:
            return False
        bound, error = self.bound(depth), abs(Fraction(got) - self.exact)
        return abs(error - bound) <= bound / 10**6


class FloatSum(FloatResult):
    def __init__(self, t, op, pairs, atomics):
        """`pairs`: the two factors of each element that is added; float32 `atomics` flush what is subnormal."""
        positive = negative = 0
        special = None
        for x, y in pairs:
            if math.isfinite(x) and math.isfinite(y):
                product = Fraction(x) * Fraction(y) if y != 1.0 else x
                term = fixed(product)
                if term > 0:
                    positive += term
                else:
                    negative -= term
            else:
                special = (special or 0.0) + x * y
        self.n, self.op, self.flushes = len(pairs), op, atomics and t.bits == 32
        self.positive, self.negative = Fraction(positive, 2**SCALE), Fraction(negative, 2**SCALE)
        super().__init__(t, (self.positive - self.negative) / (self.n if op == "mean" else 1), special)

    def summed(self, depth):
        u, magnitude = self.t.unit, self.positive + self.negative
        mapped = u * magnitude + self.n * self.t.smallest if self.op in ("sumsq", "dot") else 0
        steps = min(depth, self.n - 1)
        part = min(steps * u, 1) if steps == self.n - 1 else steps * u
        flushed = 2 * self.n * self.t.smallest_normal if self.flushes else 0
        return mapped + part * (magnitude + mapped) + flushed

    def bound(self, depth):
        error = self.summed(depth)
        if self.op == "mean":
            error = (error + self.t.unit * (abs(self.positive - self.negative) + error)) / self.n + self.t.smallest
        once = 1 if self.n > 1 or self.op in ("sumsq", "dot") else 0
        return error + once * abs(self.exact) * OWN

    def set_depth(self, depth):
        reach = max(self.positive, self.negative) + self.summed(depth)
        is_nan = self.special is not None and math.isnan(self.special)
        self.overflows = not is_nan and reach >= self.t.overflow


class FloatProduct(FloatResult):
    ulps = 1  # the program's is a product of rounded long doubles

    def __init__(self, t, values):
        finite = [Fraction(v) for v in values if math.isfinite(v)]
        others = [v for v in values if not math.isfinite(v)]
        self.n = len(values)
        self.zero = any(v == 0 for v in finite)
        product, self.growth, self.shrink = multiplied(finite), Fraction(1), Fraction(1)
        self.growth = multiplied([abs(v) for v in finite if abs(v) > 1])
        self.shrink = multiplied([abs(v) for v in finite if 0 < abs(v) < 1])
        special = None
        if others:
            special = math.prod(others) * (0.0 if self.zero else (1.0 if product > 0 else -1.0))
        super().__init__(t, product, special)

    def parts(self):
        steps, u = self.n - 1, self.t.unit
        return (1 + u)**steps - 1, (1 - u)**steps

    def lost(self):
        part, least = self.parts()
        self.underflows = self.n > 1 and self.shrink * least < self.t.smallest_normal
        return (self.n - 1) * self.t.smallest * self.growth * (1 + part) if self.underflows else Fraction(0)

    def bound(self, depth):
        return Fraction(0) if self.zero else (self.parts()[0] + (self.n - 1) * OWN) * abs(self.exact) + self.lost()

    def set_depth(self, depth):
        is_nan = self.special is not None and math.isnan(self.special)
        lost = self.lost()
        large = self.growth * (1 + self.parts()[0]) + lost >= self.t.overflow
        self.overflows = not is_nan and (large or (self.special is not None and self.underflows))


def multiplied(values):
    """A product by halves: quick for thousands of factors."""
    if len(values) <= 1:
        return values[0] if values else Fraction(1)
    middle = len(values) // 2
    return multiplied(values[:middle]) * multiplied(values[middle:])


class Extreme(Expected):
    """A minimum or maximum passes over NaNs; of nothing else it is NaN."""

    def __init__(self, values, op):
        numbers = [v for v in values if v == v]
        super().__init__((min if op == "min" else max)(numbers) if numbers else math.nan)


def integer(t, op, values, others):
    acc = accumulator(t, op)
    if op == "product":
        exact = math.prod(values)
    elif op in ("sum", "mean"):
        exact = sum(values)
    else:
        exact = sum(x * y for x, y in zip(values, others))
    wrapped = acc.wrap(exact)
    result = Expected(float(Fraction(wrapped, len(values))) if op == "mean" else wrapped)
    result.wrapped = wrapped != exact
    return result


def folded(values, function):
    result = values[0]
    for v in values[1:]:
        result = function(result, v)
    return result


def expected(t, op, values, second, atomics=False):
    if op in ("min", "max"):
        return Extreme(values, op)
    if op == "absmax":
        return Extreme([abs(v) for v in values], "max")
    if op == "logical-and":
        return Expected(accumulator_value(t, all(v != 0 for v in values)))
    if op == "logical-or":
        return Expected(accumulator_value(t, any(v != 0 for v in values)))
    bits = {"and": lambda a, b: a & b, "or": lambda a, b: a | b, "xor": lambda a, b: a ^ b}
    if op in bits:
        return Expected(folded(values, bits[op]))
    others = values if op == "sumsq" else second
    if not t.is_float():
        return integer(t, op, values, others)
    acc = accumulator(t, op)
    if op == "product":
        return FloatProduct(acc, values)
    return FloatSum(acc, op, list(zip(values, others)) if op in ("sumsq", "dot") else [(v, 1.0) for v in values],
                    atomics)


def accumulator_value(t, truth):
    return float(truth) if t.is_float() else int(truth)


OPS = ("sum", "product", "min", "max", "absmax", "mean", "sumsq", "dot", "and", "or", "xor", "logical-and", "logical-or")
