import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { packTree } from "../testing/julia-server.ts";
import { type Entry, tarOf } from "../testing/tar.ts";
import { hashTree } from "./hash-tree.ts";

const folder = mkdtempSync(join(tmpdir(), "rvs-tree-"));
afterAll(() => rmSync(folder, { recursive: true }));

function hash(bytes: Buffer) {
  const path = join(folder, "tree.tar.gz");
  writeFileSync(path, bytes);
  return hashTree(path);
}

test("is what git makes of the folder, in both its formats", async () => {
  const files = {
    "a/b.txt": "1",
    "a.txt": "2",
    "a-b": "",
    run: "#!/bin/sh\n",
    [`${"long".repeat(40)}/é.txt`]: "x".repeat(300_000),
  };
  const { sha1, bytes } = packTree(folder, files);
  expect(await hash(bytes)).toEqual({ sha1, sha256: packTree(folder, files, "sha256").sha1 });
});

test("knows links, leaves out empty folders, and does not need them before what is in them", async () => {
  const entries: Entry[] = [
    { path: "./" },
    { path: "lib/a.so", text: "a" },
    { path: "lib", type: "Directory" },
    { path: "empty/below", type: "Directory" },
    { path: "lib/b.so", type: "SymbolicLink", linkpath: "a.so" },
  ].map((each) => (each.path === "./" ? { ...each, type: "Directory" } : each)) as Entry[];
  // As `git write-tree` gives it.
  const sha1 = "0aa1c9b1b797dc200054b119c64be609624fec14";
  expect((await hash(gzipSync(tarOf(entries)))).sha1).toBe(sha1);
  expect((await hash(tarOf(entries))).sha1).toBe(sha1);
});

test.each<[string, Entry[]]>([
  ["is no path", [{ path: "../a" }]],
  ["is no path", [{ path: "/etc/a" }]],
  ["is no path", [{ path: "a/../../b" }]],
  ["twice", [{ path: "a" }, { path: "a" }]],
  ["twice", [{ path: "a", type: "SymbolicLink", linkpath: "/etc" }, { path: "a" }]],
  ["below a file", [{ path: "a", type: "SymbolicLink", linkpath: "/etc" }, { path: "a/b" }]],
  ["is a Link", [{ path: "a" }, { path: "b", type: "Link", linkpath: "a" }]],
  ["is a CharacterDevice", [{ path: "a", type: "CharacterDevice" }]],
])("refuses what %s", async (said, entries) => {
  await expect(hash(gzipSync(tarOf(entries)))).rejects.toThrow(said);
});

test("refuses what is no tar file, or only the beginning of one", async () => {
  await expect(hash(gzipSync("no tree at all".repeat(99)))).rejects.toThrow("cannot be unpacked");
  await expect(hash(gzipSync(gzipSync(tarOf([{ path: "a" }]))))).rejects.toThrow("compressed twice");
  const whole = gzipSync(tarOf([{ path: "a", text: "x".repeat(5000) }]));
  await expect(hash(whole.subarray(0, -20))).rejects.toThrow("cannot be unpacked");
  const cut = tarOf([{ path: "a", text: "x".repeat(5000) }]).subarray(0, 2048);
  await expect(hash(gzipSync(cut))).rejects.toThrow("cannot be unpacked");
});
