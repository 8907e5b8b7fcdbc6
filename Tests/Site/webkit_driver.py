"""WebKitGTK as tests drive it: the engine family that most of this reference's readers have."""

import contextlib
import os
import subprocess

from selenium import webdriver


@contextlib.contextmanager
def display():
    """A screen in memory; gives its name."""
    read, write = os.pipe()
    with subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x1024x24"], pass_fds=[write],
                          stderr=subprocess.DEVNULL) as process:
        os.close(write)
        with os.fdopen(read) as answer:
            yield f":{answer.readline().strip()}"
        process.terminate()


@contextlib.contextmanager
def driver(screen, **variables):
    """A browser on that screen, with environment variables of its own."""
    # Sandboxes and shared memory aren't to be had everywhere.
    environment = {
        **os.environ, "DISPLAY": screen, "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "GDK_BACKEND": "x11",
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", **variables,
    }
    options = webdriver.WebKitGTKOptions()
    options.binary_location = browser_path()
    options.add_argument("--automation")
    service = webdriver.WebKitGTKService("/usr/bin/WebKitWebDriver", env=environment)
    driver = webdriver.WebKitGTK(options=options, service=service)
    try:
        yield driver
    finally:
        driver.quit()


def browser_path():
    folders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec"]
    paths = [f"{folder}/{name}/MiniBrowser" for folder in folders for name in ("webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0")]
    found = [path for path in paths if os.path.exists(path)]
    assert found, "WebKitGTK's MiniBrowser isn't installed (packages.apt)"
    return found[0]
