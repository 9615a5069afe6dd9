"""Who somebody is: a random token in a cookie, and nothing else. Only its hash is ever kept."""

import re
import secrets
from hashlib import sha256

COOKIE = "cattery"
A_YEAR = 365 * 24 * 3600
TOKEN = re.compile("[0-9a-f]{32}")


def new_token() -> str:
    """128 bits that nobody can guess."""
    return secrets.token_hex(16)


def holder_of(token: str) -> str:
    """What is stored of a token: it has 128 random bits, so a plain hash cannot be turned back."""
    return sha256(token.encode()).hexdigest()


def shown_token(cookies: str | None, authorization: str | None) -> str | None:
    """The token that a request shows: a browser's cookie, or `Authorization: Bearer` of a program without cookies."""
    scheme, _, token = (authorization or "").partition(" ")
    if scheme.lower() != "bearer":
        pairs = (pair.strip().partition("=") for pair in (cookies or "").split(";"))
        token = next((value for name, _, value in pairs if name == COOKIE), "")
    return token if TOKEN.fullmatch(token) else None


def cookie_header(token: str, *, secure: bool) -> str:
    """The Set-Cookie that makes a browser remember a token: out of the page's reach, and of other sites'."""
    return f"{COOKIE}={token}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
