"""A small guide of our own, built once, and Chromium to look at it: over HTTP, from the disk, without JavaScript."""
import functools
import http.server
import pathlib
import shutil
import subprocess
import threading
import urllib.parse

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

ROOT = pathlib.Path(__file__).resolve().parents[2]
HIG = ROOT / ".build/debug/hig"


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder; what `hold` names waits, what `lost` names is not found."""

    asked, hold, lost = [], {}, ""

    def log_message(self, *_):
        pass

    def do_GET(self):
        path = urllib.parse.unquote(self.path.split("?")[0])
        Handler.asked.append(path)
        for name, event in Handler.hold.items():
            if name in path:
                event.wait(10)
        if Handler.lost and Handler.lost in path:
            return self.send_error(404)
        super().do_GET()


def build(content, output):
    subprocess.run(
        [HIG, "build", "--content", content, "--templates", ROOT / "Templates", "--output", output, "--quiet"],
        check=True, cwd=output.parent)
    return output


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """The site of Fixtures/Content."""
    folder = tmp_path_factory.mktemp("browser")
    return build(pathlib.Path(__file__).parent / "Fixtures/Content", folder / "site")


@pytest.fixture(scope="session")
def server(site):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(site.parent)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/{site.name}"
    server.shutdown()


def chrome(*, script=True, width=1280, height=900):
    options = Options()
    for flag in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", f"--window-size={width},{height}"):
        options.add_argument(flag)
    if not script:
        options.add_experimental_option("prefs", {"profile.managed_default_content_settings.javascript": 2})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    # Debian's Chromium; elsewhere the Chrome that selenium finds.
    if shutil.which("chromium"):
        options.binary_location = shutil.which("chromium")
    browser = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    # A page that hangs fails its test.
    browser.set_page_load_timeout(15)
    return browser


@pytest.fixture(scope="session")
def session():
    browser = chrome()
    yield browser
    browser.quit()


@pytest.fixture
def browser(session):
    """Chromium with nothing kept from the test before."""
    Handler.asked, Handler.hold, Handler.lost = [], {}, ""
    session.execute_cdp_cmd("Network.enable", {})
    session.execute_cdp_cmd("Network.clearBrowserCache", {})
    yield session
    for event in Handler.hold.values():
        event.set()
