"""The codec of Kafka's messages: what is written is read again, in every version; and bytes known from elsewhere."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.kafka_messages import TYPES, jar_of_messages

from tideproof.conformance.messages import Field, Messages, Reader, varint, versions
from tideproof.conformance.records import Record, batches, crc32c, decoded, encoded


@pytest.fixture(scope="module")
def messages(tmp_path_factory: pytest.TempPathFactory) -> Messages:
    return Messages(jar_of_messages(tmp_path_factory.mktemp("jar")))


VALUES = {
    "bool": st.booleans(),
    **{f"int{n}": st.integers(-(2 ** (n - 1)), 2 ** (n - 1) - 1) for n in (8, 16, 32, 64)},
    **{f"uint{n}": st.integers(0, 2**n - 1) for n in (16, 32)},
    "float64": st.floats(allow_nan=False),
    "string": st.text(max_size=150),
    "bytes": st.binary(max_size=150),
    "records": st.none() | st.binary(max_size=150),
    "uuid": st.binary(min_size=16, max_size=16),
}
PAIR = st.fixed_dictionaries({"Left": VALUES["int8"], "Right": st.text(max_size=5)})


@st.composite
def echoes(draw: st.DrawFn) -> tuple[int, dict[str, Any]]:
    version = draw(st.integers(0, 2))
    fields = {f"A{kind}": VALUES[kind] for kind in TYPES}
    fields |= {"Words": st.lists(st.text(max_size=3), max_size=3), "Pairs": st.lists(PAIR, max_size=3)}
    if version >= 1:
        fields |= {"Later": VALUES["int32"], "Words": st.none() | fields["Words"]}
    if version >= 2:
        fields |= {"Maybe": st.none() | PAIR, "Tagged": st.none() | st.text(max_size=3)}
    return version, draw(st.fixed_dictionaries(fields))


@settings(max_examples=30)
@given(sent=echoes())
def test_messages_round_trip(messages: Messages, sent: tuple[int, dict[str, Any]]) -> None:
    version, values = sent
    request = messages.read_request(messages.request("Echo", version, 5, values, client="broker-1-fetcher-0"))
    assert (request.api, request.version, request.correlation) == ("Echo", version, 5)
    assert request.client == "broker-1-fetcher-0"
    assert request.body == values
    assert messages.read_response("Echo", version, messages.response("Echo", version, 5, values)) == values


def test_missing_fields_have_defaults(messages: Messages) -> None:
    found = messages.read_request(messages.request("Echo", 2, 0, {})).body
    assert (found["Later"], found["Maybe"], found["Tagged"], found["Words"], found["Astring"]) == (
        -1,
        None,
        None,
        [],
        "",
    )
    found = messages.read_request(messages.request("Echo", 0, 0, {})).body
    assert "Later" not in found


def test_unknown_fields_and_versions_are_refused(messages: Messages) -> None:
    with pytest.raises(ValueError, match="version 0 has no Later"):
        messages.request("Echo", 0, 0, {"Later": 1})
    with pytest.raises(ValueError, match="has no version 3"):
        messages.request("Echo", 3, 0, {})
    with pytest.raises(ValueError, match="Words must have a value"):
        messages.request("Echo", 0, 0, {"Words": None})


def test_truncated_messages_are_refused(messages: Messages) -> None:
    frame = messages.request("Echo", 2, 0, {})
    with pytest.raises(ValueError, match="wanted"):
        messages.read_request(frame[:-1])


def test_unknown_tagged_fields_are_skipped(messages: Messages) -> None:
    frame = messages.request("Echo", 2, 0, {"Tagged": "x"})
    assert frame[-4:] == b"\x01\x03\x02\x02x"[-4:]
    with_another = frame[:-5] + b"\x02\x03\x02\x02x\x09\x01!"
    found = messages.read_request(with_another).body
    assert found["Tagged"] == "x"


def test_undefined_requests_are_passed_on_unread(messages: Messages) -> None:
    assert messages.read_request(b"\x00\x63\x00\x00\x00\x00\x00\x09\x00\x00").api == "API 99"


def test_version_ranges_are_parsed() -> None:
    assert [v in versions("2-3") for v in (1, 2, 3, 4)] == [False, True, True, False]
    assert [v in versions("2") for v in (1, 2, 3)] == [False, True, False]
    assert 900 in versions("2+")
    assert 0 not in versions("none")


def test_a_field_without_versions_has_its_tagged_versions() -> None:
    """As ReplicaState of FetchRequest in kafka-clients 3.5.2."""
    field = Field({"name": "A", "type": "int32", "taggedVersions": "1+", "tag": 0}, {})
    assert [version in field.versions for version in (0, 1, 9)] == [False, True, True]


@given(st.integers(0, 2**63))
def test_varints_round_trip(value: int) -> None:
    assert Reader(varint(value)).varint() == value


# Records --------------------------------------------------------------------------------------------------------------


def test_batch_checksums_are_crc32c() -> None:
    assert crc32c(b"123456789") == 0xE3069283  # the check value of CRC-32C, as in RFC 3720


@pytest.mark.parametrize(("magic", "epoch"), [(1, None), (2, -1)])
def test_records_round_trip(magic: int, epoch: int | None) -> None:
    data = encoded(magic, "r1@e0", 0)
    assert decoded(data) == [Record(0, epoch, "r1@e0")]
    assert [end for end, _ in batches(data * 2)] == [len(data), 2 * len(data)]
    assert len(decoded(data * 2 + data[:-1])) == 2, "what is cut short is left out"
    assert decoded(b"\0" * 100) == [], "a preallocated file is empty"


def test_a_batch_of_kafka_0_11_is_decoded() -> None:
    """Bytes of a segment file of 0.11.0.3: the broker gives the offset and the epoch."""
    data = encoded(2, "r2@e2", 1_600_000_000_000)
    stored = (7).to_bytes(8, "big") + data[8:12] + (2).to_bytes(4, "big") + data[16:]
    assert decoded(stored) == [Record(7, 2, "r2@e2")]
