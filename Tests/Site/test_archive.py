"""The site as one file, for reading from a disk."""

import subprocess
import zipfile

from conftest import build


def test_the_archive_holds_every_file_that_a_reader_opens(site, archive):
    names = zipfile.ZipFile(archive).namelist()
    assert zipfile.ZipFile(archive).testzip() is None
    hidden = {name for path in site.rglob("*") if (name := path.relative_to(site).as_posix())[0] in "._"}
    files = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    # One folder by the archive's name: it unpacks into nobody's files.
    assert {name.removeprefix(f"{archive.stem}/") for name in names} == files - hidden
    assert len(names) == len(set(names))
    checked = subprocess.run(["unzip", "-tq", archive], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout


def test_the_same_site_gives_the_same_archive(archive, tmp_path):
    assert build(tmp_path / "_site", "--zip", tmp_path / archive.name).returncode == 0
    assert (tmp_path / archive.name).read_bytes() == archive.read_bytes()


def test_an_archive_that_cannot_be_written_is_said(tmp_path):
    (tmp_path / "taken.zip").mkdir()
    process = build(tmp_path / "_site", "--zip", tmp_path / "taken.zip")
    assert process.returncode == 2 and "taken.zip' can't be written" in process.stderr
