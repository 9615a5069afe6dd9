"""The HTTP API is what its OpenAPI document says, whatever schemathesis sends."""

from typing import Any

import httpx
import schemathesis
from hypothesis import given, settings
from schemathesis.core.result import Ok

from proof.kit.serving import ServerProcess


def test_every_operation_does_what_is_written(server: ServerProcess) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    tried = []
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(max_examples=40)
        @given(operation.as_strategy())
        def stands(case: Any) -> None:
            case.call_and_validate()

        stands()
        tried.append(operation.label)
    assert len(tried) == 10


def test_every_route_of_the_api_is_described(http: httpx.Client) -> None:
    document = http.get("/api/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    assert set(document["paths"]) == {
        "/api/offer", "/api/tables", "/api/codes", "/api/tables/{table}/games/{game}/record",
        "/api/tables/{table}/games/{game}/replay", "/api/replay",
        "/api/tables/{table}/invitation", "/api/tables/{table}/reports", "/healthz", "/readyz",
    }  # fmt: skip
    for path in ("/api/tables/{table}/games/{game}/record", "/api/tables/{table}/invitation"):
        refused = document["paths"][path]["get"]["responses"]["400"]["content"]["application/json"]["schema"]
        assert refused == {"$ref": "#/components/schemas/Refused"}
    assert {"NewTable", "TableAddress", "CodeSaid", "Refused"} <= set(document["components"]["schemas"])
