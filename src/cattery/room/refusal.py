"""The one way to say no."""

from cattery.room.messages import Reason, Refused


class Refusal(Exception):
    """A request that cannot be done. It leaves everything as it was."""

    def __init__(
        self,
        code: Reason,
        *,
        rule: str | None = None,
        field: str | None = None,
        since: int | None = None,
        ply: int | None = None,
    ) -> None:
        super().__init__(code.value)
        self.code, self.rule, self.field = code, rule, field
        self.ply = ply
        self.since = since  # the last ply the client has: a frame with the rest follows

    def message(self, client_id: str | None = None) -> Refused:
        """How it is told."""
        return Refused(self.code, self.rule, self.field, client_id, self.ply)
