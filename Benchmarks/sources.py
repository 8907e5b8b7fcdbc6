"""Reads source texts of 5 MB, real ones and hostile ones, and prints processor seconds and peak memory of each process.

    python3 Benchmarks/sources.py .build/release/build-site
"""

import os
import pathlib
import subprocess
import sys
import tempfile

SIZE = 5_000_000
SOURCES = pathlib.Path(__file__).resolve().parents[1] / "Content" / "sources"


def filled(text):
    piece = text.encode()
    return (piece * (SIZE // len(piece) + 1))[:SIZE].decode("utf-8", "ignore")


def texts():
    own = sorted(SOURCES.glob("*.txt"))
    yield "our own texts, again and again", filled("\n\n".join(path.read_text(encoding="utf-8") for path in own))
    for path in own:
        yield path.stem, filled(path.read_text(encoding="utf-8"))
    yield "100,000 bullets", "• a point\n" * 100_000
    yield "10,000 nested quotes", ">" * 10_000 + "\n\nA text.\n\n" + "> " * 10_000
    yield "one line of prose", filled("The app calls sceneDidEnterBackground(_:) in the end. ")
    yield "one line of code", filled("func a() { b(c: d) } ")
    yield "one line of brackets", "[" * SIZE
    yield "lost spans", filled("via when ")
    yield "entities", filled("&amp;")
    yield "mail addresses", filled("a@b.c ")
    yield "attributes", filled("@b ")
    yield "divided words", filled("wor-\nds ")
    yield "running heads", "".join(f"{page} | Chapter\n\n" for page in range(300_000))
    yield "names alone", filled("UISceneDelegate\n")
    yield "unknown methods", "Title\n\n" + "".join(f"Call scene{n}(_:did{n}:) now. " for n in range(150_000))


def measured(command):
    """Processor seconds, and the peak memory in MB."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        sys.exit(f"{command} ended with {status}")
    return used.ru_utime + used.ru_stime, used.ru_maxrss // 1024


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for name, text in texts():
            file = folder / "text.txt"
            file.write_text(text, encoding="utf-8")
            # Without Content: the reading alone, and the writing of the Markdown and of the ledger.
            arguments = ["--language", "it", "--content", folder / "none", "--ledger", folder / "ledger.json"]
            seconds, memory = measured([program, "import", file, *arguments])
            print(f"{name:32} {file.stat().st_size / 1e6:4.1f} MB  {seconds:5.2f} s, peak {memory} MB")


main()
