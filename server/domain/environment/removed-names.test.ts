import { expect, it } from "vitest";
import { removedNames } from "./removed-names.ts";
import { codeLinesOf } from "./script-literals.ts";

it.each([
  ["x = 1\ny = np.float(x)", [["numpy", 2]]],
  ["y = numpy.int\nz = np.bool", [["numpy", 1]]],
  ["np.float64(x); np.int_; np.bool_; np.floating; np.str_", []],
  ["# np.float\nmap.int", []],
  ["np.float = float", []],
  ["ax = fig.gca(projection='3d')\nplt.gca()", [["gca", 1]]],
  ["from collections import defaultdict, Iterable", [["collections", 1]]],
  ["from collections import OrderedDict, Counter\nfrom collections.abc import Iterable", []],
  ["t = time.clock()\nfrom time import clock", [["clock", 1]]],
  ["from fractions import gcd", [["gcd", 1]]],
  ["from scipy.misc import comb, imread\nscipy.special.comb", [["misc", 1]]],
  ["from google.colab import drive\ndrive.mount('/content/drive')", [["colab", 1]]],
  ["from sklearn.cross_validation import train_test_split", [["selection", 1]]],
  ["from sklearn import svm, grid_search", [["selection", 1]]],
  ["from sklearn.model_selection import learning_curve", []],
  ["# from google.colab import drive\nfrom google.cloud import storage", []],
  ["from sklearn.externals import joblib", [["joblib", 1]]],
  ["import sklearn.externals.joblib as j", [["joblib", 1]]],
])("of %j are %j", (code, found) => {
  const lines = codeLinesOf({ path: "fit.py", text: code });
  expect(removedNames(lines).map(({ kind, line }) => [kind, line])).toEqual(found);
});
