"""Steps and variables of replicated logs in plain words, for readers who do not know the rules by name.

A step that is not listed is shown by its name, and a field by the name that it is declared with.
"""

from __future__ import annotations

from tideproof.counterexamples.views.text import of_its_controller
from tideproof.model.language.actions import Instance
from tideproof.model.language.state import State

STEPS: dict[str, str] = {
    # Brokers as Kafka runs them.
    "LeaderAppend": "{leader} appends a producer's record to its log",
    "LeaderAnswerFetch": "{follower} fetches; {leader} notes where that log ends, and sends the next record",
    "LeaderParkFetch": "{follower} fetches; {leader} has nothing new, but notes where {follower}'s log ends",
    "LeaderAnswerEmpty": "{leader} answers {follower}'s waiting fetch, with its high watermark only",
    "FollowerAppend": "the response reaches {follower}: it appends its record, if any, and learns the high watermark",
    "AnswerLost": "the response to {follower} gets lost",
    "FollowerOutOfRange": "{follower} fetches beyond the end of {leader}'s log, and cuts its own log to that end",
    "BecomeLeader": "{replica} hears that it leads epoch {epoch}",
    "BecomeFollower": "{replica} hears that {leader} leads epoch {epoch}, and follows it",
    "BecomeLeaderless": "{replica} hears that epoch {epoch} has no leader",
    "LeaderAnswerEpoch": "{follower} asks where its last epoch ended; {leader} answers",
    "LeaderAnswerDiverging": "{follower} fetches; {leader} finds that the logs differ, and answers where",
    "FollowerTruncate": "the answer reaches {follower}: it truncates its log by it",
    "LeaderShrinkIsr": "{leader} finds {follower} late, and takes it out of the ISR",
    "LeaderAskShrink": "{leader} finds {follower} late, and asks the controller to take it out of the ISR",
    "ControllerAlterIsr": "the controller changes the ISR as {leader} has asked",
    "ControllerRefuseIsr": "the controller refuses the ISR that {leader} has asked for",
    "LeaderLearnIsr": "{leader} hears that the ISR is as it has asked",
    "LeaderLearnRefusal": "{leader} hears that the ISR stays as it was",
    "LeaderReadIsr": "{leader} reads the ISR that the controller has decided",
    "ElectPreferred": "the controller makes {replica} the leader; the ISR stays",
    "ElectAfterFailure": "the controller loses sight of the leader, takes it out of the ISR, and elects {replica}",
    "ControllerShrinkIsr": "the controller loses sight of {replica}, and takes it out of the ISR",
    "ControllerFenceFollower": "the controller loses sight of {replica}, and takes it out of the ISR",
    "ControllerFenceLeader": "the controller loses the leader, takes it out of the ISR, and elects {replica}",
    "ControllerFenceLast": "the controller loses the leader, and no broker can be elected",
    "ControllerUnfence": "the controller hears of {replica} again; if nobody leads, it elects a leader where it can",
    "PartitionOffline": "the controller loses the leader, the last member of the ISR, and no broker leads",
    "CrashAndRestart": "{replica}'s process crashes and comes back, with its whole log",
    "StopAndRestart": "{replica}'s process stops cleanly and comes back, with its whole log and its high watermark",
    "CheckpointHighWatermark": "{replica} writes its high watermark to disk",
    "PowerLoss": "{replica}'s machine loses power and comes back; of its log, what is below offset {end} is left",
    "Flush": "{replica}'s log is written to disk",
    "LeaderAcknowledge": "{leader} tells the producer that {record} is written",
    # The published specifications.
    "ControllerElectLeader": "the controller makes {replica} the leader, in a new epoch",
    "LeaderWrite": "{leader} appends a producer's record to its log",
    "LeaderExpandIsr": "{leader} takes {replica} into the ISR",
    "LeaderIncHighWatermark": "{leader} moves its high watermark past the next record",
    "FollowerReplicate": "{follower} fetches the next record from {leader}, and its high watermark",
    "FollowerFetch": "{follower} fetches the next record from {leader}, and its high watermark",
    "BecomeFollowerTruncateToHighWatermark": "{replica} hears that {leader} leads epoch {epoch}, "
    "and truncates to its own high watermark",
    "BecomeFollowerTruncateKip101": "{replica} hears that {leader} leads epoch {epoch}, "
    "asks it where its last epoch ended, and truncates",
    "BecomeFollowerTruncateKip279": "{replica} hears that {leader} leads epoch {epoch}, "
    "and truncates to the last record that both have",
    "LeaderExpandIsrBetterFencing": "{leader} takes {replica} into the ISR",
    "LeaderShrinkIsrBetterFencing": "{leader} finds {replica} late, and takes it out of the ISR",
    "ImprovedLeaderIncHighWatermark": "{leader} moves its high watermark past the next record",
    "FencedLeaderIncHighWatermark": "{leader} moves its high watermark past the next record",
    "FencedLeaderExpandIsr": "{leader} takes {replica} into the ISR",
    "FencedLeaderShrinkIsr": "{leader} finds {replica} late, and takes it out of the ISR",
    "FencedFollowerFetch": "{follower} fetches the next record from {leader}, and its high watermark",
    "FencedBecomeFollowerAndTruncate": "{replica} hears that {leader} leads epoch {epoch}, "
    "and truncates to the last record that both have",
}
"""What a step does, by the name of its action."""

OTHERS: dict[tuple[str, tuple[str, ...]], str] = {
    ("LeaderShrinkIsr", ("leader", "replica")): "{leader} finds {replica} late, and takes it out of the ISR",
    ("FollowerTruncate", ("follower", "leader")): "{follower} truncates to the last record that {leader} has too",
    ("LeaderWrite", ()): "the leader appends a record to its log",
    ("FollowerReplicate", ("replica",)): "{replica} fetches the next record of the leader's log",
}
"""The same for actions with these parameters: others share their name."""

FIELDS: dict[str, str] = {
    "hw": "HW",
    "leo": "LEO",
    "log": "log at",
    "remote_leo": "noted LEO of",
    "isr": "ISR it knows",
    "leader": "leader it knows",
    "quorum_isr": "ISR",
    "quorum_leader": "leader",
    "quorum_epoch": "epoch",
    "hw_checkpoint": "HW on disk",
    "answer_record": "response under way with record",
    "answer_offset": "response under way with HW or offset",
    "flushed": "on disk up to",
    "change": "change of the ISR",
    "proposed": "ISR it has asked for",
    "acked": "acknowledged",
    "elr": "ELR",
    "last_leader": "last leader",
}
"""What a field is called."""

QUIET = frozenset(
    {
        "answer",
        "log_epoch",
        "answer_epoch",
        "next_epoch",
        "next_record",
        "epoch_start",
        "leads_from",
        "truncating",
        "crashes",
        "power_losses",
        "request_leader",
        "request_isr",
        "waits_at",
        "waits_for",
        "isr_is_news",
        "returned",
    }
)
"""Fields without which a state can be understood: lessons leave them out."""


def step_in_words(step: Instance, state: type[State]) -> str:
    """What the step does, as a clause; empty where it is only known by its name."""
    name = str(step).partition("(")[0]
    said = OTHERS.get((name, tuple(step.parameters)), STEPS.get(name, ""))
    shown = {key: step.action.parameters[key].show(value) for key, value in step.parameters.items()}
    return of_its_controller(said.format(**shown), state)
