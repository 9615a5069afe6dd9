"""Two-card bluff as an example must be right: its pasts, its words and its bot."""

from functools import reduce

from cattery.kernel import CHANCE, SPECTATOR, FastDice, tag_of
from cattery.kit import register_kit
from cattery.research.part import research_of
from cattery.research.tree import Node, begin
from cattery.wording import Teller
from tests.bluff import BLUFF, KIT
from tests.wording.catalogues import entries_of


def test_its_pasts_cannot_be_told_apart_by_whoever_lived_through_them() -> None:
    register_kit(KIT)
    research, differed = research_of("bluff"), 0
    encoding = research.encoding
    for seed in range(40):
        roll = FastDice(f"past/{seed}")
        node = begin("bluff", BLUFF.options())
        while node.actor is not None:
            numbers = [number for number, _ in node.outcomes()] if node.actor == CHANCE else node.legal()
            node = node.after(numbers[roll(len(numbers))])
            for viewer in (0, 1, SPECTATOR):
                past = research.past(node.told(viewer), BLUFF.view(node.state, viewer), roll)
                other = reduce(
                    lambda before, answer: before.after(
                        (encoding.outcome if before.actor == CHANCE else encoding.action)[answer]
                    ),
                    past,
                    begin("bluff", BLUFF.options()),
                )
                assert other.text(viewer) == node.text(viewer)
                differed += other.history() != node.history()
    assert differed > 100


def test_it_is_told_in_two_languages_with_the_same_messages() -> None:
    english, french = (entries_of(KIT.words / language) for language in ("en", "fr"))
    assert {name: one.variables for name, one in english.items()} == {
        name: one.variables for name, one in french.items()
    }
    needed = {f"bluff-event-{tag_of(kind)}" for kind in BLUFF.events}
    needed |= {f"bluff-step-{tag_of(kind)}" for kind in BLUFF.steps}
    needed |= {f"bluff-choice-{tag_of(kind)}" for kind in BLUFF.choices}
    assert needed <= set(english)


def test_each_reader_is_told_what_that_reader_may_know() -> None:
    register_kit(KIT)
    node: Node = reduce(Node.after, (0, 1), begin("bluff", BLUFF.options()))
    for viewer, mine in ((0, "You are dealt a high card and a high card."), (1, "You are dealt a high card and a low")):
        teller = Teller("bluff", "en", viewer, ("Ann", "Ben"))
        said = " ".join(teller.say(one) for told in node.told(viewer) for one in told.sightings)
        assert mine in said and ("Ben" if viewer == 0 else "Ann") + " is dealt two cards." in said
