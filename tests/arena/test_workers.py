from __future__ import annotations

import math
import os

import pytest

from boneyard.arena.workers import Crew, WorkerDied


def test_all_jobs_are_done_and_an_error_travels_home() -> None:
    with Crew(math.sqrt, workers=2) as crew:
        assert sorted(crew.do([9.0, 4.0, 1.0])) == [1.0, 2.0, 3.0]
        assert list(crew.do([])) == []
        with pytest.raises(ValueError, match="math domain error") as error:
            list(crew.do([-1.0]))
        assert "In another process" in error.value.__notes__[0]


def test_a_process_that_dies_is_noticed() -> None:
    with Crew(os._exit, workers=1) as crew, pytest.raises(WorkerDied, match="the process playing game 3 died"):
        list(crew.do([3]))
