import { chmod, link, mkdir, mkdtemp, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { collectLeft } from "./left-files.ts";

let root: string;
let work: string;
let startedAt: number;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "rvs-left-"));
  work = join(root, "work");
  await mkdir(join(work, "code"), { recursive: true });
  await writeFile(join(root, "secret"), "secret");
  await writeFile(join(work, "code/run.py"), "committed");
  await writeFile(join(work, "old.csv"), "committed");
  // The kernel's clock of files is behind by a tick at most.
  await new Promise((resolve) => setTimeout(resolve, 20));
  startedAt = Date.now();
  await new Promise((resolve) => setTimeout(resolve, 20));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const caps = { fileBytes: 100, totalBytes: 250 };
const left = async () => {
  const { files, count } = await collectLeft(work, startedAt, caps);
  return {
    count,
    texts: Object.fromEntries(files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()])),
  };
};

test("files that were made or changed are read, whatever time they claim to be of", async () => {
  await mkdir(join(work, "figures/a"), { recursive: true });
  await writeFile(join(work, "figures/a/fit.svg"), "made");
  await writeFile(join(work, "old.csv"), "changed");
  await utimes(join(work, "old.csv"), 0, 0);
  expect(await left()).toEqual({ count: 2, texts: { "figures/a/fit.svg": "made", "old.csv": "changed" } });
});

test("neither links nor what tools leave nor names of a Run's own files", async () => {
  await symlink(join(root, "secret"), join(work, "link.csv"));
  await symlink(root, join(work, "folder"));
  await mkdir(join(work, "code/__pycache__"));
  await mkdir(join(work, "repetition-2"));
  await mkdir(join(work, "a_files/bootstrap-3.3.5"), { recursive: true });
  await mkdir(join(work, "a_files/figure-html"));
  for (const path of [
    ".Rhistory",
    "a.o",
    "code/__pycache__/a.py",
    "stdout",
    "repetition-2/a.csv",
    "a_files/bootstrap-3.3.5/x.css",
  ])
    await writeFile(join(work, path), "x");
  await writeFile(join(work, "code/stdout"), "mine");
  await writeFile(join(work, "a_files/figure-html/fig-1.png"), "drawn");
  expect(await left()).toEqual({
    count: 2,
    texts: { "a_files/figure-html/fig-1.png": "drawn", "code/stdout": "mine" },
  });
});

test("what is too large, or too much, is left, and a closed folder stops nothing", async () => {
  await mkdir(join(work, "closed"));
  await writeFile(join(work, "closed/a.csv"), "x");
  await chmod(join(work, "closed"), 0);
  await writeFile(join(work, "a.csv"), "x".repeat(101));
  for (const name of ["b", "c", "d"]) await writeFile(join(work, name), "x".repeat(100));
  const { count, texts } = await left();
  await chmod(join(work, "closed"), 0o700);
  expect(Object.keys(texts)).toEqual(expect.arrayContaining(["b", "c"]));
  expect(texts).not.toHaveProperty("a.csv");
  expect(texts).not.toHaveProperty("d");
  expect(count).toBeGreaterThanOrEqual(4);
});

test("of many the first fifty", async () => {
  for (let index = 100; index < 160; index++) await writeFile(join(work, `${index}.csv`), "x");
  await link(join(work, "old.csv"), join(work, "zz.csv"));
  const { count, texts } = await left();
  expect(count).toBeGreaterThanOrEqual(60);
  expect(Object.keys(texts)).toEqual(Array.from({ length: 50 }, (_, index) => `${100 + index}.csv`));
});
