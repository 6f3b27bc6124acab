"""Every link inside the built site leads to a page and an anchor that are there."""
import html.parser
import os
import pathlib
import subprocess
import urllib.parse

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Page(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.ids, self.links = [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        found = dict(attributes)
        if found.get("id"):
            self.ids.append(found["id"])
        for name in ("href", "src", "srcset"):
            if found.get(name):
                self.links.append(found[name])


@pytest.fixture(scope="session", params=["", "/hig"])
def pages(request, tmp_path_factory):
    out = tmp_path_factory.mktemp("links") / "out"
    extra = ["--base-url", request.param] if request.param else []
    subprocess.run([ROOT / ".build/debug/hig", "--output", out, "--quiet", *extra], cwd=ROOT, check=True)
    return out, {p: Page(p.read_text()) for p in out.rglob("*.html")}, request.param


def test_links_lead_somewhere(pages):
    out, parsed, base = pages
    assert len(parsed) > 10
    for path, page in parsed.items():
        for link in page.links:
            url = urllib.parse.urlsplit(link)
            if url.scheme or url.netloc:
                continue
            where = urllib.parse.unquote(url.path)
            if where.startswith("/"):
                assert path.name == "404.html", f"{path.name}: {link}"
                assert where.startswith(f"{base}/")
                target = out / where[len(base) + 1 :]
            else:
                target = pathlib.Path(os.path.normpath(path.parent / where)) if where else path
            assert target.is_file(), f"{path.relative_to(out)}: {link}"
            if url.fragment and target in parsed:
                assert urllib.parse.unquote(url.fragment) in parsed[target].ids, f"{path.relative_to(out)}: {link}"


def test_ids_are_unique(pages):
    for path, page in pages[1].items():
        assert len(page.ids) == len(set(page.ids)), path.name
