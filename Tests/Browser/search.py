"""What the tests do to a search page or field, and what they read from it."""
import time
import urllib.parse


def until(test, what, seconds=10):
    """Waits for something that the page does by itself; fails with what it was."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = test()
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError(f"did not come: {what}")


def state(browser):
    return browser.execute_script("return document.querySelector('[data-search-state]').dataset.searchState")


def results(browser):
    return browser.execute_script(
        "return [...document.querySelectorAll('[data-result]')].map(e => ({slug: e.dataset.slug, heading: e.dataset.heading,"
        "href: e.href, text: e.textContent, kind: e.querySelector('.kind').textContent,"
        "bold: [...e.querySelectorAll('b')].map(b => b.textContent)}))")


def status(browser):
    return browser.execute_script("return document.querySelector('[role=status]').textContent").strip()


def ask(browser, site, query, **filters):
    browser.get(f"{site}/search.html?{urllib.parse.urlencode({'q': query, **filters})}")
    until(lambda: state(browser) == "done", f"an answer to {query}")
    return results(browser)


def slugs(found):
    return [one["slug"] for one in found]


def type_in(browser, text):
    """Writes into the field as an input method does: the whole value at once, with an input event."""
    browser.execute_script(
        "const input = document.querySelector('[name=q]'); input.focus(); input.value = arguments[0];"
        "input.dispatchEvent(new InputEvent('input', {bubbles: true, isComposing: arguments[1]}))", text, False)


def press(browser, key, **more):
    """A key's event as the field gets it; true where the page let the browser go on with it."""
    return browser.execute_script(
        "return document.activeElement.dispatchEvent(new KeyboardEvent('keydown', Object.assign("
        "{key: arguments[0], bubbles: true, cancelable: true}, arguments[1])))", key, more)
