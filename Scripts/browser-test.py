#!/usr/bin/env python3
"""Tries the catalog's live page and its gallery in Chromium, without a screen.

    Scripts/browser-test.py CATALOG [FOLDER]

CATALOG is the program, FOLDER takes the screenshots; the default is .build/browser. Needs Debian's
chromium, chromium-driver and python3-selenium; where one is missing the last line says so, and the
status is 77.

What the user did is read back from the lines that the catalog writes about its events, and from
the pixels of the picture. Nothing is found by its place alone where the picture tells where it is.
"""
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time


def leave_out(what):
    print(f"The live page was not tried: {what} is missing. "
          "apt install chromium chromium-driver python3-selenium")
    sys.exit(77)


try:
    from selenium import webdriver
    from selenium.common.exceptions import TimeoutException
    from selenium.webdriver.chrome.service import Service
    from selenium.webdriver.common.action_chains import ActionChains
    from selenium.webdriver.common.actions.action_builder import ActionBuilder
    from selenium.webdriver.common.actions.pointer_input import PointerInput
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys
except ImportError:
    leave_out("selenium")

# How long anything may take, in seconds: only what never comes fails, however busy the machine is.
PATIENCE = 120

# Counts the frames that come and those that the page has shown and acknowledged.
COUNT_FRAMES = """
(() => {
  const [SHOWN, FRAME] = [9, 129];
  const kind = (data) => data instanceof ArrayBuffer ? new Uint8Array(data)[0] : -1;
  const frames = window.testedFrames = { received: 0, shown: 0, last: 0 };
  window.WebSocket = class extends WebSocket {
    constructor(...words) {
      super(...words);
      frames.received = frames.shown = 0;
      this.addEventListener("message", (event) => {
        if (kind(event.data) === FRAME) frames.received += 1;
      });
    }
    send(data) {
      super.send(data);
      if (kind(data) !== SHOWN) return;
      frames.shown += 1;
      frames.last = performance.now();
    }
  };
})();
"""

# Ends when everything sent so far was handled, every frame is acknowledged and no other one comes.
#
# The app answers requests between its steps, so after three of them, one after the other, it has done
# what it was sent before, and has sent a frame if it had one. The milliseconds are for work that an
# app does a moment later. A caret never rests: with one, twenty more frames are enough.
SETTLE = """
const done = arguments[0];
const frames = window.testedFrames;
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
(async () => {
  const start = frames.shown;
  for (;;) {
    const before = frames.received;
    for (let count = 0; count < 3; count += 1) {
      await (await fetch(location.href, { cache: "no-store" })).arrayBuffer();
    }
    const rest = performance.now() - frames.last;
    if (before > 0 && frames.received === before && frames.shown === before && rest > 350) break;
    if (document.activeElement.id === "typing" && frames.shown >= start + 20) break;
    await pause(20);
  }
  done("");
})().catch((error) => done(String(error)));
"""

# The thumbs of a range slider are at the ends of its highlighted track: the first long row of pixels
# of the tint. Returns its ends and its height on the page, in points.
FIND_TRACK = """
const canvas = document.getElementById("screen");
const scale = canvas.width / canvas.clientWidth;
const pixels = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
for (let y = 0; y < canvas.height; y += 1) {
  let start = -1;
  for (let x = 0; x <= canvas.width; x += 1) {
    const at = 4 * (y * canvas.width + x);
    const isTint = x < canvas.width && pixels[at] < 40 && pixels[at + 2] > 240;
    if (isTint && start < 0) start = x;
    if (!isTint && start >= 0) {
      if (x - start > 60 * scale) return [start / scale, x / scale, (y + 2) / scale];
      start = -1;
    }
  }
}
return null;
"""

# How many pixels of a rectangle, in points, are darker than gray.
COUNT_DARK = """
const [x, y, width, height] = arguments;
const canvas = document.getElementById("screen");
const scale = canvas.width / canvas.clientWidth;
const pixels = canvas.getContext("2d")
  .getImageData(x * scale, y * scale, width * scale, height * scale).data;
let count = 0;
for (let at = 0; at < pixels.length; at += 4) {
  if (pixels[at] + pixels[at + 1] + pixels[at + 2] < 300) count += 1;
}
return count;
"""

# A number that changes with the picture.
FINGERPRINT = """
const canvas = document.getElementById("screen");
const pixels = new Uint32Array(
  canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data.buffer);
let sum = canvas.width;
for (const pixel of pixels) sum = (Math.imul(sum, 31) + pixel) | 0;
return sum;
"""


class Failure(Exception):
    pass


def expect(condition, text):
    if not condition:
        raise Failure(text)


def wait(condition, text, patience=PATIENCE):
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        value = condition()
        if value:
            return value
        time.sleep(0.05)
    raise Failure(f"{text}, after {patience} seconds")


class Catalog:
    """The program, and the lines that it writes about its events."""

    def __init__(self, program, *arguments):
        self.folder = tempfile.TemporaryDirectory(prefix="catalog-browser-")
        self.log = pathlib.Path(self.folder.name, "events.log")
        environment = {
            name: value for name, value in os.environ.items()
            if name not in ("DISPLAY", "WAYLAND_DISPLAY")
        }
        environment["CATALOG_EVENT_LOG"] = str(self.log)
        # The place where the last window was closed is not where the page begins.
        environment["HOME"] = environment["XDG_DATA_HOME"] = self.folder.name
        self.process = subprocess.Popen(
            [program, *arguments], env=environment, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        expect("http://127.0.0.1:" in line, f"the catalog printed no address: {line!r}")
        self.address = line[line.index("http://"):].strip()

    def lines(self):
        return self.log.read_text().splitlines() if self.log.exists() else []

    def wait_for_line(self, start):
        def find():
            return next((line for line in reversed(self.lines()) if line.startswith(start)), None)
        return wait(find, f"no event '{start}'; events: {self.lines()[-5:]}")

    def stop(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()
        self.folder.cleanup()


class Page:
    """A window of the browser with the catalog in it."""

    def __init__(self, driver, folder):
        self.driver = driver
        self.folder = folder
        driver.set_script_timeout(PATIENCE)
        self.count_frames()

    def count_frames(self):
        """Has the pages of this window count their frames, from the next one on."""
        self.driver.execute_cdp_cmd(
            "Page.addScriptToEvaluateOnNewDocument", {"source": COUNT_FRAMES})

    def open(self, address):
        self.driver.get(address)
        self.wait_for_status("Connected")
        self.settle()

    def element(self, name):
        return self.driver.find_element(By.ID, name)

    def wait_for_status(self, text):
        wait(lambda: self.element("status").text == text,
             f"the status is not '{text}' but '{self.element('status').text}'")

    def settle(self):
        """Waits until the picture is there and rests."""
        try:
            error = self.driver.execute_async_script(SETTLE)
        except TimeoutException:
            raise Failure(f"the picture does not come to rest, after {PATIENCE} seconds") from None
        expect(not error, f"the picture does not come to rest: {error}")
        expect(self.size()[0] > 1, "there is no picture")

    def size(self):
        return self.driver.execute_script(
            "const s = document.getElementById('screen'); return [s.clientWidth, s.clientHeight,"
            " s.width, s.height]")

    def fingerprint(self):
        return self.driver.execute_script(FINGERPRINT)

    def track(self):
        return self.driver.execute_script(FIND_TRACK)

    def dark(self, *rectangle):
        return self.driver.execute_script(COUNT_DARK, *rectangle)

    def takes_text(self):
        return self.driver.execute_script("return document.activeElement.id") == "typing"

    def drag(self, *points, kind="mouse"):
        """Presses at the first point and moves through the others, in points of the app."""
        left, top = self.driver.execute_script(
            "const r = document.getElementById('screen').getBoundingClientRect();"
            " return [r.left, r.top]")
        builder = ActionBuilder(self.driver, mouse=PointerInput(kind, kind), duration=15)
        pointer = builder.pointer_action
        pointer.move_to_location(round(left + points[0][0]), round(top + points[0][1]))
        options = {"pressure": 0.6} if kind == "pen" else {}
        pointer.pointer_down(**options)
        for x, y in points[1:]:
            pointer.move_to_location(round(left + x), round(top + y))
        pointer.pointer_up(0)
        builder.perform()

    def click(self, x, y):
        self.drag((x, y))

    def type(self, *keys):
        ActionChains(self.driver).send_keys(*keys).perform()

    def screenshot(self, name):
        self.driver.save_screenshot(str(self.folder / f"{name}.png"))

    def check_console(self):
        # The advice is about the reading of pixels, which is this script's.
        entries = [entry["message"] for entry in self.driver.get_log("browser")
                   if "willReadFrequently" not in entry["message"]]
        expect(not entries, f"the console has {entries}")


def browse(page, catalog):
    """Finds a page by its name, opens it, and moves a thumb."""
    page.open(catalog.address)
    expect("Catalog" in page.driver.title, f"the title is '{page.driver.title}'")
    page.screenshot("list")
    # The search field lies somewhere below the title.
    for y in range(60, 260, 20):
        page.click(200, y)
        page.settle()
        if page.takes_text():
            break
    expect(page.takes_text(), "no search field was found")
    page.type("range sli")
    page.settle()
    page.screenshot("search")
    for y in range(100, 260, 20):
        page.click(200, y)
        page.settle()
        if page.track():
            break
    page.settle()
    track = page.track()
    expect(track, "the page of the range slider did not open")
    page.screenshot("range-slider")
    left, right, y = track
    # A thumb is 28 points wide and covers the track, which begins at its edge.
    page.drag((left - 14, y), (left + 20, y + 3), (left + 60, y))
    line = catalog.wait_for_line("range-slider valueChanged lower=")
    lower = float(line.split("lower=")[1].split()[0])
    expect(lower > 0.21, f"the lower value is {lower} after the drag")
    page.settle()
    page.screenshot("range-slider-dragged")
    expect(page.track()[0] > left + 50, "the picture does not show the thumb where it was put")
    page.check_console()


def resize(page):
    """The app takes the size of the window and its style."""
    before = page.size()
    page.driver.set_window_size(700, 700)
    wait(lambda: page.size()[0] < before[0] and page.size()[1] < before[1],
         "the app does not follow the size of the window")
    width, height, pixels, _ = page.size()
    density = page.driver.execute_script("return devicePixelRatio")
    expect(pixels == round(width * density), f"{width} points have {pixels} pixels")
    page.settle()
    page.screenshot("small")
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-color-scheme", "value": "dark"}]})
    wait(lambda: page.driver.execute_script("return document.documentElement.dataset.style") == "dark",
         "the page does not follow the style of the browser")
    page.settle()
    page.screenshot("dark")
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-color-scheme", "value": "light"}]})
    page.driver.set_window_size(900, 1000)
    page.check_console()


def windows(page, catalog):
    """One window at a time has the catalog."""
    first = page.driver.current_window_handle
    # A hidden page would give the catalog up at once.
    page.driver.execute_cdp_cmd("Emulation.setFocusEmulationEnabled", {"enabled": True})
    page.driver.switch_to.new_window("tab")
    page.count_frames()
    page.driver.get(catalog.address)
    page.wait_for_status("Another window has the catalog")
    page.screenshot("another-window")
    page.element("connect").click()
    page.wait_for_status("Connected")
    second = page.driver.current_window_handle
    page.driver.switch_to.window(first)
    page.wait_for_status("Another window has taken the catalog")
    page.driver.close()
    page.driver.switch_to.window(second)
    page.wait_for_status("Connected")
    page.settle()
    page.check_console()


def sheet(page, catalog):
    """Opens a sheet where the click is, closes it with a click beside it, and selects a row."""
    page.open(catalog.address)
    width, height, _, _ = page.size()
    # The list of pages takes the left of the window.
    x, y = width * 0.7, height * 0.5

    def open_sheet():
        closed = page.fingerprint()
        page.click(x, y)
        wait(lambda: page.fingerprint() != closed, "no sheet opens")
        page.settle()

    open_sheet()
    page.screenshot("sheet")
    page.click(40, height / 2)
    line = catalog.wait_for_line("action-sheet-popover ")
    expect("cancel" in line.lower(), f"a click beside the sheet: {line}")
    page.settle()
    open_sheet()
    # Which side of the click the sheet is on depends on the space there.
    for distance in (60, 90, 120, 150, -60, -90, -120, -150):
        page.click(x, y + distance)
        page.settle()
        if len(catalog.lines()) > 1:
            break
    expect(len(catalog.lines()) > 1, "no row of the sheet was selected")
    line = catalog.lines()[-1]
    expect("cancel" not in line.lower(), f"a click on a row: {line}")
    page.settle()
    page.screenshot("sheet-closed")
    page.check_console()


def draw(page, catalog, kind):
    """Draws a stroke above the sample, where the board is empty."""
    page.open(catalog.address)
    x, y = page.size()[0] * 0.6, 178
    before = page.dark(x, y, 120, 50)
    page.drag((x + 10, y + 10), (x + 40, y + 40), (x + 70, y + 15), (x + 100, y + 35), kind=kind)
    line = catalog.wait_for_line("drawing-board ")
    page.settle()
    page.screenshot(f"stroke-{kind}")
    after = page.dark(x, y, 120, 50)
    expect(after > before + 100, f"{kind}: {after - before} dark pixels after the stroke; {line}")
    page.check_console()


def gallery(page, program):
    """The site of the gallery, from files: it is searched, and shows the other appearance."""
    folder = page.folder / "gallery"
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([program, "gallery", str(folder), "--page", "range-slider"], check=True,
                   stdout=subprocess.DEVNULL)
    page.driver.get((folder / "index.html").resolve().as_uri())
    article = page.driver.find_element(By.ID, "range-slider")
    images = page.driver.find_elements(By.CSS_SELECTOR, "#range-slider img")
    expect(len(images) > 20, f"the page has {len(images)} pictures")
    style = page.driver.execute_script("return document.documentElement.dataset.style")
    other = "dark" if style == "light" else "light"
    page.driver.find_element(By.ID, "style").click()
    expect(images[0].get_attribute("src").endswith(f"-{other}.png"),
           f"the switch shows {images[0].get_attribute('src')}")
    wait(lambda: page.driver.execute_script("return arguments[0].naturalWidth", images[0]) > 0,
         "the picture of the other appearance is missing")
    page.screenshot("gallery")
    search = page.driver.find_element(By.ID, "search")
    search.send_keys("pulse")
    expect(not article.is_displayed(), "a search leaves a page that it does not find")
    expect(page.driver.find_element(By.ID, "none").is_displayed(), "nothing says that nothing is found")
    search.clear()
    search.send_keys("maximumV")
    expect(article.is_displayed(), "a search for an attribute does not find its page")
    page.check_console()


def end(page, catalog):
    status = catalog.stop()
    expect(status == 0, f"the catalog ended with {status}")
    page.wait_for_status("Catalog closed")
    page.screenshot("closed")


def make_driver(scale):
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium")
    # In a container the browser can make no sandbox of its own; it loads this one page only.
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage",
                     "--window-size=900,1000", f"--force-device-scale-factor={scale}"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(service=Service(shutil.which("chromedriver")), options=options)


def main():
    if len(sys.argv) < 2:
        print(__doc__.strip().splitlines()[2].strip(), file=sys.stderr)
        return 64
    for program in ("chromium", "chromedriver"):
        if not shutil.which(program):
            leave_out(program)
    program = sys.argv[1]
    folder = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else ".build/browser")
    folder.mkdir(parents=True, exist_ok=True)
    driver = make_driver(scale=2)
    page = Page(driver, folder)
    step = "start"
    try:
        # Without a display the program without arguments is the live page.
        with Catalog(program) as catalog:
            for step, run in (("browse", lambda: browse(page, catalog)), ("resize", lambda: resize(page)),
                              ("windows", lambda: windows(page, catalog)),
                              ("end", lambda: end(page, catalog))):
                run()
        step = "sheet"
        with Catalog(program, "live", "--page", "action-sheet-popover") as catalog:
            sheet(page, catalog)
        for kind in ("mouse", "pen", "touch"):
            step = f"draw with {kind}"
            with Catalog(program, "live", "--page", "drawing-board") as catalog:
                draw(page, catalog, kind)
        step = "gallery"
        gallery(page, program)
    except Failure as failure:
        page.screenshot("failure")
        print(f"live page, {step}: {failure}; see {folder}/failure.png", file=sys.stderr)
        return 1
    finally:
        driver.quit()
    print(f"The live page works in Chromium; pictures of it are in {folder}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
