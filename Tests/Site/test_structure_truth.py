"""Import against the structure that careful readers gave to real captures, where ../shared is there."""
import pathlib
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCORE = ROOT.parent / "shared/data/structure/score.py"


@pytest.mark.skipif(not SCORE.is_file(), reason="../shared is not there")
def test_structure_of_the_given_captures():
    run = subprocess.run(
        [sys.executable, SCORE, "--hig", ".build/debug/hig", "--least", "0.9"], cwd=ROOT, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout + run.stderr
