import { execFileSync } from "node:child_process";
import {
  chmod,
  link,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { collectOutputs, removeOutputs } from "./outputs.ts";

let root: string;
let work: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "rvs-outputs-"));
  work = join(root, "work");
  await mkdir(join(work, "results"), { recursive: true });
  await mkdir(join(root, "outside"));
  await writeFile(join(root, "outside/secret.json"), "secret");
});
afterEach(() => rm(root, { recursive: true, force: true }));

const CAPS = { fileBytes: 100, totalBytes: 150 };
const states = async (...declared: string[]) =>
  (await collectOutputs(work, declared, CAPS)).map((output) =>
    output.state === "refused"
      ? output.reason
      : output.state === "collected"
        ? Buffer.from(output.bytes).toString()
        : "missing",
  );

describe("collectOutputs", () => {
  test("reads regular files in the order of the list, each once", async () => {
    await writeFile(join(work, "results/b.json"), "b");
    await writeFile(join(work, "a.csv"), "");
    expect(await states("results/b.json", "a.csv", "./a.csv", "a.csv", "none", "none/deeper")).toEqual([
      "b",
      "",
      "",
      "missing",
      "missing",
    ]);
  });

  test.each([
    "../outside/secret.json",
    "/etc/passwd",
    "results/../../outside/secret.json",
    "",
    ".",
    "a\0b",
    "a//b",
    "results/",
  ])("refuses the path %j", async (path) => {
    expect(await states(path)).toEqual(["invalid_path"]);
  });

  test("refuses symbolic links, wherever in the path and wherever they point", async () => {
    await symlink("/etc/shadow", join(work, "metrics.json"));
    await symlink("../outside", join(work, "parent"));
    await symlink("results", join(work, "inner"));
    await writeFile(join(work, "results/x"), "x");
    await symlink("gone", join(work, "dangling"));
    expect(await states("metrics.json", "parent/secret.json", "inner/x", "dangling")).toEqual(
      Array(4).fill("symbolic_link"),
    );
  });

  test("refuses files that are not regular, without blocking", async () => {
    execFileSync("mkfifo", [join(work, "pipe")]);
    execFileSync("python3", [
      "-c",
      "import socket, sys; socket.socket(1).bind(sys.argv[1])",
      join(work, "sock"),
    ]);
    expect(await states("pipe", "sock", "results")).toEqual(["not_a_file", "not_a_file", "not_a_file"]);
    if (process.getuid?.() !== 0) return;
    execFileSync("mknod", [join(work, "zero"), "c", "1", "5"]);
    expect(await states("zero")).toEqual(["not_a_file"]);
  });

  test("refuses files that are too large, alone or in total, sparse or not", async () => {
    await writeFile(join(work, "sparse"), "");
    await truncate(join(work, "sparse"), 2 ** 40);
    await writeFile(join(work, "one"), "1".repeat(100));
    await writeFile(join(work, "two"), "2".repeat(51));
    await writeFile(join(work, "three"), "3".repeat(50));
    expect(await states("sparse", "one", "two", "three")).toEqual([
      "too_large",
      "1".repeat(100),
      "too_large",
      "3".repeat(50),
    ]);
  });

  test("refuses a path whose parent is a file", async () => {
    await writeFile(join(work, "plain"), "x");
    expect(await states("plain/child")).toEqual(["symbolic_link"]);
  });
});

describe("removeOutputs", () => {
  test("removes files, folders and links, never the targets of links", async () => {
    await writeFile(join(work, "results/old.json"), "old");
    await writeFile(join(work, "results/kept.json"), "kept");
    await mkdir(join(work, "folder/deep"), { recursive: true });
    await symlink("../outside/secret.json", join(work, "link"));
    await symlink("../outside", join(work, "parent"));
    await removeOutputs(work, [
      "results/old.json",
      "folder",
      "link",
      "parent/secret.json",
      "none",
      "none/x",
      "../outside/secret.json",
    ]);
    expect(await states("results/old.json", "folder", "link", "results/kept.json")).toEqual([
      "missing",
      "missing",
      "missing",
      "kept",
    ]);
    expect(await readFile(join(root, "outside/secret.json"), "utf8")).toBe("secret");
  });

  test("does not remove another hard link of the same file", async () => {
    await link(join(root, "outside/secret.json"), join(work, "same"));
    await removeOutputs(work, ["same"]);
    expect((await stat(join(root, "outside/secret.json"))).nlink).toBe(1);
  });

  test.skipIf(process.getuid?.() === 0)("throws if an old output cannot be removed", async () => {
    await writeFile(join(work, "results/old.json"), "old");
    await chmod(join(work, "results"), 0o000);
    await expect(removeOutputs(work, ["results/old.json"])).rejects.toThrow("EACCES");
    await chmod(join(work, "results"), 0o700);
  });
});

describe("a pattern", () => {
  const paths = async (...declared: string[]) =>
    (await collectOutputs(work, declared, CAPS)).map((output) =>
      output.state === "refused" ? `${output.path}: ${output.reason}` : `${output.path}: ${output.state}`,
    );

  test("collects every file that it names, once, and must name one", async () => {
    await mkdir(join(work, "results/deep/er"), { recursive: true });
    for (const path of ["results/b.csv", "results/a.csv", "results/deep/er/c.csv", "a.csv"])
      await writeFile(join(work, path), "x");
    expect(await paths("results/*.csv", "results/a.csv", "**/c.csv", "*.png")).toEqual([
      "results/a.csv: collected",
      "results/b.csv: collected",
      "results/deep/er/c.csv: collected",
      "*.png: missing",
    ]);
  });

  test("goes through no link, and reads none", async () => {
    await symlink(join(root, "outside"), join(work, "results/linked"));
    await symlink(join(root, "outside/secret.json"), join(work, "results/secret.json"));
    expect(await paths("results/**/*.json")).toEqual(["results/secret.json: symbolic_link"]);
    await removeOutputs(work, ["results/**/*.json"]);
    expect(await paths("results/**/*.json")).toEqual(["results/**/*.json: missing"]);
    expect(await readFile(join(root, "outside/secret.json"), "utf8")).toBe("secret");
  });

  test("of too many files is refused, and all of them are removed before a run", async () => {
    await Promise.all(
      Array.from({ length: 201 }, (_, index) => writeFile(join(work, `results/${index}`), "x")),
    );
    expect(await paths("results/*")).toEqual(["results/*: too_many_files"]);
    await removeOutputs(work, ["results/*"]);
    expect(await paths("results/*")).toEqual(["results/*: missing"]);
  });
});
