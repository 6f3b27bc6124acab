"""What content, data files and addresses say is shown, and never run: with the policy of the pages and without it."""
import re
import shutil
import subprocess
import urllib.parse

import pytest

from conftest import HIG, ROOT, build, chrome

MARKUP = [
    "<script>hit()</script>", "<img src=x onerror=hit()>", '"><svg onload=hit()>', "'><body onload=hit()>",
    "</title><script>hit()</script>", "</script><script>hit()</script>", "<a href='javascript:hit()'>x</a>",
    "<details open ontoggle=hit()>x</details>", "<iframe srcdoc='<script>parent.hit()</script>'></iframe>",
    "<svg><style><img src=x onerror=hit()></style></svg>", "<math><mtext></form><form><mglyph><style></math><img src onerror=hit()>",
    "--><script>hit()</script>", "]]><script>hit()</script>", "{{{hit}}} {{> hit}}", "${hit()}", "\\u003cscript\\u003ehit()",
    "<https://example.org/\" onmouseover=\"hit()>", "<base href='https://example.org/'>", "<meta http-equiv=refresh content='0;url=javascript:hit()'>",
]
LINKS = ["javascript:hit()", "JaVaScRiPt:hit()", "java\tscript:hit()", "data:text/html,<script>hit()</script>", "vbscript:hit()", "&#106;avascript:hit()"]

ARTICLE = """---
title: {title}
summary: {yaml}
translators: [{yaml}]
---

{plain}

## {plain}

**{plain}.** {plain} `{plain}` {{#tip}}

> 역자 설명: {plain}

| {cell} |
| --- |
| {cell} |

```{plain}
{plain}
```

![{plain}](todo "{title_text}")

{plain}[^1]

[^1]: {plain}
"""


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\t", "\\t") + '"'


@pytest.fixture(scope="module")
def attacked(tmp_path_factory):
    """A guide whose every field says one of the strings, and the same site with its policy taken out."""
    folder = tmp_path_factory.mktemp("injection")
    content = folder / "Content"
    (content / "articles").mkdir(parents=True)
    (content / "pages").mkdir()
    everything = " ".join(MARKUP)
    (content / "site.yaml").write_text(
        f"title: {quoted(everything)}\ndescription: {quoted(everything)}\ncredits: [{{name: {quoted(everything)}}}]\n")
    topics = "".join(f"          - {{slug: a{i}, english: {quoted(m)}, korean: {quoted(m)}}}\n" for i, m in enumerate(MARKUP))
    (content / "topics.yaml").write_text(
        f"categories:\n  - id: all\n    english: {quoted(everything)}\n    korean: {quoted(everything)}\n    groups:\n"
        f"      - id: one\n        english: {quoted(everything)}\n        korean: {quoted(everything)}\n        topics:\n{topics}")
    (content / "glossary.yaml").write_text("terms:\n" + "".join(
        f"  - {{id: t{i}, english: {quoted('e' + m)}, korean: {quoted('가' + m)}, definition: {quoted(m)}, reason: {quoted(m)}}}\n"
        for i, m in enumerate(MARKUP)))
    for index, markup in enumerate(MARKUP):
        text = ARTICLE.format(
            title=quoted(markup), yaml=quoted(markup), plain=markup, cell=markup.replace("|", ""),
            title_text=markup.replace('"', "'"))
        (content / f"articles/a{index}.md").write_text(text)
    (content / "pages/about.md").write_text(f"---\ntitle: {quoted(everything)}\n---\n\n{everything}\n")
    site = build(content, folder / "site")
    bare = folder / "bare"
    shutil.copytree(site, bare)
    for page in bare.rglob("*.html"):
        page.write_text(re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "", page.read_text()))
    return site, bare


@pytest.fixture(scope="module")
def watched():
    browser = chrome()
    browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {
        "source": "window.hits = 0; window.hit = window.alert = () => { top.hits++; };"})
    yield browser
    browser.quit()


def pages(site):
    return sorted(page.relative_to(site) for page in site.rglob("*.html"))


@pytest.mark.parametrize("has_policy", [True, False])
def test_no_page_runs_what_it_shows(watched, attacked, has_policy):
    site = attacked[0 if has_policy else 1]
    assert len(pages(site)) > len(MARKUP)
    for page in pages(site):
        watched.get((site / page).as_uri())
        watched.execute_script("""
          for (const one of document.querySelectorAll('a, summary, button, img, svg, details'))
            for (const name of ['mouseover', 'focus', 'toggle', 'error']) one.dispatchEvent(new Event(name));""")
        assert watched.execute_script("return window.hits") == 0, page
        assert "hit()" in watched.find_element("tag name", "body").text or page.name in ("404.html", "search.html"), page
        assert watched.current_url.split("#")[0].split("?")[0] == (site / page).as_uri(), page
        assert watched.execute_script("""
          return [...document.querySelectorAll('*')].filter(e => [...e.attributes].some(a => a.name.startsWith('on')
            || /^\\s*(javascript|data|vbscript):/i.test(a.value.replace(/[\\t\\n]/g, '')) && /href|src|action/.test(a.name)))
            .map(e => e.outerHTML)""") == [], page
        outside = watched.execute_script("""
          return performance.getEntriesByType('resource').map(e => e.name).filter(name => !name.startsWith('file:'))""")
        assert outside == [], page


@pytest.mark.parametrize("has_policy", [True, False])
def test_no_question_runs(watched, attacked, has_policy):
    site = attacked[0 if has_policy else 1]
    for question in MARKUP + LINKS:
        watched.get((site / "search.html").as_uri() + "?" + urllib.parse.urlencode({"q": question, "platform": question}))
        watched.execute_script("document.querySelector('[name=q]').dispatchEvent(new Event('input'))")
        assert watched.execute_script("return window.hits") == 0, question
        assert watched.find_element("name", "q").get_property("value") == question.replace("\n", "")


@pytest.mark.parametrize("address", LINKS)
def test_no_link_leads_to_a_script(watched, tmp_path, address):
    """A build refuses such an address, or shows it as text."""
    content = tmp_path / "Content"
    (content / "articles").mkdir(parents=True)
    (content / "articles/a.md").write_text(
        f"---\ntitle: 글\n---\n\n[글]({address}) [글](<{address}>) <{address}> ![등]({address}) [글][1]\n\n[1]: {address}\n")
    subprocess.run([HIG, "-q", "--content", content, "--templates", ROOT / "Templates", "--output", tmp_path / "site"])
    page = tmp_path / "site/a.html"
    if not page.exists():
        return
    watched.get(page.as_uri())
    for link in watched.find_elements("css selector", "main a[href]"):
        assert not re.match(r"\s*(javascript|data|vbscript)", link.get_attribute("href"), re.I)
    assert watched.execute_script("return window.hits") == 0
