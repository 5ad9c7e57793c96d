import { expect, it } from "vitest";
import { readAptFile } from "./debian-needs.ts";
import type { ImportedModule } from "./imported-module.ts";
import { filesOfInferred, inferPackages, unlistedPackages } from "./inferred-packages.ts";
import { readDescription } from "./r-files.ts";
import { readRequirementsFile } from "./requirements-file.ts";

const imported = (language: ImportedModule["language"], ...names: string[]) =>
  names.map((name, index) => ({ language, name, path: "a", line: index + 1 }));
const debian = (imports: ImportedModule[], paths: string[] = []) =>
  inferPackages(imports, paths).map((each) => [each.module, each.place, ...each.debian].join(" "));

it("names Debian's packages of what is loaded, each once, where it is loaded first", () => {
  expect(
    debian(imported("python", "numpy", "scipy.stats", "scipy.optimize", "cv2", "sklearn", "tkinter")),
  ).toEqual([
    "numpy a:1 python3-numpy",
    "scipy a:2 python3-scipy",
    "cv2 a:4 python3-opencv",
    "sklearn a:5 python3-sklearn",
    "tkinter a:6 python3-tk",
  ]);
  expect(debian(imported("r", "dplyr", "data.table", "DESeq2"))).toEqual([
    "dplyr a:1 r-cran-dplyr r-bioc-dplyr",
    "data.table a:2 r-cran-data.table r-bioc-data.table",
    "DESeq2 a:3 r-cran-deseq2 r-bioc-deseq2",
  ]);
});

it("leaves out what comes with the language, and the code's own files and folders", () => {
  expect(debian(imported("python", "os.path", "json", "__future__", "distutils"))).toEqual([]);
  expect(debian(imported("r", "stats", "MASS", "grid", "survival"))).toEqual([]);
  const paths = ["code/helpers.py", "pkg/sub/x.py", "data/yaml.txt"];
  expect(debian(imported("python", "helpers", "pkg.sub", "sub", "yaml"), paths)).toEqual([
    "yaml a:4 python3-yaml",
  ]);
});

it("makes no name of what is none", () => {
  expect(debian(imported("python", "näme", "a".repeat(300), "-x", "constructor"))).toEqual([
    "-x a:3 python3--x",
    "constructor a:4 python3-constructor",
  ]);
});

it("asks Python's index for no distribution but those of which it is known what they are", () => {
  const modules = ["shap", "cv2", "yaml", "haiku", "pytorch_lightning", "utils", "constructor", "lab_code"];
  const asked = inferPackages(imported("python", ...modules), []).map(({ distribution }) => distribution);
  expect(asked).toEqual([
    ...["shap", "opencv-python-headless", "PyYAML", "dm-haiku", "pytorch_lightning"],
    ...[null, null, null],
  ]);
  expect(inferPackages(imported("r", "shap"), [])[0]?.distribution).toBe(null);
});

it("is missing from a list where an environment of the list has neither it nor Debian's package of it", () => {
  const loaded = inferPackages(
    imported("python", "numpy", "sklearn", "cv2", "pingouin", "unheard_of").concat(imported("r", "dplyr")),
    [],
  );
  const installed = { "python:numpy": "1.26", "python:scikit-learn": "1.4", "debian:python3-opencv": "4.6" };
  expect(unlistedPackages(loaded, installed).map(({ distribution }) => distribution)).toEqual(["pingouin"]);
});

it("is missing where code loads what installs packages, and no list has it", () => {
  const loaded = inferPackages(imported("python", "pip", "pkg_resources"), []);
  const missing = unlistedPackages(loaded, { "python:numpy": "1.24.2" });
  expect(missing.map(({ distribution }) => distribution)).toEqual(["pip", "setuptools"]);
});

it("is offered as files that declare it", () => {
  const files = filesOfInferred([
    { name: "python3-opencv", module: "cv2", place: "a b.py:3" },
    { name: "shap", version: "0.41.0", module: "shap", place: "a.py:4" },
  ]);
  expect([...files.keys()]).toEqual(["inferred-apt.txt", "inferred-requirements.txt"]);
  const apt = files.get("inferred-apt.txt")!;
  expect(apt).toContain("python3-opencv  # cv2, a b.py:3\n");
  expect(readAptFile("apt.txt", apt)).toMatchObject({
    requirements: [{ name: "python3-opencv" }],
    unmet: [],
  });
  const { requirements, unmet } = readRequirementsFile("r", files.get("inferred-requirements.txt")!);
  expect([requirements.map(({ line }) => line), unmet]).toEqual([["shap==0.41.0"], []]);
  const r = [{ name: "lsmeans", module: "lsmeans", place: "a.R:1", isFromCran: true as const }];
  const description = filesOfInferred(r).get("inferred-DESCRIPTION")!;
  expect(readDescription("DESCRIPTION", description).requirements[0]?.r?.name).toBe("lsmeans");
  expect(filesOfInferred([])).toEqual(new Map());
});
