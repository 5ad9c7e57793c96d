import { expect, it } from "vitest";
import { type ArchiveEntries, readManifests } from "./read-manifests.ts";

/** What is read of files of these sizes, whose bytes are spaces. */
async function read(
  sizes: Record<string, number>,
  texts: Record<string, string> = {},
  notExecutable: readonly string[] = [],
) {
  const entries = Object.entries({ ...sizes, ...texts }).map(([path, given]): ArchiveEntries[number] => ({
    ...{ path, type: "file", target: null, isExecutable: !notExecutable.includes(path) },
    size: typeof given === "number" ? given : given.length,
  }));
  const asked: string[] = [];
  const readFiles = async (_archive: string, names: ReadonlySet<string>, maxBytes: number) => {
    asked.push(...names);
    const known = [...names].filter((name) => name in texts || (sizes[name] ?? maxBytes + 1) <= maxBytes);
    return new Map(
      known.map((name) => [
        name,
        name in texts ? Buffer.from(texts[name]!) : Buffer.alloc(sizes[name]!, " "),
      ]),
    );
  };
  const archives = { readFiles } as unknown as Parameters<typeof readManifests>[0]["deps"]["archives"];
  const signal = AbortSignal.timeout(60_000);
  return { ...(await readManifests({ deps: { archives }, signal }, "", entries)), asked };
}

it("runs a notebook that is larger than a manifest may be: it holds pictures", async () => {
  const { manifest, problems } = await read({ "analysis.ipynb": 3_000_000, "data.csv": 1 });
  expect(problems).toEqual([]);
  expect(manifest.experiments.map(({ command }) => command)).toEqual([
    "jupyter nbconvert --to notebook --execute --inplace analysis.ipynb",
  ]);
});

it("refuses a manifest of that size", async () => {
  const { problems } = await read({ "codecheck.yml": 3_000_000 });
  expect(problems).toMatchObject([{ path: "codecheck.yml", line: 1 }]);
});

it("reads scripts up to a size each and all together, those nearest to the root first", async () => {
  const deep = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`a/b/m${at}.py`, 100_000]));
  const { asked } = await read({ ...deep, "run.py": 100_000, "large.py": 200_000 });
  const scripts = new Set(asked.filter((path) => path.endsWith(".py")));
  expect(scripts).toContain("run.py");
  expect(scripts).not.toContain("large.py");
  expect(scripts.size).toBe(41);
});

it("reads the READMEs of folders where the root has none", async () => {
  const texts = {
    "code/README.md": '```julia\njulia> include("code.jl")\n```\n',
    "code/code.jl": "",
    "main.tex": "",
  };
  const { manifest, files } = await read({}, texts);
  expect(files).toContain("code/README.md");
  expect(manifest.experiments).toMatchObject([{ command: "cd code && julia code.jl" }]);
});

it("starts by its interpreter what the archive has no permission to execute", async () => {
  const texts = { "README.md": "```sh\nchmod +x fit.sh\n./fit.sh\n```\n", "fit.sh": "#!/bin/bash\n" };
  const commandIn = async (...args: Parameters<typeof read>) =>
    (await read(...args)).manifest.experiments.map(({ command }) => command);
  expect(await commandIn({}, texts)).toEqual(["./fit.sh"]);
  expect(await commandIn({}, texts, ["fit.sh"])).toEqual(["bash ./fit.sh"]);
});

it("looks into the folder in which all of a repository lies", async () => {
  const texts = {
    "Paper 1/codecheck.yml": "manifest:\n  - file: fig.pdf\npaper:\n  authors:\n    - name: Ada\n",
    "Paper 1/README.md": "```sh\nRscript code/fit.R\n```\n",
    "Paper 1/code/fit.R": "",
    ".gitignore": "",
    LICENSE: "",
  };
  const { manifest, files, problems } = await read({}, texts);
  expect([...files, ...problems.map(({ path }) => path)].every((path) => path.startsWith("Paper 1/"))).toBe(
    true,
  );
  expect(files).toEqual(expect.arrayContaining(["Paper 1/codecheck.yml", "Paper 1/README.md"]));
  expect(manifest.experiments).toMatchObject([
    {
      command: "cd 'Paper 1' && Rscript code/fit.R",
      outputs: ["Paper 1/fig.pdf"],
      sources: { command: "Paper 1/README.md", outputs: "Paper 1/codecheck.yml" },
    },
  ]);
  expect(manifest.paper).toMatchObject({ authors: ["Ada"], sources: { authors: "Paper 1/codecheck.yml" } });
});

it.each([
  [["README.md", "a/fit.py"]],
  [["a/fit.py", "b/data.csv"]],
  [[".research/experiment.yml", "a/fit.py"]],
])("looks into no folder of %j as if it were the root", async (paths) => {
  const { files } = await read(Object.fromEntries(paths.map((path) => [path, 1])));
  expect(files.every((path) => !path.startsWith("a/"))).toBe(true);
});

it("names the languages of code that it found no command for and that are not had", async () => {
  const { notes } = await read({ "code/a.do": 1, "code/b.do": 1, "c.sas": 1, "data.csv": 1 });
  expect(notes).toEqual([
    "There is code of Stata (2 files), SAS (1 file), for which this service has no program: name a command that does without.",
  ]);
  expect((await read({ "a.do": 1, "run_all.R": 1 })).notes).toEqual([]);
});
