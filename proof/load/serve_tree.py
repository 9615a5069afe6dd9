"""The server of any tree, run by its own Python: `serve_tree.py FOLDER` says its port and serves without limits.

It asks for no more than what a tree has long had, whatever its kits and limits are called.
"""

import sys
from pathlib import Path

from cattery.kernel.data import fields
from cattery.server import Limits, Settings, bind, create_app, run


def main() -> None:
    """Serve what a load client opens, all from one address."""
    wide = {one.name: 100_000 for one in fields(Limits)}
    settings = Settings(Path(sys.argv[1]), port=0, bots=1, limits=Limits(**wide))
    app = create_app(settings)
    app.server.prepare()
    listener = bind(settings)
    print(listener.getsockname()[1], flush=True)
    run(app, listener)


if __name__ == "__main__":
    main()
