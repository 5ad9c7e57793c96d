import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { memoryFolder } from "../../test/support/memory-folder.ts";
import { createFilesystemObjects } from "./filesystem.ts";
import type { ObjectStore } from "./object-store.ts";

let folder: string;
let objects: ObjectStore;
const bytes = new TextEncoder().encode("observed");
const hex = createHash("sha256").update(bytes).digest("hex");
const digest = `sha256:${hex}`;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "objects-"));
  objects = await createFilesystemObjects(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("filesystem objects", () => {
  it("names bytes by their digest and gives them back, whole and in part", async () => {
    expect(await objects.put(bytes)).toEqual({ digest, byteSize: 8 });
    expect(await objects.put(bytes)).toEqual({ digest, byteSize: 8 });
    expect(Buffer.from(await objects.get(digest)).toString()).toBe("observed");
    expect(await new Response(await objects.read(digest, { start: 2, end: 4 })).text()).toBe("ser");
    expect(await objects.size(digest)).toBe(8);
  });

  it("stores a file as another name of it, once it is to be kept", async () => {
    const path = join(folder, "paper.pdf");
    await writeFile(path, bytes);
    const { keep, ...prepared } = await objects.prepareFile(path);
    expect([prepared, await objects.size(digest)]).toEqual([{ digest, byteSize: 8 }, null]);
    for (let times = 0; times < 2; times++) await keep();
    const { nlink, mode } = await stat(path);
    expect([nlink, mode & 0o777]).toEqual([2, 0o600]);
    await rm(path);
    expect(Buffer.from(await objects.get(digest)).toString()).toBe("observed");
    expect(await readdir(join(folder, "incoming"))).toEqual([]);
  });

  it.runIf(memoryFolder !== tmpdir())("copies a file of another file system", async () => {
    const other = await mkdtemp(join(memoryFolder, "objects-"));
    const path = join(other, "paper.pdf");
    await writeFile(path, bytes);
    expect(await objects.putFile(path)).toEqual({ digest, byteSize: 8 });
    expect((await stat(path)).nlink).toBe(1);
    await rm(other, { recursive: true });
    expect(Buffer.from(await objects.get(digest)).toString()).toBe("observed");
    expect(await readdir(join(folder, "incoming"))).toEqual([]);
  });

  it("leaves nothing behind when the source of the bytes fails", async () => {
    async function* broken() {
      yield bytes;
      throw new Error("the client went away");
    }
    await expect(objects.put(broken())).rejects.toThrow("went away");
    expect(await readdir(join(folder, "incoming"))).toEqual([]);
    expect(await objects.size(digest)).toBeNull();
  });

  it("refuses bytes that no longer match their digest", async () => {
    await objects.put(bytes);
    await writeFile(join(folder, hex.slice(0, 2), hex.slice(2, 4), hex), "tampered");
    await expect(objects.get(digest)).rejects.toMatchObject({ code: "integrity_failed" });
    await expect(objects.read(digest)).rejects.toMatchObject({ code: "integrity_failed" });
  });

  it.each(["sha256:../../etc/passwd", "sha256:", hex, `sha256:${hex.toUpperCase()}`, `${digest}\0`])(
    "treats %j as absent: a digest never becomes another path",
    async (hostile) => {
      await objects.put(bytes);
      await expect(objects.get(hostile)).rejects.toMatchObject({ code: "not_found" });
    },
  );

  it("leaves alone what another process is writing", async () => {
    await writeFile(join(folder, "incoming", "half"), "x");
    await createFilesystemObjects(folder);
    expect(await readdir(join(folder, "incoming"))).toEqual(["half"]);
  });
});
