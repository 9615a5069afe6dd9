"""What OpenSpiel's observers see: a seat's view, all that it lived through, or the public or private part of it."""

from typing import Any

import numpy as np
import pyspiel

from cattery.kernel import SPECTATOR, decode, encode
from cattery.research.part import research_of
from cattery.research.scaling import scaled
from cattery.research.tensor import Layout
from cattery.research.tree import Node


class Observer:
    """Conforms to OpenSpiel's PyObserver interface.

    public and private: an observation or, with perfect recall, an information state. Public alone: the same for
    somebody who has no seat. Private alone: what a seat's view tells beyond that, as a string.
    """

    def __init__(self, beginning: Node, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees everybody's private information")
        self.recalls = kind.perfect_recall
        self.public = kind.public_info
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall = research_of(beginning.encoding.game.name).recall
        self.layout = self._layout(beginning)
        self.tensor = None if self.layout is None else np.zeros(self.layout.size, np.float32)
        self.dict: dict[str, Any] = {}
        if self.layout is not None and self.tensor is not None:
            for piece in self.layout.pieces:
                at = self.layout.start[piece.name]
                self.dict[piece.name] = self.tensor[at : at + piece.size].reshape(piece.shape)

    def _layout(self, beginning: Node) -> Layout | None:
        if not self.public:
            return None
        if not self.recalls:
            return beginning.encoding.observation
        return None if self._recall is None else self._recall.layout(beginning.options)

    def set_from(self, state: Any, player: int) -> None:
        """Write what `player` sees of a state into `tensor` and `dict`."""
        if self.layout is None or self.tensor is None:
            return
        node, viewer = state.node, player if self.private else SPECTATOR
        view = node.encoding.game.view(node.state, viewer)
        recalled = self._recall.recall(view, node.told(viewer)) if self.recalls and self._recall else None
        scaled(node.encoding.observe(view) if recalled is None else recalled, self.layout, self.tensor)

    def string_from(self, state: Any, player: int) -> str:
        """What `player` sees of a state, as text."""
        node: Node = state.node
        viewer = player if self.private else SPECTATOR
        if self.public and self.recalls:
            return node.text(viewer)
        view = node.encoding.game.view(node.state, viewer)
        if self.public:
            return encode(view).decode()
        if not self.private:
            return ""
        mine, publics = decode(encode(view)), decode(encode(node.encoding.game.view(node.state, SPECTATOR)))
        return encode({name: value for name, value in mine.items() if value != publics[name]}).decode()
