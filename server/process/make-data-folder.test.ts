import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeDataFolder } from "./make-data-folder.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rvs-folder-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("makes it with those above, for its user alone, and leaves one that is there", async () => {
  const wanted = join(folder, "a", "b");
  await Promise.all([makeDataFolder(wanted), makeDataFolder(wanted)]);
  await makeDataFolder(wanted);
  expect((await stat(wanted)).mode & 0o777).toBe(0o700);
});

it("names the setting where a file is in the way, and where a folder takes none", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  for (const [path, code] of [
    [file, "EEXIST"],
    [join(file, "data"), "ENOTDIR"],
    ["/proc/data", "ENOENT"],
  ])
    await expect(makeDataFolder(path!)).rejects.toThrow(
      `SERVICE_DATA_DIR: ${path} cannot be written (${code}). Name a folder that this user may write, or make one.`,
    );
});
