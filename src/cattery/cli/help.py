"""Help in the language of whoever asks: plain lines, one a fact, from the catalogues.

A command's parameters are those of its function, and the words for them are attributes of its message; those that
commands share have a message each. No boxes and no columns: they are noise to a screen reader.
"""

import inspect
import shutil
import sys
import textwrap
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_type_hints

from cattery.kit import kits
from cattery.wording import Catalogue, catalogue

INDENT = "  "


def print_help(commands: Sequence[str], command: str | None, language: str) -> None:
    """What can be typed: after `cattery`, or after one of its commands. Wrapped on a terminal alone."""
    words = catalogue(language)
    lines = _of_command(words, command) if command else _of_all(words, commands)
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
    for line in lines:
        indent = 2 * INDENT if line.startswith(INDENT) else ""
        print(textwrap.fill(line, width, subsequent_indent=indent, break_on_hyphens=False) if width else line)


def function_of(command: str) -> Callable[..., None]:
    """What carries a command out."""
    function: Callable[..., None] = getattr(import_module(f"cattery.cli.{command}"), command)
    return function


def parameter_name(words: Catalogue, parameter: inspect.Parameter) -> str:
    """As it is typed; one that goes without its name, as what stands for it."""
    if parameter.kind is parameter.KEYWORD_ONLY:
        return f"--{parameter.name}"
    return words.words(f"placeholder-{parameter.name}")


def _of_all(words: Catalogue, commands: Sequence[str]) -> list[str]:
    word = words.words("placeholder-command")
    return [
        words.words("help-usage", line=f"cattery {word}"),
        "",
        words.words("command-cattery"),
        "",
        words.words("help-commands"),
        *(_entry(words, name, words.words(f"command-{name}")) for name in commands),
        _entry(words, "--help, -h", words.words("help-help")),
        _entry(words, "--version", words.words("help-version")),
        "",
        words.words("help-further", command=f"cattery {word} --help"),
    ]


def _of_command(words: Catalogue, command: str) -> list[str]:
    function = function_of(command)
    message = f"command-{command}"
    more = [words.words(message, "more")] if "more" in words.attributes(message) else []
    hints = get_type_hints(function)
    parameters = list(inspect.signature(function).parameters.values())
    return [
        words.words("help-usage", line=" ".join(["cattery", command, *_usage(words, parameters, hints)])),
        "",
        words.words(message),
        *more,
        "",
        words.words("help-parameters"),
        *(_parameter(words, message, one, hints[one.name]) for one in parameters),
    ]


def _usage(words: Catalogue, parameters: Sequence[inspect.Parameter], hints: dict[str, Any]) -> list[str]:
    """What must be typed, as it is, and what may be, in brackets."""
    needed, optional = [], []
    for one in parameters:
        if one.kind is one.VAR_POSITIONAL:
            optional.append(f"[{parameter_name(words, one)}...]")
        elif one.default is one.empty:
            needed.append(_typed(words, one, hints[one.name]))
        elif one.kind is not one.KEYWORD_ONLY:
            optional.append(f"[{parameter_name(words, one)}]")
    return [*needed, *optional, f"[{words.words('placeholder-options')}]"]


def _parameter(words: Catalogue, message: str, one: inspect.Parameter, hint: Any) -> str:
    """One parameter: how it is typed, what it means, and what holds where it is not said."""
    games = kits()
    about = {"games": ", ".join(kit.name for kit in games), "rule": games[0].example_rule}
    is_own = one.name in words.attributes(message)
    meaning = words.words(message, one.name, **about) if is_own else words.words(f"parameter-{one.name}", **about)
    if one.kind is one.KEYWORD_ONLY:
        if one.default is one.empty:
            meaning = f"{meaning} {words.words('help-required')}"
        elif one.default not in (None, False):
            meaning = f"{meaning} {words.words('help-default', value=str(one.default))}"
    return _entry(words, _typed(words, one, hint), meaning)


def _typed(words: Catalogue, one: inspect.Parameter, hint: Any) -> str:
    """A parameter with what stands for its value; a switch has none."""
    name = parameter_name(words, one)
    kinds = {hint, *get_args(hint)}
    if one.kind is not one.KEYWORD_ONLY or bool in kinds:
        return name
    kind = "number" if int in kinds else "path" if Path in kinds else "text"
    return f"{name} {words.words(f'placeholder-{kind}')}"


def _entry(words: Catalogue, name: str, meaning: str) -> str:
    return INDENT + words.words("terminal-explained", word=name, meaning=meaning)
