"""Imagined pasts: a lawful history that a seat cannot tell from the real one, made of what it lived through alone.

Like `imagine` of each game they weigh chance exactly and others' hidden choices uniformly over physical cards. Cards
whose face the seat does not know are tokens: a token gets its face when the seat sees it, or at the very end.
"""

from collections.abc import Callable, Sequence
from typing import Any

from cattery.kernel import Choice, Roll
from cattery.research.line import Told
from cattery.research.past import mistigri, schrodinger

Past = Callable[[Sequence[Told], Any, Roll], list[Choice]]
"""past(told, view, roll): every answer of such a history, players' and chance's, in order."""

PASTS: dict[str, Past] = {"mistigri": mistigri.imagine_past, "schrodinger": schrodinger.imagine_past}
