"""PDF files that browsers print: sizes of the pages, and how far their drawings reach."""

import re
import zlib
from collections.abc import Iterator
from contextlib import suppress

Matrix = tuple[float, float, float, float, float, float]
SAME: Matrix = (1, 0, 0, 1, 0, 0)


def page_sizes(pdf: bytes) -> list[tuple[int, int]]:
    """Return the sizes of the pages, in points."""
    objects = b"\n".join([pdf, *_streams(pdf)])  # Firefox compresses them
    sizes = re.findall(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]", objects)
    assert len(sizes) == len(re.findall(rb"/Type\s*/Page\b", objects))
    return [(round(float(width)), round(float(height))) for width, height in sizes]


def right_edge(pdf: bytes) -> float:
    """Return where lines and curves end at the right of a page, in points; what is cut off counts."""
    return max(x for content in _streams(pdf) for x in _drawn(content))


def _streams(pdf: bytes) -> Iterator[bytes]:
    """Yield compressed streams of text: objects and drawings, but no fonts."""
    for start in re.finditer(rb"stream\r?\n", pdf):
        with suppress(zlib.error):
            content = zlib.decompressobj().decompress(pdf[start.end() :])
            if content.isascii():
                yield content


def _drawn(content: bytes) -> Iterator[float]:
    matrix, stack, numbers = SAME, list[Matrix](), list[float]()
    for word in content.split():
        try:
            numbers.append(float(word))
            continue
        except ValueError:
            pass
        match word:
            case b"q":
                stack.append(matrix)
            case b"Q" if stack:
                matrix = stack.pop()
            case b"cm" if len(numbers) == 6:
                matrix = _product(numbers, matrix)
            case b"l" | b"c" if len(numbers) >= 2:
                x, y = numbers[-2:]
                yield x * matrix[0] + y * matrix[2] + matrix[4]
            case _:
                pass
        numbers.clear()


def _product(inner: list[float], outer: Matrix) -> Matrix:
    a, b, c, d, e, f = inner
    m, n, o, p, x, y = outer
    return (a * m + b * o, a * n + b * p, c * m + d * o, c * n + d * p, e * m + f * o + x, e * n + f * p + y)
