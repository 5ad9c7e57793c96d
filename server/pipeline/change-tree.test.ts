import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { digestOfBytes } from "../domain/digest.ts";
import { changeTree } from "./change-tree.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rvs-change-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, content: string | Buffer) => writeFileSync(join(folder, path), content);
const read = (path: string) => readFileSync(join(folder, path), "latin1");
const request = { command: "true", observed: [4.74], outputs: [] };

it("changes numbers of text files, whatever their encoding, and of the command", async () => {
  write("a.py", Buffer.from("# caf\xe9 4.74\n", "latin1"));
  const changed = await changeTree(folder, { ...request, command: "./fit 4.74 2" });
  expect(changed.command).toMatch(/^\.\/fit [19]\.\d\d 2$/);
  expect(read("a.py")).toMatch(/^# caf\xe9 [19]\.\d\d\n$/);
  expect(changed.changes.map(({ path, line }) => [path, line])).toEqual([
    [null, null],
    ["a.py", 1],
  ]);
});

it("leaves binaries, large files and what links lead to", async () => {
  const left = {
    "data.bin": "\0 4.74",
    "large.csv": `4.74\n${"1\n".repeat(600_000)}`,
  };
  for (const [path, content] of Object.entries(left)) write(path, content);
  const outside = mkdtempSync(join(tmpdir(), "rvs-change-"));
  writeFileSync(join(outside, "a.txt"), "4.74");
  symlinkSync(join(outside, "a.txt"), join(folder, "link.txt"));
  symlinkSync(outside, join(folder, "linked"));
  symlinkSync(".", join(folder, "circle"));
  expect((await changeTree(folder, request)).changes).toEqual([]);
  expect(readFileSync(join(outside, "a.txt"), "utf8")).toBe("4.74");
  rmSync(outside, { recursive: true });
});

it("changes documents last, which code may read, and excuses what stops without them", async () => {
  write("README.md", "It is 4.74.");
  write("fit.py", "reference = 4.74 # no, print(4.74)\nprint(4.74)\n");
  const { changes } = await changeTree(folder, request);
  expect(changes.map(({ path, harmless }) => [path, harmless])).toContainEqual(["README.md", true]);
  expect(changes.map(({ path }) => path).at(-1)).toBe("README.md");
  expect(changes.some(({ path, harmless }) => path === "fit.py" && !harmless)).toBe(true);
  expect(read("README.md")).toMatch(/^It is [19]\.\d\d\.$/);
});

it("keeps the times of files, which would tell the code what was changed", async () => {
  const then = new Date("2020-02-02T02:02:02Z");
  for (const [path, text] of [
    ["a.txt", "4.74"],
    ["b.svg", "the picture"],
    ["c.txt", "other"],
  ] as const) {
    write(path, text);
    utimesSync(join(folder, path), then, then);
  }
  const statOf = (path: string) => statSync(join(folder, path), { bigint: true });
  const digest = digestOfBytes(Buffer.from("the picture"));
  const output = { path: "out.svg", digest, byteSize: 11, readers: [{ claimId: "c", measurementId: "m" }] };
  await changeTree(folder, { ...request, outputs: [output] });
  expect([read("a.txt"), read("b.svg")]).not.toContain("4.74");
  expect(read("b.svg")).toBe("the picture\n");
  for (const path of ["a.txt", "b.svg", "c.txt"]) expect(statSync(join(folder, path)).mtime).toEqual(then);
  // What was left as it was is no older by the kernel's own time.
  expect(statOf("c.txt").ctimeNs).toBeGreaterThanOrEqual(statOf("a.txt").ctimeNs);
});

it("adds a byte to files with the bytes of an output", async () => {
  const bytes = Buffer.from("the picture");
  for (const path of ["saved.svg", "other.svg"]) write(path, path === "saved.svg" ? bytes : "the pictune");
  const output = {
    path: "out.svg",
    digest: digestOfBytes(bytes),
    byteSize: 11,
    readers: [{ claimId: "c", measurementId: "m" }],
  };
  const { copies } = await changeTree(folder, { ...request, outputs: [output] });
  const changedDigest = digestOfBytes(Buffer.from("the picture\n"));
  expect(copies).toEqual([{ path: "saved.svg", output: "out.svg", changedDigest }]);
  expect([read("saved.svg"), read("other.svg")]).toEqual(["the picture\n", "the pictune"]);
});

it("says once where a number stands that a file repeats", async () => {
  write("data.txt", "4.74\n".repeat(30_000));
  expect((await changeTree(folder, request)).changes.length).toBeLessThan(1000);
  expect(read("data.txt")).not.toContain("4.74\n");
});
