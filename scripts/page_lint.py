"""The habits of the page: Prettier, ESLint and svelte-check, all at once. With --mend, what can be mended is."""

import subprocess
import sys

from scripts.page import ROOT, install_packages, node_path

PRETTIER = ("prettier/bin/prettier.cjs", ".", "--log-level", "warn", "--cache")
CACHE = ("--cache", "--cache-location", "node_modules/.cache/eslint")
ESLINT = ("eslint/bin/eslint.js", ".", "--max-warnings", "0", *CACHE)
SVELTE_CHECK = ("svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")


def start(tool: str, *arguments: str) -> subprocess.Popen[str]:
    command = ["node", f"node_modules/{tool}", *arguments]
    return subprocess.Popen(
        command, cwd=ROOT / "web", env=node_path(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def lint(mend: bool = False) -> int:
    """Run them side by side, and show what those that fail have to say; menders write, so they go one by one."""
    install_packages()
    if mend:
        start(*ESLINT, "--fix").communicate()
        start(*PRETTIER, "--write").communicate()
    failed = 0
    for run in [start(*SVELTE_CHECK), start(*ESLINT), start(*PRETTIER, "--check")]:
        said, _ = run.communicate()
        if run.returncode:
            failed += 1
            print(said)
    return failed


if __name__ == "__main__":
    sys.exit(lint(mend="--mend" in sys.argv[1:]))
