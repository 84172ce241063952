"""Entry point: `blender -b --factory-startup -P run.py -- <scene file> [picture ...]`."""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import common  # noqa: E402

args = sys.argv[sys.argv.index("--") + 1:]
jobs = importlib.import_module(args[0]).JOBS
for name in args[1:] or jobs:
    common.reset()
    jobs[name]()
