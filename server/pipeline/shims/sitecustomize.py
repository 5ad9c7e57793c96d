"""For an experiment that failed without it (docs/environments.md#stumbling-blocks): plots are drawn without windows, and
modules of the repository are found as if it were installed."""

import importlib.machinery
import os
import sys

WINDOWS = ("tk", "qt", "gtk", "wx", "macosx")


class Finder:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name != "matplotlib":
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path, target)
        if spec is None or spec.loader is None:
            return spec
        load = spec.loader.exec_module

        def exec_module(module):
            load(module)
            use = module.use

            def use_without_window(backend, *args, **options):
                if str(backend).lower().startswith(WINDOWS):
                    print("[stepped over] no window is opened", file=sys.stderr)
                    backend = "agg"
                return use(backend, *args, **options)

            module.use = use_without_window

        spec.loader.exec_module = exec_module
        return spec


sys.meta_path.insert(0, Finder)
# Behind all others, as an editable install has them.
sys.path.extend(filter(None, os.environ.get("STEPPED_OVER_PATH", "").split(":")))
