"""`make gallery`: builds the gallery and shows it on this machine alone."""

import sys
from contextlib import suppress
from threading import Event

from scripts.gallery.building import build
from scripts.gallery.serving import serving


def main() -> None:
    """Serve until stopped."""
    with serving(build(), int(sys.argv[1]) if len(sys.argv) > 1 else 8137) as address:
        print(f"The gallery: {address}  (stop it with Ctrl-C)", flush=True)
        with suppress(KeyboardInterrupt):
            Event().wait()


if __name__ == "__main__":
    main()
