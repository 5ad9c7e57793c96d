import { expect, it } from "vitest";
import { readNeeds } from "./read-needs.ts";

const { signal } = new AbortController();
const packages = (count: number) =>
  JSON.stringify({
    default: Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, "==1"])),
  });

it("reads a large file in a thread as it reads a small one", async () => {
  const small = await readNeeds("pythonFile", ["Pipfile.lock", "Pipfile.lock", packages(3)], signal);
  const large = await readNeeds("pythonFile", ["Pipfile.lock", "Pipfile.lock", packages(9000)], signal);
  expect(small?.requirements.map(({ line }) => line)).toEqual(["p0==1", "p1==1", "p2==1"]);
  expect(large?.requirements.slice(0, 3)).toEqual(small?.requirements);
  expect(large).toMatchObject({ requirements: { length: 2000 }, unmet: { length: 200 } });
  expect(await readNeeds("authorsLock", [" ".repeat(10_000), "amd64"], signal)).toContain("JSON");
});

it("reads the code of a repository in a thread where its files have many names", async () => {
  const code = (count: number) => ({
    ...{ command: "python a.py", workdir: "", texts: new Map() },
    paths: Array.from({ length: count }, (_, index) => `a/long/name/of/a/file/${index}.py`),
  });
  // A thread alone is not begun for a job that has ended.
  expect(await readNeeds("code", [code(10)], AbortSignal.abort())).toMatchObject({
    programs: [{ name: "python" }],
  });
  await expect(readNeeds("code", [code(1000)], AbortSignal.abort())).rejects.toThrow();
  const text = new Uint8Array(9 * 1024);
  const one = { ...code(1), texts: new Map([["a.py", text]]) };
  await expect(readNeeds("code", [one], AbortSignal.abort())).rejects.toThrow();
  expect(await readNeeds("code", [one], signal)).toMatchObject({ programs: [{ name: "python" }] });
});

it("gives a file up that takes more than it may", async () => {
  const hostile = "[".repeat(4_000_000);
  const limits = { milliseconds: 500, memoryMiB: 512 };
  expect(await readNeeds("pythonFile", ["environment.yml", "e", hostile], signal, limits)).toBe(null);
});
