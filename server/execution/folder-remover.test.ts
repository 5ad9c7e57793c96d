import { execFileSync } from "node:child_process";
import { access, mkdir, mkdtemp, readdir, rm, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createFolderRemover } from "./folder-remover.ts";

const open = () => mkdtemp(join(tmpdir(), "rvs-remove-"));
const fail = (error: unknown) => {
  throw error;
};

test("a folder is gone from its place before its contents are removed", async () => {
  const parent = await open();
  const remover = createFolderRemover(fail);
  const folder = join(parent, "run-1");
  await mkdir(folder);
  execFileSync("perl", ["-e", `for (1..2000) { mkdir "d"; chdir "d" or die }`], { cwd: folder });
  await remover.sweep(folder);
  await expect(access(folder)).rejects.toThrow("ENOENT");
  expect(await readdir(parent)).toEqual([expect.stringMatching(/^removed-/)]);
  await remover.settled(60_000);
  await rmdir(parent);
});

test("remove waits while more than four folders are being removed", async () => {
  const parent = await open();
  const remover = createFolderRemover(fail);
  for (let index = 0; index < 8; index++) await mkdir(join(parent, `run-${index}`, "d"), { recursive: true });
  await Promise.all(Array.from({ length: 7 }, (_, index) => remover.sweep(join(parent, `run-${index}`))));
  await remover.remove(join(parent, "run-7"));
  expect((await readdir(parent)).length).toBeLessThanOrEqual(4);
  await remover.settled(60_000);
  await rmdir(parent);
});

test("a missing folder is refused, and the next one is removed", async () => {
  const parent = await open();
  const failures: unknown[] = [];
  const remover = createFolderRemover((error) => failures.push(error));
  await expect(remover.remove(join(parent, "missing"))).rejects.toThrow("ENOENT");
  const folder = join(parent, "run-1");
  await mkdir(folder);
  await remover.remove(folder);
  await remover.settled(60_000);
  expect(failures).toEqual([]);
  expect(await readdir(parent)).toEqual([]);
  await rm(parent, { recursive: true });
});
