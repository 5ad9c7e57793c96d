import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeNewFile } from "./write-new-file.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rvs write "));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("leaves what is there, and replaces it by force", async () => {
  const path = join(folder, "a file");
  await writeNewFile(path, "one");
  await expect(writeNewFile(path, "two")).rejects.toThrow("--force");
  expect(readFileSync(path, "utf8")).toBe("one");
  await writeNewFile(path, "two", { force: true });
  expect(readFileSync(path, "utf8")).toBe("two");
});

it("replaces a link, not what it leads to", async () => {
  const [path, target] = [join(folder, "link"), join(folder, "target")];
  writeFileSync(target, "kept");
  symlinkSync(target, path);
  await expect(writeNewFile(path, "new")).rejects.toThrow("--force");
  await writeNewFile(path, "new", { force: true });
  expect(lstatSync(path).isSymbolicLink()).toBe(false);
  expect(readFileSync(target, "utf8")).toBe("kept");
});

it("leaves nothing behind where it cannot write", async () => {
  mkdirSync(join(folder, "taken"));
  await expect(writeNewFile(join(folder, "taken"), "x", { force: true })).rejects.toThrow("is a folder");
  await expect(writeNewFile(join(folder, "no/file"), "x")).rejects.toThrow("its folder is not there");
  expect(readdirSync(folder)).toEqual(["taken"]);
});
