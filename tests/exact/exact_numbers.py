# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
"""Element types, and numbers without rounding: written from IEEE 754, not from the program."""
import math
import struct
from fractions import Fraction


class Float:
    """A binary floating-point format with `digits` bits of significand and a largest exponent of `top`."""

    def __init__(self, name, digits, top, code):
        self.name, self.digits, self.top, self.code = name, digits, top, code
        self.bits = 16 if digits < 24 else 32 if digits == 24 else 64
        self.unit = Fraction(1, 2**digits)  # unit roundoff
        self.least_exponent = 3 - 2**(top.bit_length() - 1) - digits  # of the last place
        self.smallest = power(self.least_exponent)
        self.smallest_normal = power(self.least_exponent + digits - 1)
        # From here on numbers round to infinity: half a unit above the largest.
        self.overflow = power(top) * (1 - self.unit / 2)

    def is_float(self):
        return True

    def round(self, exact):
        """The nearest value, ties to even, as a Python float."""
        magnitude = abs(exact)
        if magnitude >= self.overflow:
            return math.inf if exact > 0 else -math.inf
        if magnitude == 0:
            return 0.0
        exponent = max(floor_log2(magnitude) + 1 - self.digits, self.least_exponent)
        places = round(magnitude / power(exponent))  # Python rounds fractions half to even
        value = math.ldexp(places, exponent)
        return value if exact > 0 else -value

    def decode(self, word):
        """The value of a bit pattern."""
        if self.code:
            return struct.unpack("<" + self.code, word.to_bytes(self.bits // 8, "little"))[0]
        return struct.unpack("<f", (word << 16).to_bytes(4, "little"))[0]  # bfloat16: the upper half of a float32

    def encode(self, value):
        """The little-endian bytes of a value that the format holds."""
        if self.code:
            return struct.pack("<" + self.code, value)
        return struct.pack("<f", value)[2:]


class Integer:
    def __init__(self, name, bits, signed, code):
        self.name, self.bits, self.signed, self.code = name, bits, signed, code
        self.least = -(2**(bits - 1)) if signed else 0
        self.most = self.least + 2**bits - 1

    def is_float(self):
        return False

    def wrap(self, value):
        return (value - self.least) % 2**self.bits + self.least

    def decode(self, word):
        return self.wrap(word)

    def encode(self, value):
        return struct.pack("<" + self.code, value)


def power(exponent):
    return Fraction(2)**exponent


def floor_log2(x):
    """The largest e with 2^e <= x, for a fraction x > 0."""
    e = x.numerator.bit_length() - x.denominator.bit_length()
    return e if power(e) <= x else e - 1


TYPES = {t.name: t for t in (
    Integer("int32", 32, True, "i"), Integer("uint32", 32, False, "I"), Integer("int64", 64, True, "q"),
    Integer("uint64", 64, False, "Q"), Float("float16", 11, 16, "e"), Float("bfloat16", 8, 128, ""),
    Float("float32", 24, 128, "f"), Float("float64", 53, 1024, "d"))}
