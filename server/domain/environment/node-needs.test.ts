import { expect, test } from "vitest";
import { parseAuthorsLock } from "./authors-lock.ts";
import { readNode } from "./node-files.ts";
import { readPackageLock } from "./node-needs.ts";

const integrity = `sha512-${Buffer.alloc(64, 7).toString("base64")}`;
const sha512 = "07".repeat(64);
const at = (name: string, version: string) =>
  `https://registry.example/npm/${name}/-/${name.split("/").at(-1)}-${version}.tgz`;
const read = (lock: object) =>
  readPackageLock("package-lock.json", JSON.stringify(lock, null, 2), {
    platform: "linux",
    architecture: "x64",
  });
const packages = (entries: Record<string, object>) =>
  read({ lockfileVersion: 3, packages: { "": {}, ...entries } });

test("a lock of npm names each file below any registry, with its hash", () => {
  const needs = packages({
    "node_modules/b": {
      version: "2.0.0",
      resolved: at("b", "2.0.0"),
      integrity: `sha1-x ${integrity}`,
      bin: { b: "./bin/b.js", "../x": "y", c: "../../c" },
    },
    "node_modules/b/node_modules/@s/a": {
      version: "1.0.0-rc.1+x",
      resolved: at("@s/a", "1.0.0"),
      integrity,
      dev: true,
    },
    "node_modules/alias": { name: "real", version: "3.0.0", integrity },
    "node_modules/b/node_modules/bundled": { version: "1.0.0", inBundle: true },
    "node_modules/mac": { version: "1.0.0", integrity, os: ["darwin"], optional: true },
    "node_modules/arm": { version: "1.0.0", integrity, cpu: ["arm64"], optional: true },
    "node_modules/musl": { version: "1.0.0", integrity, libc: ["musl"], optional: true },
    "node_modules/posix": { version: "1.0.0", integrity, os: ["!win32"] },
  });
  expect(needs.unmet).toEqual([]);
  expect(needs.packages).toEqual([
    { path: "node_modules/alias", version: "3.0.0", file: "real/-/real-3.0.0.tgz", sha512 },
    { path: "node_modules/b", version: "2.0.0", file: "b/-/b-2.0.0.tgz", sha512, bin: { b: "bin/b.js" } },
    {
      path: "node_modules/b/node_modules/@s/a",
      version: "1.0.0-rc.1+x",
      file: "@s/a/-/a-1.0.0-rc.1+x.tgz",
      sha512,
    },
    { path: "node_modules/posix", version: "1.0.0", file: "posix/-/posix-1.0.0.tgz", sha512 },
  ]);
  const lock = {
    version: 1,
    architecture: "amd64",
    debian: [],
    image: { repository: "ghcr.io/a/b", digest: `sha256:${"0".repeat(64)}` },
  };
  const parse = (node: unknown) => parseAuthorsLock(JSON.stringify({ ...lock, node }), "amd64");
  expect(parse(needs.packages)).toMatchObject({ node: needs.packages });
  expect(parse([...needs.packages, needs.packages[0]])).toContain("twice");
  for (const change of [{ path: "node_modules/../etc" }, { file: "../x" }, { sha512: "" }])
    expect(parse([{ ...needs.packages[0], ...change }])).toContain("/node/0");
});

test("an old lock nests its packages", () => {
  const { packages: found } = read({
    lockfileVersion: 1,
    dependencies: {
      a: {
        version: "1.0.0",
        resolved: at("a", "1.0.0"),
        integrity,
        dependencies: { b: { version: "npm:c@2.0.0", integrity } },
      },
    },
  });
  expect(found.map(({ path, file }) => [path, file])).toEqual([
    ["node_modules/a", "a/-/a-1.0.0.tgz"],
    ["node_modules/a/node_modules/b", "c/-/c-2.0.0.tgz"],
  ]);
});

test.each<[string, object, string]>([
  [
    "node_modules/git",
    { version: "1.0.0", resolved: "git+ssh://git@a.example/b.git#0a", integrity },
    "not from a registry",
  ],
  ["node_modules/old", { version: "1.0.0", integrity: "sha1-AAAA" }, "SHA-512"],
  ["node_modules/own", { resolved: "packages/own", link: true }, "workspace"],
  ["packages/own", { version: "1.0.0" }, "workspace"],
  ["node_modules/../../etc/x", { version: "1.0.0", integrity }, "name, version or address"],
  ["node_modules/a b", { version: "1.0.0", integrity }, "name, version or address"],
  ["node_modules/x", { version: "1.0.0/../..", integrity }, "name, version or address"],
  ["node_modules/.bin", { version: "1.0.0", integrity }, "name, version or address"],
  [
    "node_modules/y",
    { version: "1.0.0", integrity, resolved: "http://169.254.169.254/latest?x" },
    "name, version or address",
  ],
])("%s is named with its line", (path, entry, reason) => {
  expect(packages({ [path]: entry })).toMatchObject({
    packages: [],
    unmet: [{ text: path, place: "package-lock.json:5", reason: expect.stringContaining(reason) }],
  });
});

test("what is no lock is named", () => {
  for (const text of ["", "[]", "{}", '{"packages": []}'])
    expect(
      readPackageLock("package-lock.json", text, { platform: "linux", architecture: "x64" }).unmet,
    ).toHaveLength(1);
});

test("the lock beside the command counts, unless the repository brings the packages", async () => {
  const machine = { platform: "linux", architecture: "x64" };
  const read = async (path: string) =>
    path.startsWith("large") ? { reason: "It is too large." } : JSON.stringify({ packages: { [path]: {} } });
  const place = async (paths: string[], workdir?: string) =>
    (await readNode(paths, workdir, machine, read))?.place;
  const [root, own] = ["package-lock.json", "app/package-lock.json"];
  expect(await place(["README.md"])).toBeUndefined();
  expect(await place([root, own])).toBe(root);
  expect(await place([root, own], "app")).toBe(own);
  expect(await place([root, own], "other")).toBe(root);
  expect(await place([root, "npm-shrinkwrap.json"])).toBe("npm-shrinkwrap.json");
  expect(await place([root, "node_modules/a/index.js"])).toBeUndefined();
  expect(await readNode(["large/package-lock.json"], "large", machine, read)).toMatchObject({
    packages: [],
    unmet: [{ place: "large/package-lock.json:1", reason: "It is too large." }],
  });
});
