"""The files in deploy/: a real nginx before a real server; and alerts and dashboard ask for what /metrics tells."""

import json
import re
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import sleep

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from proof.kit.programs import NGINX
from proof.kit.serving import ServerProcess

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Proxy:
    """nginx with our configuration, but for its ports and certificate."""

    def __init__(self, folder: Path, behind: int) -> None:
        key, cert = folder / "key.pem", folder / "cert.pem"
        subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
        make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", cert, "-days", "2"]
        subprocess.run([*map(str, make), *subject], check=True, capture_output=True)
        self.plain, self.port = free_port(), free_port()
        text = (DEPLOY / "nginx.conf").read_text()
        text = re.sub(r" *listen \[::\].*\n", "", text)
        for ours, theirs in {
            "listen 80;": f"listen 127.0.0.1:{self.plain};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{self.port} ssl http2;",
            "/etc/letsencrypt/live/cats.example.org/fullchain.pem": str(cert),
            "/etc/letsencrypt/live/cats.example.org/privkey.pem": str(key),
            "http://127.0.0.1:8420": f"http://127.0.0.1:{behind}",
        }.items():
            assert ours in text
            text = text.replace(ours, theirs)
        whole = folder / "nginx.conf"
        temporary = "".join(
            f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        whole.write_text(
            f"daemon off;\nuser root;\npid {folder}/pid;\nerror_log {folder}/error.log;\nworker_processes 1;\n"
            f"events {{ worker_connections 2048; }}\nhttp {{ access_log off;\n{temporary}{text} }}\n"
        )
        self.trust = ssl.create_default_context(cafile=str(cert))
        command = [NGINX.needed(), "-p", str(folder), "-e", str(folder / "early.log"), "-c", str(whole)]
        self._process = subprocess.Popen(command)
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except OSError:
                assert self._process.poll() is None, (folder / "early.log").read_text()
                sleep(0.02)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    folder = tmp_path_factory.mktemp("nginx")
    with ServerProcess(folder / "data") as server:
        running = Proxy(folder, server.port)
        yield running
        running.stop()


@pytest.mark.program
def test_people_come_by_https_and_play_over_a_socket_of_this_very_site(proxy: Proxy) -> None:
    site = f"https://localhost:{proxy.port}"
    with httpx.Client(base_url=site, verify=proxy.trust, headers={"origin": site}) as http:
        page = http.get("/")
        assert page.status_code == 200 and page.headers["strict-transport-security"] == "max-age=31536000"
        assert "Secure" in page.headers["set-cookie"], "the server knows that it is https"
        opened = http.post("/api/tables", json={"game": "bluff"})
        assert opened.status_code == 201, opened.text
        assert (
            http.post("/api/tables", json={"game": "bluff"}, headers={"origin": "https://other.site"}).status_code
            == 403
        )
        assert http.post("/api/tables", content=b"x" * 20_000).status_code == 413
        for hidden in ("/metrics", "/operator"):
            assert http.get(hidden).status_code == 404
    address = f"wss://localhost:{proxy.port}/api/tables/{opened.json()['table']}/line"
    with connect(address, ssl=proxy.trust, origin=Origin(site)) as line:
        line.send(json.dumps({"type": "hello", "protocol": 1}))
        assert json.loads(line.recv())["type"] == "welcome"
    with pytest.raises(InvalidStatus), connect(address, ssl=proxy.trust, origin=Origin("http://other.site")):
        pass
    moved = httpx.get(f"http://127.0.0.1:{proxy.plain}/t/abc", headers={"host": "cats.example.org"})
    assert (moved.status_code, moved.headers["location"]) == (301, "https://cats.example.org/t/abc")


@pytest.mark.program
def test_one_address_has_so_many_connections_and_requests(proxy: Proxy) -> None:
    """Over http/2 all requests of a browser share a connection; here each stands for one, and waits for an answer."""
    with httpx.Client(verify=proxy.trust, base_url=f"https://localhost:{proxy.port}") as http:
        said = [http.get("/healthz").status_code for _ in range(450)]
        assert said[0] == 200 and set(said) == {200, 429}
        sleep(1)
        opened = http.post("/api/tables", json={"game": "bluff"}).json()["table"]
    asks = (
        f"GET /api/tables/{opened}/line HTTP/1.1\r\nHost: localhost:{proxy.port}\r\nUpgrade: websocket\r\n"
        "Connection: upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    ).encode()
    with ExitStack() as lines:
        answers = set()
        for number in range(410):
            raw = socket.create_connection(("127.0.0.1", proxy.port))
            one = lines.enter_context(proxy.trust.wrap_socket(raw, server_hostname="localhost"))
            one.sendall(asks)
            answers.add(one.recv(4096).split()[1])
            if number % 40 == 39:
                sleep(0.8)
        assert answers == {b"101", b"503"}, "beyond 400 they are told so"


def test_alerts_and_dashboard_ask_for_what_is_told(server: ServerProcess) -> None:
    told = httpx.get(f"{server.url}/metrics").text
    names = set(re.findall(r"^# TYPE (\S+)", told, re.MULTILINE))
    for file in ("alerts.yml", "dashboard.json"):
        asked = set(re.findall(r"\b(?:cattery|process)_[a-z_]+", (DEPLOY / file).read_text()))
        assert len(asked) > 5
        for name in asked:
            assert {name, re.sub("_(bucket|count|sum|total)$", "", name)} & names, name
    board = json.loads((DEPLOY / "dashboard.json").read_text())
    assert all(panel["targets"] for panel in board["panels"])
