"""What build-site says to other programs: the exit code, JSON, SARIF."""

import json
import shutil
import subprocess

import pytest
from conftest import BUILD_SITE, ROOT
from fluidattacks_core.sarif import SarifLog

FRAGMENTS = ROOT / "Tests" / "Fixtures" / "Fragments"
STATUSES = {"verified", "assumed", "warnings", "outdated", "fails-as-declared", "fails", "unverified"}


def verify(*arguments):
    return subprocess.run(
        [BUILD_SITE, "verify", *arguments], cwd=ROOT, capture_output=True, text=True, timeout=1200)


def test_sarif_is_what_its_schema_asks_for():
    """The models of this reader were generated from the schema of SARIF 2.1.0, and refuse what it refuses."""
    process = verify("--format", "sarif", FRAGMENTS)
    assert process.returncode == 1
    SarifLog.model_validate_json(process.stdout)
    (run,) = json.loads(process.stdout)["runs"]
    assert len(run["results"]) > 80
    for result in run["results"]:
        region = result["locations"][0]["physicalLocation"]["region"]
        assert region["startLine"] >= 1 and region["startColumn"] >= 1
    assert any("fixes" in result for result in run["results"])


def test_json_says_of_each_sample_what_came_of_it():
    samples = json.loads(verify("--format", "json", FRAGMENTS).stdout)["samples"]
    assert len(samples) == sum(path.read_text().count("\n```swift") for path in FRAGMENTS.glob("*.md"))
    for sample in samples:
        assert {"file", "line", "kind", "status", "assumptions", "diagnostics", "symbols"} <= sample.keys()
        assert sample["status"] in STATUSES
        assert (sample["status"] == "assumed") <= bool(sample["assumptions"])
        assert (sample["status"] in ("fails", "warnings")) <= bool(sample["diagnostics"]), sample
    assert STATUSES - {sample["status"] for sample in samples} == set()


@pytest.mark.parametrize(
    "text, code",
    [
        ("let state = UIApplication.shared.applicationState\n", 0),
        ("let state = UIApplication.shared.aplicationState\n", 1),
        (None, 2),
    ],
)
def test_the_exit_code_tells_passed_from_failed_and_from_not_run(tmp_path, text, code):
    file = tmp_path / "a.swift"
    if text is not None:
        file.write_text(text)
    process = verify(file)
    assert process.returncode == code
    assert (str(file) in process.stderr) == (code != 0)


def test_a_cache_that_was_moved_is_used(tmp_path):
    """The compiler refuses modules of C headers that were made elsewhere."""
    file = tmp_path / "a.swift"
    file.write_text("let state = UIApplication.shared.applicationState\n")
    assert verify(file).returncode == 0
    for name in ("library", "macros", "modules"):
        shutil.copytree(ROOT / ".cache" / name, tmp_path / "moved" / name)
    assert verify("--cache", tmp_path / "moved", file).returncode == 0
