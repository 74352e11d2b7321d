"""Output files: replaced when complete, removed otherwise, refused at once where no file can be."""

import os
from pathlib import Path

import pytest

from rowlock.cli.output_file import OutputFile, remove_drafts
from rowlock.cli.typer_i18n import CommandError


def test_an_uncommitted_file_is_removed(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.write_text("old")
    with OutputFile(str(path)) as output:
        output.file.write(b"new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_an_exit_at_once_removes_what_is_not_committed(tmp_path: Path) -> None:
    with OutputFile(str(tmp_path / "done")) as done, OutputFile(str(tmp_path / "draft")):
        done.commit()
        assert len(list(tmp_path.iterdir())) == 2
        remove_drafts()
        assert list(tmp_path.iterdir()) == [tmp_path / "done"]


def test_a_file_follows_links_and_the_umask(tmp_path: Path) -> None:
    link, real = tmp_path / "link", tmp_path / "real"
    real.write_text("old")
    link.symlink_to(real)
    before = os.umask(0o027)
    try:
        with OutputFile(str(link)) as output:
            output.file.write(b"new")
            output.commit()
    finally:
        os.umask(before)
    assert link.is_symlink()
    assert real.read_text() == "new"
    assert real.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize("place", ["", "missing/games.parquet", "file/games.parquet", "pipe"])
def test_an_impossible_target_raises_at_once(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_text("")
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(CommandError, match=str(tmp_path)):
        OutputFile(str(tmp_path / place))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "pipe"]
