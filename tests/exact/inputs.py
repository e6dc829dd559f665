# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
"""Inputs as the manual describes them, and files of numbers that are hard to reduce."""
import math
from fractions import Fraction

from exact_numbers import TYPES

WORD = 2**64 - 1


def split_mix(seed, index):
    z = (seed + index + 1) * 0x9e3779b97f4a7c15 & WORD
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9 & WORD
    z = (z ^ z >> 27) * 0x94d049bb133111eb & WORD
    return z ^ z >> 31


def middle_square_weyl(seed, n):
    x = w = seed
    for _ in range(n):
        w = w + 0xb5ad4eceda1ce2a9 & WORD
        x = x * x + w & WORD
        x = (x >> 32 | x << 32) & WORD
        yield x & 0xffffffff


def from_bits(t, bits, width):
    """The upper bits of a random word: floats in [0, 1), integers over the whole type."""
    if not t.is_float():
        return t.wrap(bits)
    digits = min(t.digits, width)
    return math.ldexp(bits >> (width - digits), -digits)


def converted(t, whole):
    return t.round(Fraction(whole)) if t.is_float() else t.wrap(whole)


def elements(text, t, n, seed):
    """The n elements of an input that is no file."""
    if text == "ones":
        return [converted(t, 1)] * n
    if text.startswith("constant:"):
        return [parsed(t, text[9:])] * n
    if text == "ramp":
        return [converted(t, i) for i in range(n)]
    if text == "digits":
        return [converted(t, split_mix(seed, i) % 10) for i in range(n)]
    if text == "bytes":
        return [converted(t, split_mix(seed, i) >> 56) for i in range(n)]
    if text == "uniform":
        return [from_bits(t, split_mix(seed, i), 64) for i in range(n)]
    if text == "msws":
        return [from_bits(t, bits, 32) for bits in middle_square_weyl(seed, n)]
    raise ValueError(text)


KNOWN = ("ones", "constant:V", "ramp", "digits", "bytes", "uniform", "msws", "file:PATH")


def parsed(t, text):
    """What a decimal stands for in a type."""
    if not t.is_float():
        return int(text)
    lower = text.lower().lstrip("+")
    if lower in ("inf", "-inf", "nan"):
        return float(lower)
    value = t.round(Fraction(lower))
    return -0.0 if value == 0 and lower.startswith("-") else value


def awkward(random, t, n):
    """n values of a kind that reductions get wrong."""
    if not t.is_float():
        return whole_list(random, t, n)
    one = random.choice([subnormal, large, any_bits, near_one, powers, cancelling, with_specials, small_whole])
    return one(random, t, n)


def whole_list(random, t, n):
    one = random.choice(INTEGERS)
    return [t.wrap(one(random, t)) for _ in range(n)]


INTEGERS = [
    lambda r, t: r.choice((t.least, t.most, t.most - 1, t.least + 1, 0, 1)),
    lambda r, t: r.getrandbits(t.bits),
    lambda r, t: r.randint(-3, 3),
    lambda r, t: 1 << r.randrange(t.bits),
    lambda r, t: r.choice((-1, 1)) if t.signed else 1,
]


def value_of(t, x):
    """A Python float as the type holds it; what is beyond it, as its largest number."""
    rounded = t.round(Fraction(x))
    largest = float(t.overflow / (1 - t.unit / 2) * (1 - t.unit))
    return max(-largest, min(largest, rounded))


def subnormal(random, t, n):
    reach = random.choice((2, 8, 2**(t.digits - 1), 2**(t.digits + 2)))
    return [t.round(t.smallest * random.randint(-reach, reach)) for _ in range(n)]


def large(random, t, n):
    largest = t.overflow / (1 - t.unit / 2) * (1 - t.unit)
    low = random.choice((0.1, 0.5, 0.9)) / random.choice((1, 2, n))
    sign = random.choice(((1,), (-1, 1)))
    return [t.round(largest * Fraction(random.uniform(low, 1)) / random.choice((1, 1, 4)) * random.choice(sign))
            for _ in range(n)]


def any_bits(random, t, n):
    values = [t.decode(random.getrandbits(t.bits)) for _ in range(n)]
    return values if random.random() < 0.5 else [v if math.isfinite(v) else 1.0 for v in values]


def near_one(random, t, n):
    return [value_of(t, random.uniform(0.9, 1.1)) * random.choice((1, 1, 1, -1)) for _ in range(n)]


def powers(random, t, n):
    reach = random.choice((3, t.top // 4, t.top - 1))
    return [value_of(t, math.ldexp(random.uniform(1, 2), random.randint(-reach, reach))) for _ in range(n)]


def cancelling(random, t, n):
    values = powers(random, t, (n + 1) // 2)
    values += [-v for v in values]
    random.shuffle(values)
    return values[:n]


def with_specials(random, t, n):
    values = [value_of(t, random.uniform(-2, 2)) for _ in range(n)]
    for special in random.sample((math.inf, -math.inf, math.nan, 0.0, -0.0), random.randint(1, 3)):
        values[random.randrange(n)] = special
    return values if random.random() < 0.9 else [random.choice((math.nan, math.nan, math.inf))] * n


def small_whole(random, t, n):
    return [float(random.randint(-9, 9)) for _ in range(n)]


def write_file(random, path, t, values):
    """Writes the values in a format of the program's choice; gives the path with its ending."""
    kinds = ["bin", "csv", "txt"] + (["npy"] if t.name != "bfloat16" else [])
    kind = random.choice(kinds)
    path = f"{path}.{kind}"
    with open(path, "wb") as file:
        if kind in ("csv", "txt"):
            file.write(text_of(random, values).encode())
            return path
        swap = kind == "npy" and random.random() < 0.5
        if kind == "npy":
            letter = {"f": "f", "e": "f", "d": "f"}.get(t.code, "i" if t.is_float() or t.signed else "u")
            descr = f"{'>' if swap else '<'}{letter}{t.bits // 8}"
            header = f"{{'descr': '{descr}', 'fortran_order': False, 'shape': ({len(values)},), }}"
            header += " " * (-(len(header) + 11) % 64) + "\n"
            file.write(b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header.encode())
        for value in values:
            encoded = t.encode(value)
            file.write(encoded[::-1] if swap else encoded)
    return path


def text_of(random, values):
    separator = random.choice((",", ";", " ", "\n", "\r\n", "\t", ", "))
    words = [repr(v) if random.random() < 0.9 or repr(v)[0] == "-" else "+" + repr(v) for v in values]
    mark = "\ufeff" if random.random() < 0.1 else ""
    return mark + separator.join(words) + random.choice(("", "\n"))
