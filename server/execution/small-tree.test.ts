import { execFileSync } from "node:child_process";
import { lstat, mkdir, mkdtemp, readdir, rename, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { measureFolder } from "./disk-use.ts";
import { visitSmallTree } from "./small-tree.ts";
import { chownWorkFolder, removeWorkFolder } from "./work-folder.ts";

const openFolder = () => mkdtemp(join(tmpdir(), "rvs-small-"));

async function visited(root: string): Promise<{ isWhole: boolean; depths: number[] }> {
  const depths: number[] = [];
  const isWhole = await visitSmallTree(root, ({ depth }) => {
    depths.push(depth);
  });
  return { isWhole, depths };
}

test("a folder is visited after what is in it, and a link is not followed", async () => {
  const folder = await openFolder();
  await mkdir(join(folder, "a/b"), { recursive: true });
  await writeFile(join(folder, "a/b/file"), "x");
  await symlink("/usr", join(folder, "a/b/link"));
  expect(await visited(folder)).toEqual({ isWhole: true, depths: [3, 3, 2, 1, 0] });
  await removeWorkFolder(folder);
  await expect(lstat(folder)).rejects.toThrow("ENOENT");
});

const perl = (folder: string, script: string) => execFileSync("perl", ["-e", script], { cwd: folder });

test.each([
  ["more entries than it visits", `for (1..300) { open F, ">", $_ }`, 301],
  ["more folders than it visits", `for (1..300) { mkdir $_ }`, 301],
  ["a deep chain of folders", `for (1..40) { mkdir "d"; chdir "d" }`, 41],
  // Read as UTF-8, both have the same name.
  ["names that are no UTF-8", `for ("a\\xff", "a\\xef\\xbf\\xbd") { open F, ">", $_; print F "x" x 9e3 }`, 3],
])("a tree with %s is left to programs that do the same", async (_, script, entries) => {
  const folder = await openFolder();
  perl(folder, script);
  expect((await visited(folder)).isWhole).toBe(false);
  expect(await measureFolder(folder, () => false)).toMatchObject({ entries, complete: true });
  if (process.getuid?.() === 0) {
    await chownWorkFolder(folder, 66_000);
    expect(execFileSync("find", [folder, "!", "-uid", "66000"]).toString()).toBe("");
  }
  await removeWorkFolder(folder);
  await expect(lstat(folder)).rejects.toThrow("ENOENT");
});

test("a folder that becomes a link while it is visited leads nowhere else", async () => {
  const [folder, outside] = [await openFolder(), await openFolder()];
  await mkdir(join(folder, "d"));
  for (const each of [join(folder, "d"), outside])
    for (const name of ["1", "2"]) await writeFile(join(each, name), "x");
  const inodes: bigint[] = [];
  const isWhole = await visitSmallTree(folder, async ({ path, depth }) => {
    inodes.push((await lstat(path, { bigint: true })).ino);
    if (depth < 2 || inodes.length > 1) return;
    await rename(join(folder, "d"), join(folder, "moved"));
    await symlink(outside, join(folder, "d"));
  });
  expect(isWhole).toBe(true);
  const files = await Promise.all(
    ["1", "2"].map((name) => lstat(join(folder, "moved", name), { bigint: true })),
  );
  expect(inodes.slice(0, 2).sort()).toEqual(files.map(({ ino }) => ino).sort());
  await removeWorkFolder(folder);
  expect(await readdir(outside)).toEqual(["1", "2"]);
  await removeWorkFolder(outside);
});

test("no descriptor stays open, whatever the tree", async () => {
  const count = async () => (await readdir("/proc/self/fd")).length;
  const folder = await openFolder();
  perl(folder, `for (1..40) { mkdir "d"; chdir "d"; open F, ">f" }`);
  const before = await count();
  for (let round = 0; round < 20; round++) await visited(folder);
  expect(await count()).toBeLessThan(before + 20);
  await removeWorkFolder(folder);
});

test("what cannot be visited, a file or a link, is no error", async () => {
  const folder = await openFolder();
  expect((await visited(join(folder, "missing"))).isWhole).toBe(false);
  await symlink("/usr", join(folder, "link"));
  expect(await visited(join(folder, "link"))).toEqual({ isWhole: true, depths: [0] });
  await removeWorkFolder(folder);
});
