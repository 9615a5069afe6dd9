"""The page as a web site: what travels is small, is kept as long as it may be, and a link shows what it leads to."""

import gzip
import json
import re
from html import escape
from pathlib import Path

import httpx
import pytest

from cattery.server.page import ENCODINGS, Page
from cattery.wording import LANGUAGES, catalogue
from proof.kit.serving import ServerProcess

HTML = {"Accept": "text/html,application/xhtml+xml"}


def _asset(http: httpx.Client, ending: str) -> str:
    return next(f"/{name}" for name in re.findall(r"assets/[\w.-]+", http.get("/").text) if name.endswith(ending))


@pytest.mark.parametrize("encoding", [*ENCODINGS, "identity"])
@pytest.mark.parametrize("ending", [".js", ".css"])
def test_a_file_travels_in_the_best_form_a_browser_takes(http: httpx.Client, ending: str, encoding: str) -> None:
    path = _asset(http, ending)
    plain = http.get(path, headers={"Accept-Encoding": "identity"})
    with http.stream("GET", path, headers={"Accept-Encoding": encoding}) as answer:
        sent = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding", "identity") == encoding
    assert "accept-encoding" in answer.headers["vary"]
    assert "immutable" in answer.headers["cache-control"], "its name changes with its content"
    assert len(sent) < len(plain.content) if encoding != "identity" else sent == plain.content
    if encoding == "gzip":
        assert gzip.decompress(sent) == plain.content


def test_the_document_is_asked_for_anew_but_not_sent_anew(http: httpx.Client) -> None:
    first = http.get("/", headers={"Accept-Encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip" and first.headers["cache-control"] == "no-cache"
    again = http.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert http.get("/", headers={"If-None-Match": '"another"'}).status_code == 200


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/offer", "/preview.png", "/nothing/here"])
def test_head_is_told_what_get_would_be_told(http: httpx.Client, path: str) -> None:
    asked, got = http.head(path), http.get(path)
    assert (asked.status_code, asked.content) == (got.status_code, b"")
    assert asked.headers["content-length"] == got.headers["content-length"]
    assert asked.headers["content-type"] == got.headers["content-type"]


def test_head_of_a_post_is_refused_like_its_get(http: httpx.Client) -> None:
    assert http.head("/api/tables").status_code == http.get("/api/tables").status_code == 405


def test_an_unknown_address_shows_a_page_to_people_and_a_code_to_programs(http: httpx.Client) -> None:
    shown = http.get("/no/such/place", headers=HTML)
    assert shown.status_code == 404 and '<div id="page">' in shown.text
    told = http.get("/no/such/place", headers={"Accept": "application/json"})
    assert (told.status_code, told.json()) == (404, {"status_code": 404, "detail": ""})
    assert http.get("/assets/none.js").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("path", "place"), [("/", "home"), ("/t/some-table", "table")])
def test_a_link_in_a_chat_shows_what_it_leads_to(http: httpx.Client, path: str, place: str, language: str) -> None:
    document = http.get(path, headers={"Accept-Language": f"xx, {language};q=0.9, en;q=0.5"}).text
    tags = dict(re.findall(r'<meta property="(og:[\w:]+)" content="([^"]*)" />', document))
    assert f'<html lang="{language}">' in document
    assert tags["og:title"] == catalogue(language).words(f"preview-{place}").replace("'", "&#x27;")
    assert tags["og:image"] == f"{http.base_url}/preview.png".replace("//preview", "/preview")
    assert "some-table" not in document, "a table's link is a secret, and is in nothing that a chat keeps"
    picture = http.get(tags["og:image"])
    assert picture.headers["content-type"] == "image/png" and picture.content.startswith(b"\x89PNG")


def test_what_a_host_header_says_is_text_in_the_document() -> None:
    document = Page()._write("en", "home", 'http://cats.example"><script>').bodies[""].decode()
    assert "<script>" not in document and "cats.example&quot;&gt;&lt;script&gt;" in document


def test_the_page_can_be_installed(http: httpx.Client) -> None:
    document = http.get("/").text
    manifest = http.get(re.findall(r'rel="manifest" href="([^"]+)"', document)[0])
    assert manifest.headers["content-type"] == "application/manifest+json"
    for icon in json.loads(manifest.content)["icons"]:
        assert http.get(icon["src"]).content.startswith(b"\x89PNG")


def test_without_a_built_page_programs_are_told_where_to_go(tmp_path: Path) -> None:
    assert len(Page(tmp_path).routes()) == 2


def test_a_page_says_what_is_kept_and_whom_to_ask(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data", contact="Ada <ada@example.org>", life={"keep_days": 7}) as server:
        for language in LANGUAGES:
            said = httpx.get(f"{server.url}/about", params={"language": language})
            assert said.status_code == 200 and f'<html lang="{language}">' in said.text
            assert "Ada &lt;ada@example.org&gt;" in said.text and " 7 " in said.text
            words = catalogue(language).words
            assert escape(words("about-records")) in said.text and escape(words("about-people")) in said.text
        assert '<html lang="nl">' in httpx.get(f"{server.url}/about", headers={"accept-language": "nl"}).text
        server.stop()
    with ServerProcess(tmp_path / "data", life={"keep_records": False}) as server:
        words = catalogue("en").words
        said = httpx.get(f"{server.url}/about")
        assert escape(words("about-nobody")) in said.text and escape(words("about-nothing")) in said.text
