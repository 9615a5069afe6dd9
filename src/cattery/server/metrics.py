"""Counts and times for whoever runs a server. Labels are fixed words: nothing a client sent ever becomes one."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """Everything that /metrics tells."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.heard = Counter("cattery_requests", "Requests over sockets, by kind", ["kind"], registry=registry)
        self.refused = Counter("cattery_refusals", "Requests refused, by reason", ["reason"], registry=registry)
        self.sent = Counter("cattery_messages_sent", "Messages put on the wire", registry=registry)
        self.resyncs = Counter(
            "cattery_resyncs", "Lines that fell behind and were sent everything anew", registry=registry
        )
        self.dead = Counter("cattery_dead_lines", "Lines closed because nothing went through", registry=registry)
        self.acknowledged = Histogram(
            "cattery_answer_seconds", "From an answer's arrival to its acknowledgement", buckets=FAST, registry=registry
        )
        self.stored = Histogram(
            "cattery_store_seconds", "From a change to its being on the disk", buckets=FAST, registry=registry
        )
        self.thought = Histogram(
            "cattery_bot_seconds", "A bot's thinking, waiting for a process included", buckets=FAST, registry=registry
        )
        self.shortened = Counter(
            "cattery_shortened_thoughts",
            "Thoughts cut short because many waited, by who answered instead",
            ["level"],
            registry=registry,
        )
        self.lag = Histogram(
            "cattery_loop_lag_seconds", "By how much the event loop is late", buckets=FAST, registry=registry
        )
        self.woken = Histogram(
            "cattery_wake_seconds", "From touching a table to its being in memory", buckets=FAST, registry=registry
        )
        self.faults = Counter("cattery_faults", "Errors of our own", ["where"], registry=registry)

    @property
    def answers(self) -> int:
        """How many answers were acknowledged."""
        counts = (sample for family in self.acknowledged.collect() for sample in family.samples)
        return int(next(sample.value for sample in counts if sample.name.endswith("_count")))

    def watch(self, name: str, what: str, value: Callable[[], float]) -> None:
        """A number that is asked for whenever /metrics is."""
        Gauge(name, what, registry=self._registry).set_function(value)

    def text(self) -> bytes:
        """The exposition format."""
        return generate_latest(self._registry)
