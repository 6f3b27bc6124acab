"""What axe-core finds on the pages that search has a part in."""
import pathlib

import axe_core_python
import pytest
from selenium.webdriver.common.by import By

from search import ask, state, type_in, until

AXE = (pathlib.Path(axe_core_python.__file__).parent / "axe.min.js").read_text()


def violations(browser):
    browser.execute_script(AXE)
    found = browser.execute_async_script("const done = arguments[0]; axe.run(document).then(done)")["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_have_no_violation(browser, server, scheme):
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
    for page in ("index.html", "drawers.html", "search.html", "guidelines.html"):
        browser.get(f"{server}/{page}")
        assert violations(browser) == [], page
    ask(browser, server, "손잡이")
    assert violations(browser) == [], "with results"
    browser.get(f"{server}/lamps.html")
    browser.find_element(By.CSS_SELECTOR, "[name=q]").click()
    type_in(browser, "손잡이")
    until(lambda: state(browser) == "done" and browser.find_elements(By.CSS_SELECTOR, "[role=option]"), "results")
    assert violations(browser) == [], "with the panel open"
