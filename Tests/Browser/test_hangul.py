"""The Korean of search.js does as HangulText does: both run the same vectors (SearchVectorTests.swift)."""
import json
import pathlib
import shutil

import pytest

VECTORS = json.loads(
    (pathlib.Path(__file__).parents[1] / "HangulTextTests/Fixtures/hangul-vectors.json").read_text())
NAMES = {"tokens": "tokens", "forms": "forms", "initials": "initials", "latin": "toLatin", "hangul": "toHangul", "sounds": "sound"}


@pytest.fixture(scope="module")
def opened(session, site, tmp_path_factory):
    """A page whose search.js shows its inner functions."""
    copy = tmp_path_factory.mktemp("hangul") / "site"
    shutil.copytree(site, copy)
    script = next(copy.glob("assets/search.*.js"))
    text = script.read_text().rstrip()
    assert text.endswith("})();")
    names = ", ".join([*NAMES.values(), "distance", "index"])
    script.write_text(text.removesuffix("})();") + f"window.inner = {{ {names} }};\n}})();\n")
    session.get(f"file://{copy}/search.html")
    session.execute_async_script("inner.index().then(arguments[0])")
    return session


@pytest.mark.parametrize("name", NAMES)
def test_reads_korean_alike(opened, name):
    for text, expected in VECTORS[name]:
        assert opened.execute_script(f"return inner.{NAMES[name]}(arguments[0])", text) == expected, text


def test_counts_edits_alike(opened):
    for first, second, edits in VECTORS["distance"]:
        assert opened.execute_script("return inner.distance(...arguments)", first, second) == edits
