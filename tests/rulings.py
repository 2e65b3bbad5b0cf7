"""`@ruling("BOOM-014")` on a test: it shows that ruling."""

from __future__ import annotations

import pytest

ruling = pytest.mark.ruling
