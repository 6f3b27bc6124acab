"""The field on every page: a combobox by keyboard, mouse, touch and screen reader."""
import threading

from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from conftest import Handler
from search import press, results, slugs, state, status, type_in, until


def field(browser):
    return browser.find_element(By.CSS_SELECTOR, ".search [name=q]")


def opened(browser, server, query, page="lamps.html"):
    browser.get(f"{server}/{page}")
    field(browser).click()
    type_in(browser, query)
    until(lambda: state(browser) == "done" and results(browser), f"an answer to {query}")


def active(browser):
    return browser.execute_script(
        "const id = document.querySelector('[name=q]').getAttribute('aria-activedescendant');"
        "return id ? document.getElementById(id).dataset.slug : null")


def test_slash_and_command_k_lead_to_the_field(browser, server):
    for key in ({"key": "/"}, {"key": "k", "code": "KeyK", "ctrlKey": True}, {"key": "ㅏ", "code": "KeyK", "metaKey": True}):
        browser.get(f"{server}/lamps.html")
        assert press(browser, **key) is False
        assert browser.switch_to.active_element.get_attribute("name") == "q"
    assert press(browser, "/") is True, "in the field a slash is a slash"
    assert press(browser, "/", ctrlKey=True) is True and press(browser, "K", code="KeyK", ctrlKey=True, shiftKey=True) is True


def test_names_its_parts_for_screen_readers(browser, server):
    browser.get(f"{server}/lamps.html")
    input_ = field(browser)
    assert input_.get_attribute("role") == "combobox" and input_.get_attribute("aria-expanded") == "false"
    assert input_.get_attribute("aria-autocomplete") == "list" and input_.accessible_name == "검색"
    listbox = browser.find_element(By.ID, input_.get_attribute("aria-controls"))
    assert listbox.get_attribute("role") == "listbox"
    opened(browser, server, "서랍")
    assert field(browser).get_attribute("aria-expanded") == "true"
    assert status(browser).endswith("곳을 찾았습니다.")
    assert browser.execute_script("return [...document.querySelectorAll('[role=listbox] > *')].every(e => e.role === 'option' && e.id)")


def test_arrows_choose_and_enter_goes(browser, server):
    opened(browser, server, "열쇠")
    assert active(browser) is None
    field(browser).send_keys(Keys.ARROW_DOWN)
    first = active(browser)
    field(browser).send_keys(Keys.ARROW_DOWN)
    assert active(browser) not in (None, first)
    field(browser).send_keys(Keys.ARROW_UP)
    assert active(browser) == first
    assert browser.execute_script("return document.querySelectorAll('[aria-selected=true]').length") == 1
    field(browser).send_keys(Keys.ARROW_UP)
    assert active(browser) is None
    field(browser).send_keys(Keys.ARROW_UP)
    assert active(browser) == slugs(results(browser))[-1], "round to the last"
    field(browser).send_keys(Keys.ARROW_DOWN)
    assert active(browser) is None
    field(browser).send_keys(Keys.ARROW_DOWN, Keys.ENTER)
    until(lambda: f"/{first}.html" in browser.current_url, "the chosen page")


def test_the_choice_is_scrolled_into_view(browser, server):
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 390, "height": 400, "deviceScaleFactor": 1, "mobile": True})
    try:
        opened(browser, server, "열쇠")
        field(browser).send_keys(*[Keys.ARROW_DOWN] * 4)
        assert browser.execute_script(
            "const chosen = document.querySelector('[aria-selected=true]').getBoundingClientRect(), panel = document.querySelector('.panel').getBoundingClientRect();"
            "return chosen.top >= panel.top && chosen.bottom <= panel.bottom")
    finally:
        browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def test_enter_without_a_choice_leads_to_all_results(browser, server):
    opened(browser, server, "열쇠")
    field(browser).send_keys(Keys.ENTER)
    until(lambda: "/search.html?q=" in browser.current_url and state(browser) == "done", "the search page")
    assert field(browser).get_attribute("value") == "열쇠" and results(browser)


def test_escape_closes_and_keeps_what_was_typed(browser, server):
    opened(browser, server, "서랍")
    field(browser).send_keys(Keys.ESCAPE)
    panel = browser.find_element(By.CSS_SELECTOR, ".panel")
    assert not panel.is_displayed() and field(browser).get_attribute("value") == "서랍"
    assert field(browser).get_attribute("aria-expanded") == "false"
    field(browser).send_keys(Keys.ESCAPE)
    assert not panel.is_displayed() and field(browser).get_attribute("value") == "서랍", "nothing more to close"


def test_nothing_is_chosen_where_the_list_was_emptied(browser, server):
    opened(browser, server, "열쇠")
    field(browser).send_keys(Keys.ARROW_DOWN)
    Handler.lost = "/search/page-"
    browser.execute_script("document.querySelector('.more').click()")
    until(lambda: status(browser) == "검색 데이터를 불러오지 못했습니다.", "the failure")
    assert active(browser) is None
    Handler.lost = ""
    browser.execute_script("document.querySelector('.more').click()")
    until(lambda: results(browser), "the answer after all")
    assert active(browser) is None and "lamps.html" in browser.current_url


def test_after_escape_an_arrow_or_a_press_shows_the_answer_again(browser, server):
    opened(browser, server, "열쇠")
    panel = browser.find_element(By.CSS_SELECTOR, ".panel")
    field(browser).send_keys(Keys.ARROW_DOWN, Keys.ESCAPE)
    assert active(browser) is None and not panel.is_displayed()
    field(browser).send_keys(Keys.ARROW_DOWN)
    assert panel.is_displayed() and active(browser)
    field(browser).send_keys(Keys.ESCAPE)
    field(browser).click()
    assert panel.is_displayed() and results(browser)
    field(browser).send_keys(Keys.ESCAPE)
    press(browser, "k", code="KeyK", ctrlKey=True)
    assert panel.is_displayed()


def test_more_by_keyboard_keeps_the_panel_open(browser, server):
    opened(browser, server, "열쇠")
    more = browser.find_element(By.CSS_SELECTOR, ".more")
    field(browser).send_keys(Keys.ARROW_DOWN)
    browser.execute_script("arguments[0].focus()", more)
    more.send_keys(Keys.ENTER)
    until(lambda: not more.is_displayed() and len(set(slugs(results(browser)))) == 5, "all pages")
    assert browser.find_element(By.CSS_SELECTOR, ".panel").is_displayed()
    assert browser.switch_to.active_element.get_attribute("name") == "q"


def test_a_press_beside_the_panel_only_closes_it(browser, server):
    opened(browser, server, "서랍")
    under = browser.find_element(By.CSS_SELECTOR, ".brand")
    ActionChains(browser).move_to_element(under).click().perform()
    assert not browser.find_element(By.CSS_SELECTOR, ".panel").is_displayed() and "/lamps.html" in browser.current_url


def test_the_choice_can_be_seen_in_forced_colours(browser, server):
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "forced-colors", "value": "active"}]})
    try:
        opened(browser, server, "서랍")
        field(browser).send_keys(Keys.ARROW_DOWN)
        style = browser.execute_script("const s = getComputedStyle(document.querySelector('[aria-selected=true]')); return [s.outlineStyle, s.outlineWidth]")
        assert style == ["solid", "2px"]
    finally:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


def test_keys_of_a_composition_are_left_alone(browser, server):
    opened(browser, server, "서랍")
    for more in ({"isComposing": True}, {"keyCode": 229}):
        for key in ("Enter", "ArrowDown", "Escape"):
            assert press(browser, key, **more) is True
    assert active(browser) is None and browser.find_element(By.CSS_SELECTOR, ".panel").is_displayed()
    assert "lamps.html" in browser.current_url


def test_answers_while_composing_and_never_rewrites_the_field(browser, server):
    opened(browser, server, "서")
    for text in ("설", "서라", "서랍", "서랍ㅇ"):
        browser.execute_script(
            "const input = document.querySelector('[name=q]'); input.dispatchEvent(new CompositionEvent('compositionupdate', {data: arguments[0], bubbles: true}));"
            "input.value = arguments[0]; input.dispatchEvent(new InputEvent('input', {bubbles: true, isComposing: true}))", text)
        until(lambda: state(browser) == "done", f"an answer to {text}")
        assert field(browser).get_attribute("value") == text
        if text != "서랍ㅇ":
            assert "drawers" in slugs(results(browser)), text


def test_a_choice_is_forgotten_when_typing_goes_on(browser, server):
    opened(browser, server, "열쇠")
    field(browser).send_keys(Keys.ARROW_DOWN)
    gate = threading.Event()
    Handler.hold = {"/search/": gate}
    type_in(browser, "종이")
    assert active(browser) is None, "Enter must not lead to an older answer"
    field(browser).send_keys(Keys.ARROW_DOWN)
    assert active(browser) is None, "nor an arrow"
    gate.set()
    until(lambda: slugs(results(browser))[:1] == ["windows-of-paper"], "the newer answer")


def test_closes_when_focus_leaves_and_not_before_a_press(browser, server):
    opened(browser, server, "서랍")
    link = browser.find_element(By.CSS_SELECTOR, "[data-slug=drawers]")
    assert browser.execute_script(
        "return arguments[0].dispatchEvent(new MouseEvent('mousedown', {bubbles: true, cancelable: true}))", link) is False
    link.click()
    until(lambda: "/drawers.html" in browser.current_url, "the pressed result")
    opened(browser, server, "서랍")
    browser.execute_script("document.querySelector('.brand').focus()")
    assert not browser.find_element(By.CSS_SELECTOR, ".panel").is_displayed()


def test_recent_questions_stay_on_the_device(browser, server):
    browser.get(f"{server}/lamps.html")
    browser.execute_script("localStorage.clear()")
    for query in ("서랍", "열쇠"):
        opened(browser, server, query)
        field(browser).send_keys(Keys.ENTER)
        until(lambda: "/search.html" in browser.current_url, "the search page")
    browser.get(f"{server}/lamps.html")
    field(browser).click()
    shown = browser.find_elements(By.CSS_SELECTOR, "[role=option]")
    assert [one.text for one in shown] == ["열쇠", "서랍"] and status(browser) == "최근 검색어"
    field(browser).send_keys(Keys.ARROW_DOWN, Keys.ENTER)
    until(lambda: "/search.html?q=" in browser.current_url and state(browser) == "done", "the question asked again")
    assert field(browser).get_attribute("value") == "열쇠"


def test_recent_questions_of_one_page_add_up_and_survive_nonsense(browser, server):
    browser.get(f"{server}/lamps.html")
    browser.execute_script("localStorage.higRecent = ''")
    for query in ("서랍", "등불"):
        opened(browser, server, query)
        browser.execute_script("document.querySelector('.hits').addEventListener('click', (event) => event.preventDefault())")
        field(browser).send_keys(Keys.ARROW_DOWN, Keys.ENTER)
    type_in(browser, "사다리")
    until(lambda: slugs(results(browser))[:1] == ["ladders"], "the answer")
    field(browser).send_keys(Keys.ARROW_DOWN, Keys.ENTER)
    assert browser.execute_script("return localStorage.higRecent") == "사다리\n등불\n서랍"
    browser.execute_script("localStorage.higRecent = '{}'")
    opened(browser, server, "서랍")


def test_six_recent_questions_are_kept(browser, server):
    browser.get(f"{server}/lamps.html")
    browser.execute_script("localStorage.higRecent = [...'가나다라마바'].join('\\n')")
    opened(browser, server, "서랍")
    field(browser).send_keys(Keys.ENTER)
    until(lambda: "/search.html" in browser.current_url, "the search page")
    assert browser.execute_script("return localStorage.higRecent") == "서랍\n가\n나\n다\n라\n마"


def test_works_from_a_page_in_a_folder_and_on_a_phone(browser, server):
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 390, "height": 800, "deviceScaleFactor": 2, "mobile": True})
    browser.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
    try:
        opened(browser, server, "서랍", page="categories/shapes.html")
        box = browser.execute_script("const b = document.querySelector('.search').getBoundingClientRect(); return [b.left, b.top, b.width]")
        assert box == [0, 0, 390], "a sheet from the top"
        assert browser.execute_script("return document.documentElement.scrollWidth") == 390
        place = browser.execute_script("const b = document.querySelector('[data-slug=drawers]').getBoundingClientRect(); return [b.x + 20, b.y + 10]")
        for kind, points in (("touchStart", [{"x": place[0], "y": place[1]}]), ("touchEnd", [])):
            browser.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        until(lambda: "/drawers.html" in browser.current_url, "the touched result")
    finally:
        browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        browser.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
