"""The data twins of the built site fit their JSON Schemas."""
import json
import pathlib
import subprocess

import jsonschema
import pytest
from referencing import Registry, Resource

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMAS = ROOT / "Sources/SiteRendering/Schemas"
ARTICLES = ROOT.parent / "shared/data/articles"
HIG = ROOT / ".build/debug/hig"


def validator(name):
    loaded = {p.name: json.loads(p.read_text()) for p in SCHEMAS.glob("*.json")}
    registry = Registry().with_resources((n, Resource.from_contents(s)) for n, s in loaded.items())
    jsonschema.Draft202012Validator.check_schema(loaded[name])
    return jsonschema.Draft202012Validator(loaded[name], registry=registry)


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    out = tmp_path_factory.mktemp("site") / "out"
    subprocess.run([HIG, "--output", out, "--quiet"], cwd=ROOT, check=True)
    return out


def test_articles_fit_their_schema(site):
    twins = [p for p in site.glob("*.json") if p.name != "guide.json"]
    assert len(twins) == len(list((ROOT / "Content/articles").rglob("*.md")))
    for twin in twins:
        validator("article.schema.json").validate(json.loads(twin.read_text()))


def test_guide_fits_its_schema(site):
    guide = json.loads((site / "guide.json").read_text())
    validator("guide.schema.json").validate(guide)
    for entry in guide["articles"]:
        for kind in ("html", "json", "markdown"):
            assert (site / entry[kind]).is_file()


def test_schema_refuses_what_it_should(site):
    twin = json.loads((site / "pickers.json").read_text())
    for change in ({"support": {"iOS": "perhaps"}}, {"schemaVersion": 2}, {"extra": 1}, {"sections": [{"id": "x"}]}):
        with pytest.raises(jsonschema.ValidationError):
            validator("article.schema.json").validate({**twin, **change})


@pytest.mark.skipif(not ARTICLES.is_dir(), reason="../shared is not there")
def test_imported_articles_fit_their_schema():
    for article in sorted(ARTICLES.glob("*.txt")):
        run = subprocess.run([HIG, "import", "--format", "json", article], cwd=ROOT, check=True, capture_output=True)
        validator("article.schema.json").validate(json.loads(run.stdout))
