import { expect, test } from "vitest";
import { readPython } from "./python-files.ts";
import { machineName, markerHolds, markerVariables } from "./python-marker.ts";

const A = "a".repeat(64);

async function readAll(files: Record<string, string>) {
  const read = async (path: string) => files[path] ?? { reason: "It is not there." };
  const { requirements, debian, unmet, versions, constraints } = await readPython(Object.keys(files), read);
  const shorten = ({ text, place }: { text: string; place: string }) => `${text} (${place})`;
  return {
    lines: requirements.map(({ line, place }) => `${line} (${place})`),
    debian: debian.map(shorten),
    unmet: unmet.map(shorten),
    versions: versions.map(shorten),
    constraints,
  };
}

const nothing = { lines: [], debian: [], unmet: [], versions: [], constraints: [] };

test("pyproject.toml is read in its own words, and Poetry's table is named", async () => {
  const pyproject = [
    '[project]\nname = "x"\nrequires-python = ">=3.9, <4"',
    'dependencies = [\n  "numpy>=1.20",\n  "tomli; python_version < \'3.11\'",\n  "b @ git+https://x.example/b",\n]',
    '[project.optional-dependencies]\ndev = ["pytest"]',
  ].join("\n");
  expect(await readAll({ "pyproject.toml": pyproject })).toEqual({
    ...nothing,
    lines: ["numpy>=1.20 (pyproject.toml:5)", "tomli ; python_version < '3.11' (pyproject.toml:6)"],
    unmet: ["b @ git+https://x.example/b (pyproject.toml:7)"],
    versions: ["python>=3.9,<4 (pyproject.toml:3)"],
  });
  const poetry = '[tool.poetry]\nname = "x"\n[tool.poetry.dependencies]\nnumpy = "^1.20"\n';
  expect((await readAll({ "pyproject.toml": poetry })).unmet).toEqual([
    "[tool.poetry.dependencies] (pyproject.toml:3)",
  ]);
  expect((await readAll({ "pyproject.toml": "[project\n" })).unmet).toEqual([
    "pyproject.toml (pyproject.toml:1)",
  ]);
});

test("a project of the repository is what its own file asks for, unless it has something to compile", async () => {
  const pyproject = '[project]\nname = "x"\nrequires-python = ">=3.9"\ndependencies = ["numpy"]';
  const list = { "requirements.txt": "scipy\n-e .[dev]\n" };
  expect(await readAll({ ...list, "pyproject.toml": pyproject })).toEqual({
    ...nothing,
    lines: ["scipy (requirements.txt:1)", "numpy (pyproject.toml:4)"],
    versions: ["python>=3.9 (pyproject.toml:3)"],
  });
  const both = { "pyproject.toml": "[tool.black]\n", "setup.py": "setup(install_requires=['a'])" };
  expect((await readAll({ ...list, ...both })).lines.at(-1)).toBe("a (setup.py:1)");
  const lib = { "environment.yml": "dependencies: [{pip: [./lib]}]", "lib/setup.py": "setup()" };
  expect(await readAll(lib)).toEqual(nothing);
  const project = { "pyproject.toml": pyproject };
  for (const [files, unmet] of [
    [{ ...list, ...project, "x/fast.pyx": "" }, ".[dev]"],
    [{ ...list, ...project, "setup.py": "setup(ext_modules=[Extension('x', ['a.c'])])" }, ".[dev]"],
    [list, ".[dev]"],
    [{ ...project, "requirements.txt": "numpy\n-e ../x" }, "../x"],
  ] as [Record<string, string>, string][])
    expect((await readAll(files)).unmet).toEqual([`${unmet} (requirements.txt:2)`]);
});

test("of a file of nothing but options the first are named, and each folder is looked for once", async () => {
  const options = await readAll({ "requirements.txt": `${"-x\n".repeat(50_000)}numpy\n` });
  expect(options.unmet).toHaveLength(200);
  const others = [
    "--index-url https://x.example",
    "-r /x",
    "-e git+https://x.example/x",
    "scipy @ file:///x",
  ];
  for (const line of others)
    expect((await readAll({ "requirements.txt": `${line}\n`.repeat(20_000) })).unmet).toHaveLength(200);
  const conda = { "environment.yml": `dependencies:\n${"  - a/b\n".repeat(5_000)}` };
  expect((await readAll(conda)).unmet).toHaveLength(200);
  const pythons = { "environment.yml": `dependencies:\n${"  - python=3.9\n".repeat(5_000)}` };
  expect((await readAll(pythons)).versions).toHaveLength(100);
  const included = Array.from({ length: 20_000 }, (_, index) => `-r ${index}.txt\n`).join("");
  // Twenty are read, of which none is there; each of the hundred that are remembered is said.
  expect((await readAll({ "requirements.txt": included })).unmet).toHaveLength(100);
});

test("a file that names thousands of projects has each of the first looked at once", async () => {
  const list = Array.from({ length: 1_000 }, (_, index) => `-e ./p${index % 500}\n`).join("");
  const projects = Array.from({ length: 500 }, (_, index) => [`p${index}/setup.py`, "setup()"]);
  const files: Record<string, string> = Object.fromEntries([["requirements.txt", list], ...projects]);
  const reads: string[] = [];
  const { unmet } = await readPython(Object.keys(files), async (path) => {
    reads.push(path);
    return files[path]!;
  });
  expect(reads.filter((path) => path.startsWith("p")).length).toBeLessThanOrEqual(2 * 20);
  expect(unmet[0]).toMatchObject({ text: "./p20" });
});

test("of several files the first that asks for something counts, and runtime.txt beside it", async () => {
  const black = "[tool.black]\nline-length = 100\n";
  const setup = 'setup(install_requires=["a"], python_requires=">=2.7")';
  expect(
    await readAll({ "pyproject.toml": black, "setup.py": setup, "runtime.txt": "python-3.7\n" }),
  ).toEqual({
    ...nothing,
    lines: ["a (setup.py:1)"],
    versions: ["python==3.7.* (runtime.txt:1)", "python>=2.7 (setup.py:1)"],
  });
  const both = { "requirements.txt": "a", "environment.yml": "dependencies: [b]", "setup.py": setup };
  expect((await readAll(both)).lines).toEqual(["b (environment.yml:1)"]);
  expect((await readAll({ ...both, "binder/requirements.txt": "c" })).lines).toEqual([
    "c (binder/requirements.txt:1)",
  ]);
});

test("where the root has none, what the README has installed counts, else the only file of its name", async () => {
  const linesOf = async (files: Record<string, string>) => (await readAll(files)).lines;
  const README = "First `pip install -r env/base.txt`, or conda env create --file ./env/all.yml";
  const env = { "env/base.txt": "a", "env/all.yml": "dependencies: [b]", "code/requirements.txt": "c" };
  expect(await linesOf({ "README.md": README, ...env })).toEqual(["a (env/base.txt:1)"]);
  expect(await linesOf({ "README.md": "conda env create -f env/all.yml", ...env })).toEqual([
    "b (env/all.yml:1)",
  ]);
  expect(await linesOf({ "README.md": "pip install -r ../x.txt -r missing.txt", ...env })).toEqual([
    "c (code/requirements.txt:1)",
  ]);
  const black = { "pyproject.toml": "[tool.black]\n", ...env };
  expect(await linesOf(black)).toEqual(["c (code/requirements.txt:1)"]);
  expect(await linesOf({ ...black, "requirements.txt": "d" })).toEqual(["d (requirements.txt:1)"]);
  for (const other of ["docs/requirements.txt", ".github/requirements.txt", "tests/unit/requirements.txt"])
    expect(await linesOf({ [other]: "a" })).toEqual([]);
  expect(await linesOf({ "a/requirements.txt": "a", "b/requirements.txt": "b" })).toEqual([]);
});

test("of a README that has thousands of files installed the first twenty are read, ahead of the first", async () => {
  const numbers = Array.from({ length: 3_000 }, (_, index) => index);
  const README = numbers.map((index) => `pip install -r r/${index}.txt\n`).join("");
  const files: Record<string, string> = { "README.md": README, ...{ "r/19.txt": "a", "r/20.txt": "b" } };
  const begun: string[] = [];
  const paths = ["README.md", ...numbers.map((index) => `r/${index}.txt`)];
  const { requirements } = await readPython(paths, async (path) => {
    begun.push(path);
    if (path === "r/0.txt") await new Promise((resolve) => setImmediate(resolve));
    return files[path] ?? "# none";
  });
  expect(requirements).toMatchObject([{ name: "a" }]);
  expect(begun).toEqual(["README.md", ...numbers.slice(0, 20).map((index) => `r/${index}.txt`)]);
});

test("a failure of what is read ahead is its reader's alone", async () => {
  const README = "pip install -r a.txt\npip install -r b.txt\n";
  const read = (fails: string) => async (path: string) => {
    if (path === fails) throw new Error("The disk is gone.");
    return path === "README.md" ? README : "a";
  };
  const paths = ["README.md", "a.txt", "b.txt"];
  expect((await readPython(paths, read("b.txt"))).requirements).toHaveLength(1);
  await expect(readPython(paths, read("a.txt"))).rejects.toThrow("The disk is gone.");
});

test("names that a README has installed are looked for in one list of names", async () => {
  const README = Array.from({ length: 10_000 }, (_, index) => `pip install -r r${index}\n`).join("");
  const files = Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`data/r${index + 5}`, "a"]));
  // Of the first twenty that are named, fifteen are there, each once.
  expect((await readAll({ ...files, "README.md": README })).lines).toEqual(["a (data/r5:1)"]);
  expect(
    (await readAll({ "README.md": `${"x".repeat(300_000)}\npip install -r a/b`, "a/b": "a" })).lines,
  ).toEqual([]);
});

test("of files that ask for nothing, and include others that do not, sixty are read", async () => {
  const includes = (name: string) =>
    Array.from({ length: 19 }, (_, index) => `-r ${name}${index}\n`).join("");
  const lists = Array.from({ length: 15 }, (_, index) => [`l/${index}.txt`, includes(`l${index}-`)]);
  const README = lists.map(([path]) => `pip install -r ${path}\n`).join("");
  const files: Record<string, string> = { ...Object.fromEntries(lists), "README.md": README };
  let reads = 0;
  const { unmet } = await readPython(Object.keys(files), async (path) => {
    reads++;
    return files[path] ?? "# none";
  });
  expect(reads).toBe(60 + 15);
  expect(unmet[0]).toMatchObject({ reason: expect.stringMatching(/More than 60 files/) });
});

test("a Dockerfile counts last: what its last stage installs by name, and its image's Python", async () => {
  const Dockerfile = [
    "FROM python:3.7 AS build",
    "RUN pip install build-only",
    "FROM docker.io/library/python:3.8.5-slim",
    "RUN apt-get update && apt-get install -y gcc && rm -rf /var/lib/apt/lists/*",
    "RUN --mount=type=cache,target=/root/.cache pip3 install --no-cache-dir -i https://pypi.org/simple \\",
    "    'numpy>=1.20' \"scipy==1.5\"; \\",
    "    python3.8 -m pip install -U pip setuptools $MORE pandas . && echo pip install not-this",
    "RUN sudo conda install -yc conda-forge libgcc matplotlib=3.3 && pip install git+https://x.example/own",
    'CMD ["python", "run.py"]',
  ].join("\n");
  const read = {
    ...nothing,
    lines: [
      "numpy>=1.20 (Dockerfile:6)",
      "scipy==1.5 (Dockerfile:6)",
      "pandas (Dockerfile:7)",
      "matplotlib==3.3.* (Dockerfile:8)",
    ],
    unmet: ["git+https://x.example/own (Dockerfile:8)"],
    versions: ["python==3.8.* (Dockerfile:3)"],
  };
  expect(await readAll({ Dockerfile })).toEqual(read);
  expect((await readAll({ "docker/Dockerfile": Dockerfile })).lines).toHaveLength(4);
  expect((await readAll({ Dockerfile, "env/requirements.txt": "a" })).lines).toEqual([
    "a (env/requirements.txt:1)",
  ]);
  const copying = "FROM x\nCOPY env/*.txt /tmp/\nRUN pip install -r /tmp/base.txt -e . && pip install more";
  expect((await readAll({ Dockerfile: copying, "env/base.txt": "a" })).lines).toEqual(["a (env/base.txt:1)"]);
  expect((await readAll({ Dockerfile: copying })).lines).toEqual(["more (Dockerfile:3)"]);
  expect(await readAll({ Dockerfile: "FROM rocker/r-ver:4.3.1\nRUN install2.r dplyr\n" })).toEqual(nothing);
  expect(await readAll({ Dockerfile: "\\\nRUN\nFROM\n&& ; pip install" })).toEqual(nothing);
});

test("setup.py is read and not run: what it computes is named", async () => {
  const literal = 'setup(\n  install_requires=[\n    "a>=1",  # "not"\n    \'b[x]\',\n  ],\n)';
  expect((await readAll({ "setup.py": literal })).lines).toEqual(["a>=1 (setup.py:3)", "b[x] (setup.py:4)"]);
  for (const computed of [
    "open('r.txt').read().split()",
    "['a'] + more",
    "[x for x in y]",
    "['a' % b]",
    "['a', b]",
  ]) {
    const { lines, unmet } = await readAll({ "setup.py": `setup(install_requires=${computed})` });
    expect([lines, unmet]).toEqual([[], ["install_requires (setup.py:1)"]]);
  }
  const config =
    "[metadata]\nname = x\n[options]\ninstall_requires =\n    a>=1\n    b\npython_requires = >=3.6\n[x]\ny = 1\n";
  expect(await readAll({ "setup.cfg": config })).toEqual({
    ...nothing,
    lines: ["a>=1 (setup.cfg:5)", "b (setup.cfg:6)"],
    versions: ["python>=3.6 (setup.cfg:7)"],
  });
});

test("Pipfile.lock gives versions and hashes, and a Pipfile without one gives versions", async () => {
  const lock = {
    _meta: { requires: { python_version: "3.9" } },
    default: {
      numpy: {
        version: "==1.20.1",
        hashes: [`sha256:${A}`],
        markers: "python_version >= '3.7'",
        index: "pypi",
      },
      own: { path: "." },
      forked: { git: "https://x.example/forked", ref: "main" },
    },
    develop: { pytest: { version: "==7" } },
  };
  expect(await readAll({ "Pipfile.lock": JSON.stringify(lock, null, 1), Pipfile: "" })).toEqual({
    ...nothing,
    lines: [`numpy==1.20.1 ; python_version >= '3.7' --hash=sha256:${A} (Pipfile.lock:8)`],
    unmet: ["./. (Pipfile.lock:16)", "forked @ git+https://x.example/forked (Pipfile.lock:19)"],
    versions: ["python==3.9.* (Pipfile.lock:4)"],
  });
  const pipfile =
    '[packages]\nnumpy = "*"\nb = {version = ">=2", extras = ["x"]}\n[requires]\npython_version = "3.9"\n';
  expect(await readAll({ Pipfile: pipfile })).toMatchObject({
    lines: ["numpy (Pipfile:2)", "b[x]>=2 (Pipfile:3)"],
    versions: ["python==3.9.* (Pipfile:5)"],
  });
  expect((await readAll({ "Pipfile.lock": "{" })).unmet).toEqual(["Pipfile.lock (Pipfile.lock:1)"]);
});

test("uv.lock holds the project's own requirements and what they need to their versions", async () => {
  const lock = `
version = 1
requires-python = ">=3.10"
[[package]]
name = "paper"
version = "0.1.0"
source = { virtual = "." }
dependencies = [{ name = "numpy" }, { name = "uvicorn", extra = ["standard"], marker = "sys_platform == 'linux'" }]
[package.dev-dependencies]
dev = [{ name = "pytest" }]
[[package]]
name = "numpy"
version = "2.0.1"
[[package]]
name = "uvicorn"
version = "0.30.0"
[[package]]
name = "h11"
version = "0.14.0"
[[package]]
name = "bad"
version = "1 --index-url=http://evil.example"
`;
  expect(await readAll({ "uv.lock": lock, "pyproject.toml": '[project]\ndependencies = ["numpy"]' })).toEqual(
    {
      ...nothing,
      lines: ["numpy==2.0.1 (uv.lock:8)", "uvicorn[standard]==0.30.0 ; sys_platform == 'linux' (uv.lock:8)"],
      versions: ["python>=3.10 (uv.lock:3)"],
      constraints: ["numpy==2.0.1", "uvicorn==0.30.0", "h11==0.14.0"],
    },
  );
});

test("environment.yml: names of conda that the Python index or Debian have, and the rest is named", async () => {
  const text = `
name: paper
channels: [conda-forge]
dependencies:
  - python=3.8
  - numpy=1.20
  - conda-forge::scipy=1.6.2=py38_0
  - pandas >=1.2,<2
  - pytorch
  - pip
  - libffi=3.3=he6710b0_2
  - cudatoolkit=11.3
  - r-dplyr=1.0
  - ffmpeg
  - pip:
      - tqdm==4.60
      - -r more.txt
      - git+https://x.example/y
`;
  expect(await readAll({ "environment.yml": text, "more.txt": "z" })).toEqual({
    lines: [
      ...["numpy==1.20.* (environment.yml:6)", "scipy==1.6.2 (environment.yml:7)"],
      ...["pandas>=1.2,<2 (environment.yml:8)", "torch (environment.yml:9)"],
      ...["tqdm==4.60 (environment.yml:16)", "z (more.txt:1)"],
    ],
    debian: ["r-cran-dplyr (environment.yml:13)", "ffmpeg (environment.yml:14)"],
    unmet: ["cudatoolkit=11.3 (environment.yml:12)", "git+https://x.example/y (environment.yml:18)"],
    versions: ["python==3.8.* (environment.yml:5)"],
    constraints: [],
  });
  for (const wrong of ["[", "dependencies: 3", "a: &a [*a, *a]\ndependencies: [*a]", `${"[".repeat(20_000)}`])
    expect((await readAll({ "environment.yml": wrong })).unmet).toEqual([
      "environment.yml (environment.yml:1)",
    ]);
});

test.each([
  ["python_version < '3.8'", false],
  ["python_version >= '3.10' and sys_platform == 'linux'", true],
  ["sys_platform == 'win32' or (os_name == 'posix' and platform_machine in 'x86_64 aarch64')", true],
  ["platform_system != 'Windows'", true],
  ["extra == 'dev'", false],
  ["'3.11' == python_version", true],
  ["no_such == '1'", true],
  ["python_version <", true],
  [`${"(".repeat(5000)}python_version < '3'`, true],
])("the marker %j holds: %j", (marker, holds) => {
  expect(markerHolds(marker, markerVariables("3.11.2", machineName("x64")))).toBe(holds);
});
