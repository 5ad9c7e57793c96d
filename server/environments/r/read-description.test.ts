import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { type Entry, tarOf } from "../testing/tar.ts";
import { readDescriptionOf } from "./read-description.ts";

const folder = mkdtempSync(join(tmpdir(), "rvs-description-"));
afterAll(() => rmSync(folder, { recursive: true }));

const TEXT = "Package: a\nVersion: 1.0\n";
const path = join(folder, "a.tar.gz");

function read(entries: Entry[] | Buffer): Promise<string> {
  writeFileSync(path, Buffer.isBuffer(entries) ? entries : gzipSync(tarOf(entries)));
  return readDescriptionOf(path, { name: "a", version: "1.0" }).then(({ version }) => version, String);
}

test("the DESCRIPTION of a source package is found behind other files, whatever these are", async () => {
  const others: Entry[] = [
    { path: "../../etc/passwd", text: "x" },
    { path: "a/link", type: "SymbolicLink", linkpath: "/etc" },
    { path: "a/device", type: "CharacterDevice" },
    { path: "b/DESCRIPTION", text: "Package: b\nVersion: 1.0\n" },
  ];
  expect(await read([...others, { path: "a/DESCRIPTION", text: TEXT }])).toBe("1.0");
  expect(await read([{ path: "./a/DESCRIPTION", text: TEXT }])).toBe("1.0");
});

test("what is none, too large, another's or compressed twice is refused", async () => {
  const tar = tarOf([{ path: "a/DESCRIPTION", text: TEXT }]);
  expect(await read([])).toContain("no DESCRIPTION");
  expect(await read([{ path: "a/DESCRIPTION", text: "" }])).toContain("no DESCRIPTION");
  expect(await read([{ path: "a/DESCRIPTION", type: "SymbolicLink", linkpath: "/etc/passwd" }])).toContain(
    "no DESCRIPTION",
  );
  expect(await read([{ path: "a/DESCRIPTION", text: Buffer.alloc(2 ** 21, 32) }])).toContain(
    "Its DESCRIPTION has 2097152 bytes",
  );
  expect(await read([{ path: "a/DESCRIPTION", text: "Package: a\nVersion: 2.0\n" }])).toContain("is a 2.0");
  expect(await read(gzipSync(gzipSync(tar)))).toContain("compressed twice");
  expect(await read(Buffer.from("no archive"))).toContain("cannot be unpacked");
  expect(await read(gzipSync(tar).subarray(0, 40))).toContain("cannot be unpacked");
});
