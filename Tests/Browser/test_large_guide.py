"""A guide of some hundred made pages, whose index fills several files of every sort."""
import functools
import http.server
import itertools
import threading

import pytest

from conftest import Handler, build
from search import ask, results, slugs, state, status, until

PAGES = 300


def syllable(initial, vowel, final=0):
    return chr(0xAC00 + initial * 588 + vowel * 28 + final)


# Words with equal initial consonants, more than a file holds: 사아라 to 시이리.
ALIKE = ["".join(syllable(initial, vowel) for initial, vowel in zip((9, 11, 5), vowels)) for vowels in itertools.product(range(21), range(21), range(5))]
# A word for each page, all with one beginning.
OWN = ["모래" + syllable(number % 19, number // 19, 4) + "돌" for number in range(PAGES)]


@pytest.fixture(scope="module")
def large(tmp_path_factory):
    folder = tmp_path_factory.mktemp("large")
    articles = folder / "Content/articles"
    articles.mkdir(parents=True)
    (folder / "Content/site.yaml").write_text("title: 시험\nlanguage: ko\n")
    for number in range(PAGES):
        # Long sections make a word in them worth less: these pages have their hits in the rest of the list.
        filler = "채움 " * 300 if number >= PAGES - 2 else ""
        sections = "\n\n".join(f"## 갈래 {part}\n\n{filler}공통된 물음입니다. {' '.join(ALIKE[(number * 5 + part) % len(ALIKE)::1500])}" for part in range(5))
        title = ALIKE[0] if number == PAGES - 1 else f"쪽 {number}"
        # All of the last pages have a note, and the very last one's has the word.
        note = f"> 역자 설명: {'공통된 ' if number == PAGES - 1 else ''}덧붙임입니다." if number >= 250 else ""
        words = " ".join(OWN[number] + end for end in ("가", "나", "마", "바"))
        (articles / f"page-{number:03}.md").write_text(f"---\ntitle: {title}\nsummary: 사이\n---\n\n{OWN[number]}. {words}.\n\n{sections}\n\n{note}\n")
    site = build(folder / "Content", folder / "site")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield site, f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def asked(name):
    return [path for path in Handler.asked if f"/search/{name}-" in path]


def test_the_guide_is_large_enough_to_test_with(large):
    site, _ = large
    count = {name: len(list(site.glob(f"search/{name}-*.js"))) for name in ("words", "names", "pages", "more")}
    assert count["words"] > 3 and count["names"] > 1 and count["pages"] == 3 and count["more"] > 0, count


@pytest.mark.parametrize("number", [0, 127, 128, 255, 256, PAGES - 2])
def test_finds_a_word_in_whichever_file(browser, large, number):
    assert slugs(ask(browser, large[1], OWN[number])) == [f"page-{number:03}"]
    assert len(asked("words")) == 1 and len(asked("pages")) == 1 and len(asked("page")) == 1


def test_a_beginning_needs_one_file(browser, large):
    found = ask(browser, large[1], "모래")
    assert len(found) == 4 and status(browser) == "60곳을 찾았습니다." and len(asked("words")) == 1


def test_names_with_equal_initials_are_all_there(browser, large):
    assert slugs(ask(browser, large[1], "ㅅㅇㄹ"))[0] == f"page-{PAGES - 1}", "the word of a title, and the first of all"


def test_looks_for_a_slip_in_all_files_of_an_initial(browser, large):
    slip = OWN[18].replace("돌", "둘")
    assert OWN[18] == "모래한돌" and slugs(ask(browser, large[1], slip))[0] == "page-018"
    assert len(asked("names")) > 1


def test_goes_on_until_something_of_the_kind_is_found(browser, large):
    assert slugs(ask(browser, large[1], "공통된", kind="note")) == [f"page-{PAGES - 1}"]
    assert status(browser).endswith("1곳을 찾았습니다.")


def test_reads_the_rest_of_a_long_list_only_where_it_must(browser, large):
    assert slugs(ask(browser, large[1], "공통된")) and asked("more") == []
    for number in (3, PAGES - 2):
        assert slugs(ask(browser, large[1], f"공통된 {OWN[number]}"))[0] == f"page-{number:03}"
    assert asked("more")


def test_more_until_all_is_shown(browser, large):
    """Each press brings four pages, and no page comes twice."""
    ask(browser, large[1], "모래")
    more = browser.find_element("css selector", ".more")
    for count in (8, 12):
        more.click()
        until(lambda: len(results(browser)) == count and state(browser) == "done", f"{count} pages")
    assert len(set(slugs(results(browser)))) == 12
