"""What a style sheet promises a reader of an article."""
import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from conftest import chrome


def style(browser, selector, name):
    return browser.execute_script(
        "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]", selector, name)


def test_the_skip_link_comes_into_the_window(browser, server):
    browser.get(f"{server}/lamps.html")
    skip = browser.find_element(By.CSS_SELECTOR, ".skip")
    assert skip.rect["y"] + skip.rect["height"] <= 0
    browser.find_element(By.TAG_NAME, "body").send_keys(Keys.TAB)
    assert browser.switch_to.active_element == skip
    assert skip.rect["y"] >= 0


def test_a_particle_stays_with_its_bracket(browser, server):
    browser.get(f"{server}/lamps.html")
    browser.execute_script(
        "document.querySelector('main p').append(Object.assign(document.createElement('span'), {className: 'joined'}))")
    assert style(browser, ".joined", "whiteSpace") == "nowrap"


def test_hangul_breaks_between_words(browser, server):
    browser.get(f"{server}/lamps.html")
    assert style(browser, "main p", "wordBreak") == "keep-all" and style(browser, "main p", "overflowWrap") == "anywhere"


@pytest.mark.parametrize("width", [360, 390, 768, 1280])
def test_no_page_scrolls_sideways(server, session, width):
    session.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": 800, "deviceScaleFactor": 1, "mobile": False})
    try:
        for page in ("index", "lamps", "drawers", "glossary", "guidelines", "search", "404"):
            session.get(f"{server}/{page}.html")
            wide = session.execute_script("return document.documentElement.scrollWidth")
            assert wide <= width, f"{page} is {wide} px wide"
    finally:
        session.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def test_reads_without_script(server):
    browser = chrome(script=False)
    try:
        browser.get(f"{server}/lamps.html")
        assert browser.find_element(By.TAG_NAME, "h1").is_displayed()
        assert browser.find_element(By.CSS_SELECTOR, "main").text.count("\n") > 2
        assert not browser.find_elements(By.CSS_SELECTOR, ".search.open")
    finally:
        browser.quit()


def test_a_closed_note_is_printed(session, server):
    session.get(f"{server}/drawers.html")
    session.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    try:
        height = session.execute_script(
            "const note = document.querySelector('.translator-note'); note.open = false;"
            "return note.querySelector('summary ~ *').getBoundingClientRect().height")
        assert height > 10
    finally:
        session.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})


def test_a_term_card_on_a_phone_lies_at_the_bottom(server, session):
    session.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": 390, "height": 800, "deviceScaleFactor": 1, "mobile": False})
    try:
        session.get(f"{server}/lamps.html")
        term = session.find_element(By.CSS_SELECTOR, "main .term:has(> .card)")
        session.execute_script("arguments[0].focus()", term)
        left, right, bottom = session.execute_script(
            "const box = arguments[0].querySelector('.card').getBoundingClientRect();"
            "return [box.left, innerWidth - box.right, innerHeight - box.bottom]", term)
        assert (left, bottom) == (12, 12) and right >= 11
    finally:
        session.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
