"""A command line that cannot be understood: why not, in one sentence of the reader's language."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn, get_args

from cyclopts import exceptions
from cyclopts.argument import Argument

from cattery.cli.files import fail
from cattery.cli.language import overheard
from cattery.wording import Catalogue, catalogue


def refuse_usage(fault: exceptions.CycloptsError, commands: Sequence[str]) -> NoReturn:
    """Instead of the sentences of the library, which knows English alone."""
    typed = fault.root_input_tokens or []
    words = catalogue(overheard(typed))
    asks = " ".join(["cattery", *(word for word in typed[:1] if word in commands), "--help"])
    fail(f"{_sentence(fault, commands, words)} {words.words('usage-help', command=asks)}")


def _sentence(fault: exceptions.CycloptsError, commands: Sequence[str], words: Catalogue) -> str:
    match fault:
        case exceptions.UnknownCommandError(unused_tokens=[given, *_]) if given.startswith("-"):
            return words.words("usage-unknown-option", given=given)
        case exceptions.UnknownCommandError(unused_tokens=[given, *_]):
            sentence = words.words("usage-unknown-command", given=given, known=", ".join(commands))
            return _nearest(words, sentence, given, commands)
        case exceptions.UnknownOptionError(token=token):
            given = token.keyword or token.value
            names = (name for one in fault.argument_collection for name in one.names)
            return _nearest(words, words.words("usage-unknown-option", given=given), given, names)
        case exceptions.MissingArgumentError(argument=Argument() as argument):
            said = fault.keyword is not None or any(token.keyword for token in argument.tokens)
            return words.words("usage-missing-value" if said else "usage-missing", name=_name(words, argument))
        case exceptions.CoercionError(argument=Argument() as argument, token=token) if token is not None:
            numeric = int in (fault.target_type, *get_args(fault.target_type))
            kind = "usage-whole-number" if numeric else "usage-bad-value"
            return words.words(kind, name=_name(words, argument), given=token.value)
        case exceptions.ValidationError(argument=Argument() as argument):
            return _out_of_range(words, argument)
        case exceptions.RepeatArgumentError(token=token):
            return words.words("usage-twice", name=token.keyword or token.value)
        case exceptions.UnusedCliTokensError(unused_tokens=[_, *_] as given):
            return words.words("usage-too-much", given=" ".join(given))
    return words.words("usage-not-understood", given=" ".join(fault.root_input_tokens or []))


def _name(words: Catalogue, argument: Argument) -> str:
    """As it is typed; one that goes without its name, as help shows it."""
    name = argument.name.removeprefix("--")
    return words.words(f"placeholder-{name}") if argument.field_info.is_positional else f"--{name}"


def _nearest(words: Catalogue, sentence: str, given: str, known: Iterable[str]) -> str:
    near = get_close_matches(given, list(known), n=1)
    return words.words("usage-nearest", sentence=sentence, nearest=near[0]) if near else sentence


def _out_of_range(words: Catalogue, argument: Argument) -> str:
    """The only validators here are those of whole numbers."""
    validators: Any = argument.parameter.validator
    limits = validators[0]
    about = {"name": _name(words, argument), "given": argument.tokens[0].value, "least": str(limits.gte)}
    if limits.lte is None:
        return words.words("usage-number-least", **about)
    return words.words("usage-number-range", **about, most=str(limits.lte))
