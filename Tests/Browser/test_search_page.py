"""search.html: which question finds what, what is shown of it, filters, files that fail, and no JavaScript."""
import pathlib
import threading
import urllib.parse

import pytest

from conftest import ROOT, Handler, build, chrome
from search import ask, results, slugs, state, status, type_in, until

FROM_TEXT = [
    ("서랍 보기", "drawers", ""), ("서랍보기를", "drawers", ""), ("손잡이에서", "drawers", ""), ("drawer", "drawers", ""),
    ("드로어", "drawers", ""), ("NSDrawerHandle", "drawers", ""), ("drawerhandle", "drawers", ""), ("HANDLE", "drawers", ""),
    ("ｎｓｄｒａｗｅｒｈａｎｄｌｅ", "drawers", ""), ("서랍 손잡이 watchOS", "drawers", ""), ("유니버설고리", "lamps", ""), ("서랍손잡이", "drawers", "띄어쓰기"),
    ("ㅅㄹㅂㄱ", "drawers", "초성"), ("ㅇㄴㅂㅅㄱㄹ", "lamps", "초성"), ("되돌리기", "ladders", "이 글자로 시작"), ("사다ㄹ", "ladders", "이 글자로 시작"), ("종솔", "bells", "이 글자로 시작"),
    ("tkekfl", "ladders", "자판"), ("ㅣㅁㅇㅇㄷㄱㄴ", "ladders", "자판"), ("사두리", "ladders", "이것을 찾으셨나요?"),
    ("다사리", "ladders", "이것을 찾으셨나요?"), ("타이포래피", "lettering", "이것을 찾으셨나요?"),
    ("랜턴", "lamps", ""), ("사다리\u1100\u1161", "ladders", ""), ("lanterns", "lamps", ""), ("drawers", "drawers", ""),
    ("typography", "lettering", "소리가 비슷한 말"), ("universal 고리", "lamps", "소리가 비슷한 말"), ("타이포그라피", "lettering", "이것을 찾으셨나요?"),
    ("사다리는 언제 쓰나요?", "ladders", "낱말이 모두 있는 곳은 없어"), ("맥 서랍", "drawers", ""), ("애플워치 손잡이", "drawers", ""),
    ("사다리는 벽에 기댑니다 쀍뛟", "ladders", "낱말이 모두 있는 곳은 없어"), ("손잡이가 뭐예요?", "drawers", "낱말이 모두 있는 곳은 없어"),
    ("사다리 쀍뛟", "ladders", "이것을 찾으셨나요? 사다리."), ("놓치는", "ladders", ""), ("끼워넣은서랍보기쀍", "", ""),
]


@pytest.mark.parametrize("query, slug, rung", FROM_TEXT)
def test_finds(browser, server, query, slug, rung):
    found = ask(browser, server, query)
    assert (found[0]["slug"] if found else "") == slug
    if slug:
        assert rung in status(browser) if rung else status(browser)[0].isdigit()


@pytest.mark.parametrize("query", ["쀍뛟훯", "서의", "사과", "bus", "[a-z]+", "daddy", "pillow", "lather", "xyzzyplugh", "qwrtplkjh", "🍣", "선인장 고양이", "!!!", "뷁"])
def test_nonsense_finds_nothing(browser, server, query):
    assert ask(browser, server, query) == []
    assert status(browser) == "찾은 곳이 없습니다."


def test_a_guess_says_so(browser, server):
    assert slugs(ask(browser, server, "서럽 보기")) and "이것을 찾으셨나요? 서랍 보기" in status(browser)
    assert browser.execute_script("return !document.querySelector('[data-result]').closest('[data-suggestion]')") is False
    type_in(browser, "사다리")
    until(lambda: slugs(results(browser))[:1] == ["ladders"], "the next answer")
    assert browser.execute_script("return document.querySelector('[data-suggestion]')") is None


def test_the_top_of_a_page_comes_before_a_section_of_another(browser, tmp_path):
    """What an article is about weighs more than a section of the same name."""
    articles = tmp_path / "Content/articles"
    articles.mkdir(parents=True)
    (articles / "jars.md").write_text("---\ntitle: 항아리의 크기\nsummary: 담는 것\n---\n\n물건을 담습니다.\n")
    (articles / "tables.md").write_text(
        "---\ntitle: 탁자\nsummary: 놓는 것\n---\n\n물건을 놓습니다.\n\n## 항아리의 크기\n\n항아리의 크기와 항아리의 크기를 봅니다.\n")
    site = build(tmp_path / "Content", tmp_path / "site").as_uri()
    assert [hit["slug"] for hit in ask(browser, site, "항아리 크기")][:2] == ["jars", "tables"]


def test_a_term_without_an_article_is_found(browser, server):
    [only] = ask(browser, server, "나침반")
    assert only["href"].endswith("/glossary.html#compass") and only["kind"].startswith("용어")


def test_articles_come_before_terms(browser, server):
    assert slugs(ask(browser, server, "등불"))[0] == "lamps"


def test_leads_to_the_guideline_and_marks_the_match(browser, server):
    hits = [hit for hit in ask(browser, server, "손잡이를 크게") if hit["heading"] == "모범 사례"]
    assert urllib.parse.unquote(hits[0]["href"]).endswith("drawers.html#서랍의-손잡이를-크게-그리세요")
    assert hits[0]["kind"].startswith("지침") and "손잡이" in hits[0]["bold"]


def test_case_q01_particles_and_english(browser, server):
    """Q01: the bare noun finds the noun with a particle; just the noun is marked."""
    for query in ("레이아웃", "레이아웃은"):
        hit = next(hit for hit in ask(browser, server, query) if hit["slug"] == "layouts")
        assert set(hit["bold"]) == {"레이아웃"} and hit["kind"].endswith("3번 나옴")
    hit = next(hit for hit in ask(browser, server, "layout") if hit["slug"] == "layouts")
    assert hit["bold"][0].lower() == "layout"


@pytest.mark.parametrize("query", ["레이", "타이포", "그래피", "래피", "레"])
def test_case_q03_parts_of_words(browser, server, query):
    """Q03: two syllables of a longer word are enough, and one does not hang the page."""
    assert "lettering" in slugs(ask(browser, server, query))


@pytest.mark.parametrize("case, queries", [("Q01", ["레이아웃", "레이아웃은", "layout"]), ("Q03", ["레이", "타이포", "그래피"])])
def test_shared_cases(browser, tmp_path, case, queries):
    shared = ROOT.parent / f"shared/data/cases/inputs/{case}.md"
    if not shared.is_file():
        pytest.skip("../shared is not there")
    title, _, text = shared.read_text().partition("\n")
    articles = tmp_path / "Content/articles"
    articles.mkdir(parents=True)
    (tmp_path / "Content/site.yaml").write_text("title: 시험\nlanguage: ko\n")
    (articles / "layout.md").write_text(f"---\ntitle: {title.removeprefix('# ')}\n---\n{text}")
    site = build(tmp_path / "Content", tmp_path / "site").as_uri()
    for query in queries:
        hits = ask(browser, site, query)
        assert slugs(hits)[:1] == ["layout"], query
        if query == "레이아웃":
            assert any(hit["bold"] == ["레이아웃"] * 3 and hit["kind"].endswith("3번 나옴") for hit in hits)


def test_marks_what_a_word_is_called_in_the_text(browser, server):
    """A name from the glossary leads to the guideline that uses another name, and marks that."""
    assert set(ask(browser, server, "lantern")[0]["bold"]) == {"등불"}
    [hit] = ask(browser, server, "lantern", kind="guideline")
    assert urllib.parse.unquote(hit["href"]).endswith("#서랍의-손잡이를-크게-그리세요") and hit["bold"] == ["등불"]


def test_lists_every_guideline_of_a_section(browser, server):
    hits = ask(browser, server, "서랍", kind="guideline")
    assert [hit["text"].split(".")[0].split("모범 사례 ")[1] for hit in hits] == ["서랍의 손잡이를 크게 그리세요", "서랍을 두 겹으로 만들지 마세요"]
    assert status(browser) == "2곳을 찾았습니다."


def test_an_excerpt_begins_with_a_word(browser, server):
    [hit] = [hit for hit in ask(browser, server, "놓치면") if hit["slug"] == "ladders"]
    assert hit["text"].startswith("사다리 손잡이를 놓치면")


def test_a_long_word_does_not_hang_the_page(browser, server):
    """A name of three words can be taken apart in four ways, seven in a row in thousands."""
    assert ask(browser, server, "하늘강다리" * 7 + "하늘강쀍쀍") == []
    assert ask(browser, server, "서랍보기" * 49 + "쀍") == []


def test_at_most_two_sections_before_the_next_page(browser, server):
    assert slugs(ask(browser, server, "손잡이")) == ["drawers", "drawers", "ladders", "drawers"]


def test_shows_more_when_asked(browser, server):
    first = ask(browser, server, "열쇠")
    button = browser.find_element("css selector", ".more")
    assert len(set(slugs(first))) == 4 and button.is_displayed()
    button.click()
    until(lambda: len(set(slugs(results(browser)))) == 5, "the fifth page")
    assert not button.is_displayed() and status(browser) == "5곳을 찾았습니다."


@pytest.mark.parametrize("filters, kinds, headings", [
    ({"kind": "guideline"}, {"지침"}, {"모범 사례"}), ({"kind": "note"}, {"역자 설명"}, {"모범 사례"}),
    ({"platform": "watchOS"}, None, {"모범 사례", "watchOS", ""}), ({"platform": "macOS"}, None, {"모범 사례", "macOS", ""}),
    ({"platform": "macOS", "kind": "guideline"}, {"지침"}, {"모범 사례"}), ({"kind": "term"}, set(), set()),
])
def test_filters(browser, server, filters, kinds, headings):
    found = ask(browser, server, "손잡이", **filters)
    assert {hit["heading"] for hit in found} == headings
    if kinds is not None:
        assert {hit["kind"].split(" · ")[0] for hit in found} == kinds
    for name, value in filters.items():
        assert browser.execute_script(f"return document.querySelector('[name={name}]').value") == value


def test_a_filter_asks_anew_and_stands_in_the_address(browser, server):
    ask(browser, server, "손잡이")
    browser.execute_script(
        "const kind = document.querySelector('[name=kind]'); kind.value = 'note'; kind.dispatchEvent(new Event('input', {bubbles: true}))")
    until(lambda: [hit["kind"].split(" · ")[0] for hit in results(browser)] == ["역자 설명"], "notes only")
    assert "kind=note" in browser.current_url


def test_the_article_filter_leaves_tops_of_articles(browser, server):
    found = ask(browser, server, "서랍", kind="article")
    assert [(hit["slug"], hit["heading"], hit["kind"].split(" · ")[0]) for hit in found] == [("drawers", "", "글")]


def test_an_address_cannot_reach_into_the_page(browser, server):
    assert slugs(ask(browser, server, "사다리", classList="panel", action="x", platform="nowhere"))[:1] == ["ladders"]
    assert browser.execute_script("return document.querySelector('form').className") == "search"


def test_works_from_the_disk(browser, site):
    assert slugs(ask(browser, site.as_uri(), "ㅅㄷㄹ")) [:1] == ["ladders"]
    type_in(browser, "종소리")
    until(lambda: slugs(results(browser))[:1] == ["bells"], "the next answer")
    assert urllib.parse.unquote(browser.current_url).endswith("q=종소리&platform=&kind=")


def test_nothing_is_refused_by_the_security_policy(browser, server):
    browser.get_log("browser")
    ask(browser, server, "서랍")
    assert [entry["message"] for entry in browser.get_log("browser") if "favicon" not in entry["message"]] == []


def test_a_file_that_fails_can_be_asked_for_again(browser, server):
    Handler.lost = "/search/words-"
    assert ask(browser, server, "서랍") == []
    assert status(browser) == "검색 데이터를 불러오지 못했습니다."
    again = browser.find_element("css selector", ".more")
    assert again.is_displayed() and again.text == "다시 시도"
    Handler.lost, Handler.asked = "", []
    again.click()
    until(lambda: slugs(results(browser))[:1] == ["drawers"], "an answer after all")
    assert "곳을 찾았습니다." in status(browser)


def test_asking_again_reads_no_stale_index(browser, server):
    """A browser may keep index.js of an older site, whose files are gone: the address changes with each try."""
    Handler.lost = "/search/words-"
    ask(browser, server, "서랍")
    Handler.lost = ""
    browser.find_element("css selector", ".more").click()
    until(lambda: state(browser) == "done" and results(browser), "an answer after all")
    assert len(set(browser.execute_script(
        "return performance.getEntriesByType('resource').map(e => e.name).filter(name => name.includes('index.js'))"))) == 2


def test_an_older_failure_is_not_reported(browser, server):
    gate = threading.Event()
    ask(browser, server, "열쇠")
    Handler.hold, Handler.lost = {"/search/page-": gate}, "/search/page-"
    type_in(browser, "사다리")
    type_in(browser, "등불")
    until(lambda: any("/search/page-" in path for path in Handler.asked), "the first question at work")
    type_in(browser, "쀍뛟훯")
    until(lambda: state(browser) == "done", "the last answer")
    gate.set()
    until(lambda: browser.execute_script("return !document.querySelector('head > script[src*=page-]')"), "the late failure")
    assert status(browser) == "찾은 곳이 없습니다."


def test_an_older_answer_does_not_end_the_wait_for_a_later_one(browser, server):
    first, second = threading.Event(), threading.Event()
    ask(browser, server, "열쇠")
    Handler.hold, Handler.asked = {"/search/page-": first}, []
    type_in(browser, "손잡이")
    until(lambda: Handler.asked, "the first question at work")
    held = len(Handler.asked)
    Handler.hold = {"/search/page-": second}
    type_in(browser, "타이포그래피")
    until(lambda: len(Handler.asked) > held, "the second question at work")
    first.set()
    until(lambda: len(browser.execute_script("return document.querySelectorAll('head > script[src*=page-]')")) == 1, "the first answer")
    assert state(browser) == "working"
    second.set()
    until(lambda: state(browser) == "done" and slugs(results(browser))[:1] == ["lettering"], "the second answer")


def test_a_press_on_what_an_older_question_offered_is_dropped(browser, server):
    gate = threading.Event()
    ask(browser, server, "열쇠")
    Handler.hold, Handler.asked = {"/search/page-": gate}, []
    type_in(browser, "타이포그래피")
    until(lambda: Handler.asked, "the newer question at work")
    browser.execute_script("document.querySelector('.more').click()")
    assert state(browser) == "working"
    gate.set()
    until(lambda: state(browser) == "done", "the newer answer")
    assert slugs(results(browser))[0] == "lettering"


def test_a_double_press_brings_each_page_once(browser, server):
    ask(browser, server, "열쇠")
    browser.execute_script("const more = document.querySelector('.more'); more.click(); more.click()")
    until(lambda: len(set(slugs(results(browser)))) == 5 and state(browser) == "done", "the fifth page")
    assert len(results(browser)) == 5 and status(browser) == "5곳을 찾았습니다."


def test_a_later_question_is_never_overwritten(browser, server):
    gate = threading.Event()
    Handler.hold = {"/search/page-": gate}
    browser.get(f"{server}/search.html")
    type_in(browser, "사다리")
    until(lambda: any("/search/page-" in path for path in Handler.asked), "the first question at work")
    type_in(browser, "쀍뛟훯")
    until(lambda: state(browser) == "done", "the second answer")
    gate.set()
    until(lambda: browser.execute_script("return performance.getEntriesByType('resource').some(e => e.name.includes('page-'))"), "the late file")
    assert results(browser) == [] and status(browser) == "찾은 곳이 없습니다."


def test_without_javascript_the_lists_are_offered(site):
    plain = chrome(script=False)
    try:
        plain.get(f"{site.as_uri()}/index.html")
        plain.find_element("css selector", ".search input").send_keys("서랍")
        plain.find_element("css selector", ".search button").click()
        until(lambda: "/search.html?q=" in plain.current_url, "the search page")
        assert "JavaScript를 쓸 수 없어" in plain.find_element("css selector", "noscript p").text
        assert not plain.find_element("css selector", ".filters").is_displayed()
        for target in ("guidelines.html", "glossary.html", "categories/shapes.html"):
            assert plain.find_element("css selector", f".browse a[href='{target}']").is_displayed()
        plain.get(f"{site.as_uri()}/guidelines.html")
        assert "서랍의 손잡이를 크게 그리세요." in plain.find_element("css selector", "main").text
    finally:
        plain.quit()


def test_the_script_stays_small(site):
    """The bound that the design sets: 6 kB after gzip."""
    import gzip
    script = next(site.glob("assets/search.*.js"))
    assert len(gzip.compress(script.read_bytes(), 9)) <= 6000
