"""Slow tests have longer than pyproject.toml gives to all."""

from __future__ import annotations

import pytest

SLOW = 2 * 3600  # seconds


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("slow") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(SLOW))
