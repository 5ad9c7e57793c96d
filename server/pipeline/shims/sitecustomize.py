"""For an experiment that failed without it (docs/environments.md#stumbling-blocks): plots are drawn without windows, modules
of the repository are found as if it were installed, and names are there that newer releases no longer have."""

import importlib.machinery
import os
import sys

WINDOWS = ("tk", "qt", "gtk", "wx", "macosx")
NAMES = os.environ.get("STEPPED_OVER_NAMES", "").split()


def without_windows(matplotlib):
    use = matplotlib.use

    def use_without_window(backend, *args, **options):
        if str(backend).lower().startswith(WINDOWS):
            print("[stepped over] no window is opened", file=sys.stderr)
            backend = "agg"
        return use(backend, *args, **options)

    matplotlib.use = use_without_window


def with_types(numpy):
    aliases = {"float": float, "int": int, "bool": bool, "object": object, "str": str, "complex": complex}
    aliases.update({"long": int, "unicode": str, "asscalar": lambda array: array.item()})
    for name, value in aliases.items():
        if name not in vars(numpy):
            setattr(numpy, name, value)


def with_projection_of_figure(figure):
    gca = figure.Figure.gca

    def gca_with_projection(self, **options):
        return self.add_subplot(1, 1, 1, **options) if options else gca(self)

    figure.Figure.gca = gca_with_projection


def with_projection_of_pyplot(pyplot):
    gca = pyplot.gca
    pyplot.gca = lambda **options: pyplot.gcf().gca(**options) if options else gca()


def with_special(misc):
    import scipy.special

    for name in ("factorial", "factorial2", "comb", "logsumexp"):
        if name not in vars(misc):
            setattr(misc, name, getattr(scipy.special, name))


def with_joblib(externals):
    import joblib

    externals.joblib = sys.modules["sklearn.externals.joblib"] = joblib


# What is done to a module once it is loaded.
AFTER = {"matplotlib": without_windows}
if "numpy" in NAMES:
    AFTER["numpy"] = with_types
if "gca" in NAMES:
    AFTER["matplotlib.figure"] = with_projection_of_figure
    AFTER["matplotlib.pyplot"] = with_projection_of_pyplot
if "misc" in NAMES:
    AFTER["scipy.misc"] = with_special
if "joblib" in NAMES:
    AFTER["sklearn.externals"] = with_joblib


class Finder:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name not in AFTER:
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path, target)
        if spec is None or spec.loader is None:
            return spec
        load = spec.loader.exec_module

        def exec_module(module):
            load(module)
            AFTER[name](module)

        spec.loader.exec_module = exec_module
        return spec


sys.meta_path.insert(0, Finder)

if "collections" in NAMES:
    import collections
    import collections.abc

    for each in collections.abc.__all__:
        if not hasattr(collections, each):
            setattr(collections, each, getattr(collections.abc, each))
if "clock" in NAMES:
    import time

    if not hasattr(time, "clock"):
        time.clock = time.process_time
if "gcd" in NAMES:
    import fractions
    import math

    if not hasattr(fractions, "gcd"):
        fractions.gcd = math.gcd


class StandIns:
    """Modules by their names, each with what fills it; the last that are asked for: what is there is found before."""

    fill = {}

    @staticmethod
    def find_spec(name, path=None, target=None):
        if name in StandIns.fill:
            return importlib.machinery.ModuleSpec(name, StandIns, is_package=True)

    @staticmethod
    def create_module(spec):
        return None

    @staticmethod
    def exec_module(module):
        vars(module).update(StandIns.fill[module.__name__]())


sys.meta_path.append(StandIns)


def of_colab(*names):
    def without_colab(*values, **options):
        print("[stepped over] Google Colab is not here", file=sys.stderr)

    return lambda: dict.fromkeys(names, without_colab)


def of_selection(*names):
    def moved():
        import sklearn.model_selection

        return {name: getattr(sklearn.model_selection, name) for name in names}

    return moved


if "colab" in NAMES:
    # What a reader is to upload is not there: `files.upload` stays missing.
    StandIns.fill.update(
        {
            "google": of_colab(),
            "google.colab": of_colab(),
            "google.colab.auth": of_colab("authenticate_user"),
            "google.colab.drive": of_colab("mount", "flush_and_unmount"),
            "google.colab.files": of_colab("download", "view"),
            "google.colab.output": of_colab("clear"),
            "google.colab.patches": of_colab("cv2_imshow"),
        }
    )
if "selection" in NAMES:
    # What has other parameters now, such as KFold, stays missing.
    StandIns.fill.update(
        {
            "sklearn.cross_validation": of_selection("train_test_split", "cross_val_score", "cross_val_predict"),
            "sklearn.grid_search": of_selection("GridSearchCV", "RandomizedSearchCV", "ParameterGrid"),
            "sklearn.learning_curve": of_selection("learning_curve", "validation_curve"),
        }
    )

# Behind all others, as an editable install has them.
sys.path.extend(filter(None, os.environ.get("STEPPED_OVER_PATH", "").split(":")))
