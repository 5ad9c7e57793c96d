import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Header, type HeaderData } from "tar";
import { afterAll, describe, expect, test } from "vitest";
import { extractArchive } from "./extract-archive.ts";
import {
  findLfsPointers,
  listArchive,
  readArchiveFile,
  readArchiveFiles,
  readArchiveTime,
} from "./read-archive.ts";

const root = mkdtempSync(join(tmpdir(), "extract-archive-"));
afterAll(() => rmSync(root, { recursive: true }));
const limits = { maxBytes: 1_000_000, maxFiles: 100 };
let count = 0;

type Entry = HeaderData & { path: string; content?: string };

/** A tar file written header by header, so that it can say what no honest program writes. */
function archive(...entries: Entry[]): string {
  const blocks = entries.flatMap(({ content = "", ...data }) => {
    const header = new Header({
      mode: 0o644,
      type: "File",
      mtime: new Date(0),
      ...data,
      size: Buffer.byteLength(content),
    });
    header.encode();
    const body = Buffer.alloc(Math.ceil(Buffer.byteLength(content) / 512) * 512);
    body.write(content);
    return [header.block ?? Buffer.alloc(0), body];
  });
  const path = join(root, `${++count}.tar`);
  writeFileSync(path, Buffer.concat([...blocks, Buffer.alloc(1024)]));
  return path;
}

async function refusal(tarPath: string, given = limits): Promise<string> {
  const folder = join(root, `refused-${++count}`);
  const error = await extractArchive(tarPath, folder, given).then(
    () => null,
    (thrown) => thrown,
  );
  expect(existsSync(folder)).toBe(false);
  return error?.key;
}

test("a tree is written as it is: contents, executable bits, folders, links; nothing else of its modes", async () => {
  const tarPath = archive(
    { path: "d/", type: "Directory", mode: 0o777 },
    { path: "d/run.sh", content: "#!/bin/sh\n", mode: 0o6755 },
    { path: "plain", content: "x", mode: 0o666 },
    { path: "d/link", type: "SymbolicLink", linkpath: "../plain" },
  );
  const folder = join(root, "tree");
  await extractArchive(tarPath, folder, limits);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(["d", "d/link", "d/run.sh", "plain"]);
  expect(statSync(join(folder, "d/run.sh")).mode & 0o7777).toBe(0o755);
  expect(statSync(join(folder, "plain")).mode & 0o7777).toBe(0o644);
  expect(readlinkSync(join(folder, "d/link"))).toBe("../plain");
  expect(readFileSync(join(folder, "d/link"), "utf8")).toBe("x");
});

test("links that lead outside or in a circle are left out, with those that pass through them", async () => {
  const tarPath = archive(
    { path: "kept", type: "SymbolicLink", linkpath: "d/f" },
    { path: "up", type: "SymbolicLink", linkpath: "../x" },
    { path: "absolute", type: "SymbolicLink", linkpath: "/etc" },
    { path: "through", type: "SymbolicLink", linkpath: "absolute/passwd" },
    { path: "d/f", content: "x" },
    { path: "d/back", type: "SymbolicLink", linkpath: "../up/../y" },
    { path: "one", type: "SymbolicLink", linkpath: "two" },
    { path: "two", type: "SymbolicLink", linkpath: "one" },
  );
  const folder = join(root, "without");
  await extractArchive(tarPath, folder, limits);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(["d", "d/f", "kept"]);
});

test("pointers of Git LFS are found by their first line, in small files alone", async () => {
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${"0".repeat(64)}\nsize 12345\n`;
  const tarPath = archive(
    { path: "data/model.bin", content: pointer },
    { path: "README", content: `About: ${pointer}` },
    { path: "long", content: pointer.padEnd(1025) },
    { path: "empty", content: "" },
  );
  expect(await findLfsPointers(tarPath)).toEqual(["data/model.bin"]);
});

test("a listing gives path, type, size and target", async () => {
  const tarPath = archive(
    { path: "./a", content: "abc" },
    { path: "l", type: "SymbolicLink", linkpath: "a" },
  );
  expect(await listArchive(tarPath)).toEqual([
    { path: "a", type: "file", size: 3, target: null, isExecutable: false },
    { path: "l", type: "symlink", size: 0, target: "a", isExecutable: true },
  ]);
});

test("the time of the commit is that of the first entry", async () => {
  const mtime = new Date("2021-03-04T05:06:07Z");
  expect(await readArchiveTime(archive({ path: "a", content: "", mtime }))).toBe("2021-03-04T05:06:07.000Z");
  expect(await readArchiveTime(archive({ path: "a", content: "" }))).toBeNull();
});

test("a single file is read by its exact path, up to a size", async () => {
  const tarPath = archive(
    { path: "a/b", content: "abc" },
    { path: "l", type: "SymbolicLink", linkpath: "a/b" },
  );
  expect(Buffer.from((await readArchiveFile(tarPath, "a/b", 3)) ?? []).toString()).toBe("abc");
  expect(await readArchiveFile(tarPath, "a", 3)).toBeNull();
  expect(await readArchiveFile(tarPath, "l", 3)).toBeNull();
  expect(await readArchiveFile(tarPath, "b", 3)).toBeNull();
  await expect(readArchiveFile(tarPath, "a/b", 2)).rejects.toMatchObject({ key: "source.too_large" });
});

describe("an archive that is refused, before anything is written", () => {
  test.each<[string, Entry[], string]>([
    ["an absolute path", [{ path: "/tmp/escaped", content: "x" }], "source.path_refused"],
    ["a path above the folder", [{ path: "a/../../escaped", content: "x" }], "source.path_refused"],
    ["a .git folder", [{ path: ".git/config", content: "x" }], "source.path_refused"],
    [
      "one path twice",
      [
        { path: "a", content: "x" },
        { path: "a", content: "y" },
      ],
      "source.path_refused",
    ],
    [
      "a file below a file",
      [
        { path: "a", content: "x" },
        { path: "a/b", content: "y" },
      ],
      "source.path_refused",
    ],
    [
      "a file through a link",
      [
        { path: "a", type: "SymbolicLink", linkpath: "d" },
        { path: "a/b", content: "y" },
      ],
      "source.path_refused",
    ],
    [
      "a file through a link that is left out",
      [
        { path: "a", type: "SymbolicLink", linkpath: "../x" },
        { path: "a/b", content: "y" },
      ],
      "source.path_refused",
    ],
    [
      "a link through a link that is left out",
      [
        { path: "a", type: "SymbolicLink", linkpath: "/tmp" },
        { path: "a/b", type: "SymbolicLink", linkpath: "c" },
      ],
      "source.path_refused",
    ],
    [
      "a file in the place of a link that is left out",
      [
        { path: "a", type: "SymbolicLink", linkpath: "/etc/passwd" },
        { path: "a", content: "y" },
      ],
      "source.path_refused",
    ],
    ["a hard link", [{ path: "a", type: "Link", linkpath: "b" }], "source.archive_refused"],
    ["a device", [{ path: "a", type: "CharacterDevice" }], "source.archive_refused"],
    ["a pipe", [{ path: "a", type: "FIFO" }], "source.archive_refused"],
  ])("%s", async (_, entries, key) => {
    expect(await refusal(archive(...entries))).toBe(key);
  });

  test("more files or bytes than allowed", async () => {
    const tarPath = archive({ path: "a", content: "abc" }, { path: "b", content: "abc" });
    expect(await refusal(tarPath, { maxBytes: 5, maxFiles: 9 })).toBe("source.too_large");
    expect(await refusal(tarPath, { maxBytes: 9, maxFiles: 1 })).toBe("source.too_many_files");
  });

  test("what is not a tar file, or ends early", async () => {
    const noise = join(root, "noise.tar");
    writeFileSync(noise, "this is not a tar file".repeat(100));
    expect(await refusal(noise)).toBe("source.archive_refused");
    const whole = readFileSync(archive({ path: "a", content: "x".repeat(5000) }));
    const cut = join(root, "cut.tar");
    writeFileSync(cut, whole.subarray(0, 2000));
    expect(await refusal(cut)).toBe("source.archive_refused");
  });
});

test("several files are read at once, those that are there and small enough", async () => {
  const tarPath = archive(
    { path: "a", content: "abc" },
    { path: "b/c", content: "" },
    { path: "large", content: "abcd" },
    { path: "l", type: "SymbolicLink", linkpath: "a" },
  );
  const read = await readArchiveFiles(tarPath, new Set(["a", "b/c", "large", "l", "missing"]), 3);
  expect(new Map([...read].map(([path, bytes]) => [path, Buffer.from(bytes).toString()]))).toEqual(
    new Map([
      ["a", "abc"],
      ["b/c", ""],
    ]),
  );
});
