import { execFileSync } from "node:child_process";
import { access, mkdir, mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { measureFolder } from "./disk-use.ts";
import { chownWorkFolder, removeWorkFolder } from "./work-folder.ts";

const open = () => mkdtemp(join(tmpdir(), "rvs-work-"));

/** Deeper than PATH_MAX: 600 folders of 20 characters. */
function dig(folder: string): void {
  const script = `for (1..600) { mkdir "a" x 20; chdir "a" x 20 or die } open F, ">f"; print F "x"`;
  execFileSync("perl", ["-e", script], { cwd: folder });
}

test("removeWorkFolder removes any contents", async () => {
  const folder = await open();
  dig(folder);
  await mkdir(join(folder, "closed"), { mode: 0o000 });
  await removeWorkFolder(folder);
  await expect(access(folder)).rejects.toThrow("ENOENT");
});

test("measureFolder counts deep trees, links and sparse files correctly", async () => {
  const folder = await open();
  dig(folder);
  await symlink("/usr", join(folder, "link"));
  execFileSync("truncate", ["-s", "1T", join(folder, "sparse")]);
  await writeFile(join(folder, "two\nlines 9 9 f 777"), "x".repeat(5000));
  const use = await measureFolder(folder, () => false);
  expect(use).toMatchObject({ entries: 605, largestFileBytes: 2 ** 40, hasClosedFolder: false });
  expect(use.bytes).toBeLessThan(16 * 1024 * 1024);
  expect((await measureFolder(folder, (sofar) => sofar.entries === 10)).entries).toBe(10);
  await removeWorkFolder(folder);
});

test.skipIf(process.getuid?.() !== 0)("chownWorkFolder does not change the targets of links", async () => {
  const [folder, outside] = [await open(), await open()];
  await writeFile(join(outside, "file"), "x");
  await symlink(outside, join(folder, "link"));
  await chownWorkFolder(folder, 66_000);
  expect((await stat(folder)).uid).toBe(66_000);
  expect((await stat(outside)).uid).toBe(0);
  expect((await stat(join(outside, "file"))).uid).toBe(0);
  await rm(folder, { recursive: true });
  await rm(outside, { recursive: true });
});
