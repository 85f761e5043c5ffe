"""Records in logs and messages: message sets of magic 1 (0.10) and record batches of magic 2 (since 0.11).

It reads only formats that the harness writes: no compression.

Source: apache/kafka 0.10.2.2 Record.java (magic 1), 2.1.1 DefaultRecordBatch.java and DefaultRecord.java (magic 2).
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass

from tideproof.conformance.messages import Reader, varint

_HEAD = ">qi"  # offset, size of what follows
_BATCH = ">hiqqqhii"  # from the attributes on: what the checksum of a batch covers, up to its records
_TRANSACTIONAL, _CONTROL = 0x10, 0x20


@dataclass(frozen=True)
class Record:
    """A record of a log. `epoch` is None if the format has none. A marker has a text as its value."""

    offset: int
    epoch: int | None
    value: str
    producer: int = -1
    """The id of an idempotent or transactional producer."""
    is_marker: bool = False


@dataclass(frozen=True)
class Producer:
    """The sender of a record; the default is not idempotent, without id and sequence."""

    id: int = -1
    sequence: int = -1
    epoch: int = 0
    transactional: bool = False


def marker(commits: bool, transaction: int, epoch: int) -> str:
    """The text of a marker. The producer's id is the number of the harness's transaction."""
    return f"{'commit' if commits else 'abort'} t{transaction}@e{epoch}"


def encoded(magic: int, value: str, timestamp: int, producer: Producer = Producer()) -> bytes:
    """Encodes a record as producers do. `timestamp` is in milliseconds. Magic 1 omits the producer."""
    content = value.encode()
    if magic == 1:
        message = struct.pack(">bbqii", 1, 0, timestamp, -1, len(content)) + content
        return struct.pack(_HEAD, 0, len(message) + 4) + struct.pack(">I", zlib.crc32(message)) + message
    attributes = _TRANSACTIONAL if producer.transactional else 0
    epoch = -1 if producer.id < 0 else producer.epoch
    return _batch(0, -1, [content], attributes, timestamp, (producer.id, epoch, producer.sequence))


def encoded_batch(offset: int, epoch: int, values: Sequence[bytes]) -> bytes:
    """Encodes a record batch as in a log, beginning at `offset`."""
    return _batch(offset, epoch, values, 0, 0, (-1, -1, -1))


def _batch(
    offset: int, epoch: int, values: Sequence[bytes], attributes: int, timestamp: int, producer: tuple[int, int, int]
) -> bytes:
    records = b""
    for number, value in enumerate(values):
        # Attributes, differences to the batch's timestamp and offset, no key, the value, no headers.
        record = b"\0" + _signed(0) + _signed(number) + _signed(-1) + _signed(len(value)) + value + _signed(0)
        records += _signed(len(record)) + record
    head = attributes, len(values) - 1, timestamp, timestamp, *producer, len(values)
    body = struct.pack(_BATCH, *head) + records
    batch = struct.pack(">ib", epoch, 2) + struct.pack(">I", crc32c(body)) + body
    return struct.pack(_HEAD, offset, len(batch)) + batch


def decoded(data: bytes) -> list[Record]:
    """The records in a segment file or a fetch response, without a truncated one at the end."""
    return [record for _, found in batches(data) for record in found]


def batches(data: bytes) -> list[tuple[int, list[Record]]]:
    """The complete batches, each with its end position in `data`."""
    found, at = [], 0
    while at + 17 <= len(data):
        offset, size = struct.unpack_from(_HEAD, data, at)
        end = at + 12 + size
        if size <= 0 or end > len(data):
            break
        found.append((end, _read_batch(offset, data[at + 12 : end])))
        at = end
    return found


def _read_batch(offset: int, content: bytes) -> list[Record]:
    data = Reader(content)
    epoch, magic = data.number("i"), data.number("b")
    if magic < 2:  # the epoch's place in a batch holds the checksum here
        data.take(1 + 8 * magic)
        data.take(max(0, data.number("i")))
        return [Record(offset, None, data.take(max(0, data.number("i"))).decode())]
    data.take(4)
    attributes, _, _, _, producer, _, _, count = struct.unpack(_BATCH, data.take(struct.calcsize(_BATCH)))
    return [_read_record(data, offset, epoch, producer, bool(attributes & _CONTROL)) for _ in range(count)]


def _read_record(data: Reader, base: int, epoch: int, producer: int, is_marker: bool) -> Record:
    record = Reader(data.take(_read_signed(data)))
    record.take(1)
    _read_signed(record)
    delta = _read_signed(record)
    key = record.take(max(0, _read_signed(record)))
    if is_marker:  # the key is a version, then 0 for abort or 1 for commit
        (kind,) = struct.unpack_from(">h", key, 2)
        return Record(base + delta, epoch, marker(kind == 1, producer, epoch), producer, is_marker)
    return Record(
        base + delta, epoch, record.take(max(0, _read_signed(record))).decode(errors="backslashreplace"), producer
    )


def _signed(value: int) -> bytes:
    return varint(value << 1 if value >= 0 else (-value << 1) - 1)


def _read_signed(data: Reader) -> int:
    value = data.varint()
    return -(value >> 1) - 1 if value & 1 else value >> 1


def _crc_table() -> list[int]:
    table = []
    for byte in range(256):
        for _ in range(8):
            byte = byte >> 1 ^ 0x82F63B78 if byte & 1 else byte >> 1
        table.append(byte)
    return table


_CRC = _crc_table()


def crc32c(data: bytes) -> int:
    """The checksum of batches (Castagnoli's polynomial), which the standard library lacks."""
    crc = 0xFFFFFFFF
    for byte in data:
        crc = crc >> 8 ^ _CRC[(crc ^ byte) & 0xFF]
    return crc ^ 0xFFFFFFFF
