"""The sentences of accounts: the template of every kind of fact, with its conditional parts.

To find out why an account has a sentence, look for its words here. The name of the row leads to the condition: the
place in `log_facts`, `role_facts`, `client_facts`, `provenance`, `account` or `surviving` that makes such facts. An
account has the facts about its records and brokers, and those that these bring in (BECAUSE in `account`).
`counterfactuals` has the sentences about preventing a violation.
"""

from __future__ import annotations

from tideproof.counterexamples.explain import words
from tideproof.counterexamples.explain.facts import Fact, Kind
from tideproof.counterexamples.views.client_cells import DECISIONS
from tideproof.model.language.state import NIL
from tideproof.model.protocols.broker.state import OK, REFUSED, UNSURE

# Any protocol ---------------------------------------------------------------------------------------------------------

# The false conjuncts. The comparisons `given` and `but` are true in the state; `given` held before. They are about
# these brokers, offsets and records, and about the `others` that logs have in place of the records.
FAILS = Kind(
    "{trace_shows}{where}{why}.",
    where=words.where,
    why=lambda f: f": {words.why(f)}" if f.details else "",
)
TOOK = Kind("{action}: {meaning}")
BECAME = Kind("{variable} ({meaning}) becomes {value}, and was {had}.")
SINCE = Kind(
    "{variable} ({meaning}) is {value} {when}.",
    when=(lambda f: f.step, "since step {step}, and was {had}", "from the beginning"),
)

# Runs that go on for ever ---------------------------------------------------------------------------------------------

GOES_ON = Kind(
    "From here {what}, and {promise} is not kept.",
    what=lambda f: f"{words.joined(f.steps)} can repeat for ever" if f.steps else "the run can stay as it is for ever",
    tone="bad",
)
# Of the steps of the loop, the strongly fair ones: what arrives.
ARRIVES = Kind(
    "What is on its way arrives again and again ({which}), and that does not end it.",
    which=lambda f: ", ".join(f.steps),
    cause=True,
)
# Fair steps that are possible in some state of the loop, not in all, and are not taken.
PUT_OFF = Kind(
    "{which} {verb} possible from time to time only, so nothing says that {they} must come.",
    which=lambda f: words.joined(f.steps),
    verb=lambda f: "is" if len(f.steps) == 1 else "are",
    they=lambda f: "it" if len(f.steps) == 1 else "they",
    cause=True,
)
NOTHING_COMES = Kind("No step that must come in the end is possible.", cause=True)

# Logs -----------------------------------------------------------------------------------------------------------------

WRITTEN = Kind(
    "{broker}, leader of epoch e{epoch}, appends {record} at offset {offset}{again}{late}{forgotten}.",
    again={True: " again"},  # it was sent before
    late={True: ", from a request that the producer has given up"},
    forgotten={True: ": it no longer knows the producer"},
)


def _has_source(f: Fact) -> bool:
    """Whether the leader that the broker follows held the record at that offset."""
    return bool(f.source != NIL)


REPLICATED = Kind(
    "{broker} fetches {record}{whence} at offset {offset}{hw}{also}.",
    whence=(_has_source, " from {source}"),
    hw=(_has_source, ", with the high watermark {high_watermark}"),
    also=(lambda f: _has_source(f) and f.leaders != f.high_watermark, " ({source}'s is {leaders} now)"),
)
# `known_leos` are the log end offsets of the ISR as the leader knows them, `leos` what they are. Of
# min.insync.replicas, `least`, a leader of fewer replicas asks for `enough`. `instead` has what members without the
# record have there. `fetched` is the follower whose fetch the leader notes in this step, with its offset.
COMMITTED = Kind(
    "{record} is committed: {broker}, leader of epoch e{epoch}, {moved}{because}. The ISR it knows is {isr}{few}, "
    "{known}{real}{but}{controller}{electable_without}.",
    moved={
        True: "moves its high watermark past offset {offset}",
        False: "begins with a high watermark above offset {offset}",
    },
    because=lambda f: words.fetched(f.fetched),
    few=words.few,
    known=lambda f: words.ends(f.isr, f.known_leos),
    leos=lambda f: words.offsets(f.isr, f.leos),
    real=(lambda f: f.known_leos != f.leos, " as it knows them (they are {leos})"),
    but=lambda f: words.instead(f.instead),
    controller=(lambda f: f.isr != f.quorum_isr, "; the controller's ISR (e{quorum_epoch}) is {quorum_isr}"),
    tone=lambda f: "bad" if f.instead or f.electable_without else "good",
)
# `by_own_hw`: with another high watermark the same step would have truncated elsewhere. `answer` is the leader's, where
# it truncates by a response: an epoch and its end.
TRUNCATED = Kind(
    "{with_power}",
    end=lambda f: "" if f.answer is None else words.end_of_epoch(*f.answer),
    answer=(lambda f: f.answer is not None, "; {leader} answered {end}"),
    who=(lambda f: f.answer is not None, ", so {broker}", ": it"),
    by_own_hw={True: "{who} truncates to its own high watermark"},
    other=(lambda f: f.leaders_epoch != f.epoch, ", and is itself in {leaders_epoch}, not e{epoch}"),
    leaders=(
        lambda f: f.leader not in (NIL, f.broker) and not f.by_own_hw,
        " Its leader {leader} has log end offset {leaders_leo}, {leaders_record} there{other}.",
    ),
    with_power={
        True: "The power loss takes {record} at offset {offset} from {broker}: it was not on disk.",
        False: "{broker} truncates its log from {leo_before} to {leo} and loses {record} at offset {offset}"
        "{answer}{by_own_hw}.{leaders}",
    },
    tone="bad",
)
KEPT = Kind("{broker} keeps {record} at offset {offset}, where its leader {leader} has {leaders_record}.", tone="bad")
PASSED = Kind("{broker}'s high watermark moves from {had} to {high_watermark}, past {record} at offset {offset}.")
# Of a request of an epoch that the broker has left. It brings a record of the epoch `of` and the high watermark `end`,
# or says that the epoch `of` ends at `end`.
ARRIVED_LATE = Kind(
    "{sender}'s response to a request of epoch e{requested_in} for offset {offset} reaches {broker} late, in epoch "
    "e{epoch}: {end_of_epoch}.",
    brings=(lambda f: f.record != NIL, "{record} (e{of}) and "),
    ends=lambda f: words.end_of_epoch(f.of, f.end).removeprefix("that "),
    end_of_epoch={True: "{ends}", False: "it brings {brings}the high watermark {end}"},
    cause=True,
)
# The log held the record `meant` at that offset when the response was given.
READ_LATE = Kind(
    "{broker} reads the body of {sender}'s response only now: {record} (e{of}) for offset {offset}, not {meant}.",
    cause=True,
)
STALE = Kind(
    "{broker}'s high watermark was stale: {still}, while {leader}'s had been {latest} since step {reached}.",
    still=(lambda f: f.since, "{high_watermark} since step {since}", "still {high_watermark}"),
    tone="bad",
    cause=True,
)
REPLACED = Kind("{broker} now has {by} (e{epoch}) at offset {offset}, where it held {record} until step {until}.")
WITHOUT = Kind(
    "{broker} {how}, but its log lacks {record}, which was {promise} at step {since}.",
    how={"elected": "is elected", "leads": "leads", "admitted": "is in the ISR"},
    tone="bad",
)
RESTARTED = Kind(
    "{broker} {with_power}, and restarts with log end offset {leo} and high watermark {high_watermark}{was}.",
    with_power={True: "loses power", False: "crashes"},
    was=(lambda f: f.had != f.high_watermark, " (it was {had})"),
)
# Where a promised record is at the end; `leader` is the one elected last.
HOLDERS = Kind(
    "{record}, {promise} at step {since}, is now on {holding}{without}.",
    without=lambda f: words.electable(f.electable_without, f.leader),
    tone=lambda f: "bad" if f.electable_without else "",
)

# The last copies go by these steps, if nothing else fails. `leader` is the one elected last.
GONE = Kind(
    "Next, {holding} can follow {leader}{if_unclean} and truncate ({steps}): then no broker has {record}.",
    if_unclean={True: ", with unclean.leader.election.enable=true,"},
    steps=lambda f: ", ".join(f.steps),
    tone="bad",
)

# Roles ----------------------------------------------------------------------------------------------------------------

DECIDED = Kind(
    "{decision}.",
    elected={True: "elects {leader} leader of", False: "keeps {leader} as leader in"},
    was=(lambda f: f.was != f.isr, " (it was {was})"),
    outside=(lambda f: f.leader not in f.was, "; {leader} was not in it"),
    decision=(
        lambda f: f.leader == NIL,
        "The controller begins epoch e{epoch} without a leader, with the ISR {isr}",
        "The controller {elected} epoch e{epoch}, with the ISR {isr}{was}{outside}",
    ),
    narrows=lambda f: not set(f.was) <= set(f.isr),
)
ADMITTED = Kind(
    "{leader} adds {broker} to the ISR, now {isr}: {broker}'s log ends at {leo}, {leader}'s high watermark "
    "is {high_watermark}."
)
EXPELLED = Kind("{leader} removes {broker} from the ISR, now {isr}.", narrows=True)


def _is_out_of_date(f: Fact) -> bool:
    return bool(f.isr != f.quorum_isr)


LEARNED_ISR = Kind(
    "{leader} learns that the ISR is {isr}; before, it knew {was}{late}.",
    late=(_is_out_of_date, ". That is out of date: since step {changed} the controller's is {quorum_isr}"),
    tone=lambda f: "bad" if _is_out_of_date(f) else "",
    cause=_is_out_of_date,
)
# The ISR has a broker that the one which the leader knows lacks. It is `dropped` by a leader that goes on with the ISR
# that it knew.
ASKED_FOR_ISR = Kind(
    "{leader} {dropped}.",
    dropped={
        True: "takes its request for the ISR {isr} for refused, which the controller has granted",
        False: "asks the controller for the ISR {isr}: it knows the log end offset {leo} of {broker}",
    },
    tone=lambda f: "bad" if f.dropped else "",
    cause=lambda f: f.dropped,
)
FENCED = Kind("The controller {back} {broker}.", back={True: "unfences", False: "fences"}, narrows=lambda f: not f.back)
ELIGIBLE = Kind("{broker} is an eligible leader replica now, and may be elected: the ISR is {isr}{few}.", few=words.few)
REASSIGNED = Kind(
    "{broker} {what}.",
    what={
        "removed": "is removed from the replicas",
        "added": "is added to the replicas, and begins with an empty log",
        "deletes": "reads that it is no replica, and deletes its log",
    },
    narrows=True,
)
# By a leader that is in another epoch than the follower.
SERVED = Kind(
    "{leader}, leader of {leaders_epoch}, {noted} {broker}, which is in epoch e{epoch}.",
    noted=(lambda f: f.noted == NIL, "answers a request of", "notes the log end offset {noted} of"),
    tone="bad",
    cause=True,
)
# `behind`: a leader had shown a higher high watermark, the highest so far. `over`: the controller is in a later epoch.
LED = Kind(
    "{broker} becomes leader of epoch e{epoch}, with log end offset {leo} and high watermark {high_watermark}{behind}; "
    "the ISR it knows is {isr}{over}.",
    behind=lambda f: "" if f.behind is None else words.reached(*f.behind),
)
FOLLOWED = Kind(
    "{broker} becomes a follower of {leader} in epoch e{epoch}{other}{over}.",
    other=(lambda f: f.known_epoch != f.epoch, "; {leader} itself is in {known_epoch}"),
)

# Clients: `broker` is the one that answered, NIL where none did -------------------------------------------------------

ACKNOWLEDGED = Kind(
    "{told}: it is on {holding}{known}{electable_without}.",
    few=words.few,
    told=(
        lambda f: f.broker == NIL,
        "The producer (acks={acks}) learns that {record} is written",
        "{broker}, leader of epoch e{epoch}, acknowledges {record} to the producer (acks={acks})",
    ),
    known=(lambda f: f.broker != NIL, ", and the ISR that {broker} knows is {isr}{few}"),
    tone=lambda f: "bad" if f.electable_without else "good",
)
# What the producer makes of a record that was not acknowledged. `written`: a log has had it.
BELIEVED = Kind(
    "{outcome}.",
    unsure=(lambda f: f.written, ", which it is", ", and no log has ever had it"),
    under_way=(lambda f: f.receiver != NIL, "; its request is still under way to {receiver}"),
    written={False: ", and no log has ever had it"},
    outcome={
        OK: "The producer considers {record} written{written}",
        REFUSED: "{broker} refuses {record}{written}",
        UNSURE: "The producer does not know whether {record} is written{unsure}{under_way}",
    },
)
IN_TRANSACTION = Kind(
    "{record} {marker}.",
    decision=lambda f: DECISIONS[f.decision],
    late=(lambda f: f.broker != NIL, "; it comes after the marker, and {broker} has the transaction open again"),
    marker={True: "is the marker of transaction t{transaction}",
            False: "belongs to transaction t{transaction}, which is {decision}{late}"},
)  # fmt: skip
RULED = Kind("Transaction t{transaction} is {committed}.", committed={True: "committed", False: "aborted"})

POSITION = frozenset({"position", "read"})
# What is not returned is a marker, or of an aborted transaction.
CONSUMED = Kind(
    "The consumer {returned} {record} at offset {offset}{again}, from {broker}, which shows it (epoch e{epoch}) high "
    "watermark {high_watermark}{stable}{decided}.",
    returned={True: "reads", False: "passes over"},
    again={True: ", where it has read before"},
    stable=(lambda f: f.last_stable != NIL, " and last stable offset {last_stable}"),
    decision=lambda f: DECISIONS.get(f.decision, ""),
    ended=(lambda f: f.ended_by not in (NIL, f.transaction), ", but ends here with the marker of t{ended_by}"),
    decided=(lambda f: f.transaction != NIL, "; transaction t{transaction} is {decision}{ended}"),
    variables=POSITION,
)
EPOCH_COMPARED = Kind(
    "The consumer's position {position} is of epoch e{of}; asked where that ends, {broker} answers {said}{other}.",
    said=lambda f: words.end_of_epoch(f.epoch, f.end),
    other=(lambda f: f.end != NIL and f.epoch != f.of, ", not e{of}"),
    variables=POSITION,
    cause=True,
)
OFFSET_COMMITTED = Kind(
    "The consumer commits its position {position}{of_epoch}.",
    of_epoch=(lambda f: f.of != NIL, " of epoch e{of}", ", without an epoch"),
    variables=POSITION | {"committed_offset"},
)
CONSUMER_RESTARTED = Kind(
    "The consumer, at position {had}, starts again from what it has committed: {position}{of_epoch}.",
    of_epoch=(lambda f: f.of != NIL, " of epoch e{of}", ", without an epoch"),
    variables=POSITION,
)
SENT_ON = Kind(
    "{leader}, leader of epoch e{epoch}, sends the consumer to {broker}: it knows the log end offset {noted} of it.",
    variables=POSITION | {"reads_from"},
)
MOVED = Kind(
    "The consumer's position {goes} from {had} to {position}, sent there by {broker}, leader of epoch e{epoch}, "
    "with log start {log_start}, high watermark {high_watermark} and log end offset {leo}.",
    goes=(lambda f: f.position < f.had, "goes back", "goes on"),
    tone=lambda f: "bad" if f.position < f.had else "",
    variables=POSITION,
)
LATEST_OFFSET = Kind(
    "{broker}, leader of epoch e{epoch}, tells the consumer that the latest offset is {latest}{before}.",
    before=(lambda f: f.since, "; at step {since} it was {had}"),
    variables=frozenset({"latest"}),
)

STARTS = frozenset({"log_start", "remote_start", "deleted"})
DELETION_ASKED = Kind(
    "{broker}, leader of epoch e{epoch}, is asked to delete the records below {offset}, and begins its log there.",
    variables=STARTS,
)
DELETION_ANSWERED = Kind(
    "{broker} answers that the records below {offset} are deleted: logs start at {known}{real}.",
    known=lambda f: words.offsets(range(len(f.starts)), f.known_starts),
    starts=lambda f: words.offsets(range(len(f.starts)), f.starts),
    real=(lambda f: f.starts != f.known_starts, " as it knows them (they start at {starts})"),
    variables=STARTS,
)
LOG_START = Kind(
    "{broker}'s log starts at {start} now, and did at {had} before; its high watermark is {high_watermark}, its log "
    "end offset {leo}{was}.",
    was=(lambda f: f.leo_had != f.leo, " (it was {leo_had})"),
    variables=STARTS,
)

# The same schedule under another protocol -----------------------------------------------------------------------------

# A step that the protocol does not take: these `values` make the guard false, whose meaning is `asks`; or a `reason`.
UNTAKEN = Kind("{action} is not taken{why}.", why=words.untaken)
# Of brokers with other logs the records here and in the failing run, then the values of other variables.
DIFFERS = Kind("{action} leads to another state: {what}.", what=words.differences)
UNCOMMITTED = Kind("At the end {record} is neither committed nor acknowledged.")
