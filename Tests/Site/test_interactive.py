"""The look-up program on a terminal: a pseudo-terminal stands in for one."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time

import pytest
from conftest import GLOSSARY


class Terminal:
    def __init__(self, *command, columns=80, lines=24):
        self.primary, self.secondary = pty.openpty()
        self.resize(columns, lines)
        self.before = termios.tcgetattr(self.secondary)
        environment = {**os.environ, "LANG": "de_DE.UTF-8", "LC_ALL": ""}
        self.process = subprocess.Popen(
            command, stdin=self.secondary, stdout=self.secondary, stderr=self.secondary, start_new_session=True,
            env=environment)
        self.seen = ""

    def resize(self, columns, lines):
        fcntl.ioctl(self.primary, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def type(self, text):
        os.write(self.primary, text.encode())

    def wait_for(self, text, seconds=10):
        """Reads what is drawn until `text` is there; returns what was drawn since the last call."""
        drawn, end = b"", time.monotonic() + seconds
        while time.monotonic() < end:
            if select.select([self.primary], [], [], 0.05)[0]:
                try:
                    drawn += os.read(self.primary, 65536)
                except OSError:
                    break
            if text.encode() in drawn:
                return drawn.decode(errors="replace")
        raise AssertionError(f"{text!r} was not drawn: {drawn.decode(errors='replace')[-500:]!r}")

    def end(self):
        """The exit code; the terminal must be as it was."""
        code = self.process.wait(timeout=10)
        assert termios.tcgetattr(self.secondary) == self.before
        return code


@pytest.fixture
def terminal(site):
    made = []

    def new(**options):
        made.append(Terminal(GLOSSARY, "--database", site / "glossary.db", **options))
        made[-1].wait_for(">")
        return made[-1]

    yield new
    for one in made:
        one.process.kill()
        one.process.wait()
        os.close(one.primary)
        os.close(one.secondary)


def test_it_answers_as_one_types(terminal):
    window = terminal()
    window.type("백")
    window.wait_for("Hintergrund")
    window.type("\x15scenedidente")
    window.wait_for("UISceneDelegate/sceneDidEnterBackground(_:)")
    window.type("\x03")
    assert window.end() == 0


def test_return_leaves_with_the_chosen_answer(terminal):
    window = terminal()
    window.type("hintergrund")
    window.wait_for("glossary/index.html#background")
    window.type("\x1b[B")
    window.wait_for("▸ ")
    window.type("\x1b[A\r")
    drawn = window.wait_for("page: de/glossary/index.html#background")
    assert window.end() == 0
    assert "\x1b[?1049l" in drawn


@pytest.mark.parametrize("key", ["\x03", "\x04", "\x1b"])
def test_control_c_control_d_and_escape_leave(terminal, key):
    window = terminal()
    window.type("scene" + key)
    window.wait_for("\x1b[?1049l")
    assert window.end() == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_ends_it_with_the_terminal_as_it_was(terminal, number):
    window = terminal()
    window.process.send_signal(number)
    window.wait_for("\x1b[?1049l")
    assert window.end() == -number


def test_letters_are_deleted_whole(terminal):
    window = terminal()
    window.type("한글é")
    window.wait_for("> 한글é")
    window.type("\x7f\x7f")
    assert "> 한\x1b[K" in window.wait_for("> 한\x1b[K")
    window.type(" zwei\x17")
    window.wait_for("> 한 \x1b[K")


def test_a_changed_window_is_drawn_anew_and_nothing_is_wider(terminal):
    window = terminal(columns=100)
    window.type("scene")
    window.wait_for("▸ ")
    window.resize(30, 10)
    os.kill(window.process.pid, signal.SIGWINCH)
    drawn = window.wait_for("\x1b[J")
    lines = re.sub(r"\x1b\[[?0-9;]*[A-Za-z]", "", drawn).split("\r\n")
    assert len(lines) <= 10 and all(len(line) <= 30 for line in lines)


def test_nothing_that_is_typed_gets_to_the_terminal_raw(terminal):
    window = terminal()
    window.type("a\x1b]0;title\x07b\u202ec" + "x" * 5000)
    drawn = window.wait_for("Nothing fits")
    assert "\x1b]" not in drawn and "\u202e" not in drawn


def test_it_runs_in_tmux(site, tmp_path):
    tmux = ["tmux", "-S", str(tmp_path / "socket"), "-f", "/dev/null"]
    command = f"LANG=C.UTF-8 '{GLOSSARY}' --language ko --database '{site}/glossary.db'"
    subprocess.run([*tmux, "-u", "new-session", "-d", "-x", "80", "-y", "24", command], check=True)
    try:
        subprocess.run([*tmux, "send-keys", "-l", "Hintergrund"], check=True)
        for _ in range(400):
            screen = subprocess.run([*tmux, "capture-pane", "-p"], capture_output=True, text=True).stdout
            if "백그라운드" in screen:
                break
            time.sleep(0.05)
        assert screen.startswith("> Hintergrund\n▸ 백그라운드")
    finally:
        subprocess.run([*tmux, "kill-server"])


def test_without_a_terminal_it_asks_for_a_word(site):
    process = subprocess.run(
        [GLOSSARY, "--database", site / "glossary.db"], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=10)
    assert process.returncode == 2 and "which word?" in process.stderr
