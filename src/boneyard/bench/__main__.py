"""One round of measurements in this process: `python -m boneyard.bench ours|peers SECONDS SIMULATIONS`."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict

from boneyard.bench import ours, peers
from boneyard.bench.clock import measured
from boneyard.core.compiled import build

if __name__ == "__main__":
    whose, seconds, simulations = sys.argv[1:]
    items = (ours if whose == "ours" else peers).items(int(simulations))
    figures = [asdict(measured(item, float(seconds))) for item in items]
    sys.stdout.write(json.dumps({"build": build(), "figures": figures}))
