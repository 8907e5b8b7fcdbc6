"""Times look-ups, each a whole process, beside an empty program and sdcv on the same entries.

Usage: lookups.py GLOSSARY DATABASE FOLDER    (FOLDER as benchmark-index writes it)
"""

import shutil
import statistics
import subprocess
import sys
import time

glossary, database, folder = sys.argv[1:]
KINDS = {
    "exact": ("background", "backgrounder"), "beginning": ("backgr", "backgroun"), "inside": ("ckgroun", "ckgrounde"),
    "a slip": ("bakcground", "bakcgrounder"), "nothing": ("zzqqxyy", "zzqqxyy"),
}


def milliseconds(command):
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return (time.perf_counter() - start) * 1000


def medians(commands, rounds=200):
    """Turn by turn, so that what else the machine does falls on all alike."""
    times = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            times[name].append(milliseconds(command))
    return {name: statistics.median(found) for name, found in times.items()}


for kind, (here, there) in KINDS.items():
    commands = {
        "true": ["/bin/true"],
        "own": [glossary, here, "--database", database],
        "large": [glossary, there, "--database", f"{folder}/glossary.db"],
    }
    if shutil.which("sdcv"):
        commands["sdcv"] = ["sdcv", "-n", "-e", "--data-dir", folder, there]
    found = medians(commands)
    sdcv = f", {found['large'] / found['sdcv']:.2f} of sdcv's {found['sdcv']:.1f} ms" if "sdcv" in found else ", sdcv not installed"
    print(
        f"{kind + ':':12} {found['own']:.1f} ms in this site, {found['large']:.1f} ms in 100,000 entries: "
        f"{found['large'] / found['true']:.1f} times /bin/true's {found['true']:.1f} ms{sdcv}"
    )
