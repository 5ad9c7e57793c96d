import { expect, it } from "vitest";
import { type ArchiveEntries, readManifests } from "./read-manifests.ts";

/** What is read of files of these sizes, whose bytes are spaces. */
async function read(sizes: Record<string, number>) {
  const entries: ArchiveEntries = Object.entries(sizes).map(([path, size]) => ({
    ...{ path, type: "file", size, target: null },
  }));
  const asked: string[] = [];
  const readFiles = async (_archive: string, names: ReadonlySet<string>, maxBytes: number) => {
    asked.push(...names);
    const known = [...names].filter((name) => (sizes[name] ?? maxBytes + 1) <= maxBytes);
    return new Map(known.map((name) => [name, Buffer.alloc(sizes[name]!, " ")]));
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
