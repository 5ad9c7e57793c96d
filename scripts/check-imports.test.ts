import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkImports } from "./check-imports.ts";
import { insideLayers, layers } from "./import-rules.ts";
import { importsOf, readImports } from "./read-imports.ts";

const none = { files: [], packages: [], computed: [] };
const check = (edges: Record<string, string[]>) =>
  checkImports(new Map(Object.entries(edges).map(([file, files]) => [file, { ...none, files }]))).map(
    ({ why }) => why,
  );
const checkPackages = (file: string, packages: string[]) =>
  checkImports(new Map([[file, { ...none, packages }]])).map(({ imports }) => imports);

it("holds every import of the project against the rules", () => {
  const files = readImports();
  expect(files.size).toBeGreaterThan(100);
  expect(checkImports(files)).toEqual([]);
});

it("has no rule about a place that is not there", () => {
  const places = [
    ...Object.entries(layers).flatMap(([layer, allowed]) => [layer, ...allowed]),
    ...Object.entries(insideLayers).flatMap(([layer, rows]) =>
      Object.entries(rows).flatMap(([place, allowed]) => [place, ...allowed].map((one) => `${layer}/${one}`)),
    ),
  ];
  const root = join(import.meta.dirname, "../server");
  expect([...new Set(places)].filter((place) => !existsSync(join(root, place)))).toEqual([]);
});

it("finds an import upwards, a sideways one and one out of the SDK", () => {
  expect(check({ "server/domain/a.ts": ["server/store/b.ts"] })).toEqual(["domain may import __generated__"]);
  expect(check({ "server/http/a.ts": ["server/store/b.ts"] })).toHaveLength(1);
  expect(check({ "server/operations/runs/a.ts": ["server/pipeline/b.ts"] })).toHaveLength(1);
  expect(check({ "sdk/src/a.ts": ["server/domain/b.ts"] })).toEqual([
    "the SDK imports nothing of the server",
  ]);
  expect(check({ "server/compose.ts": ["server/store/b.ts"] })).toEqual([]);
  expect(check({ "cli/src/a.ts": ["server/domain/b.ts"] })).toHaveLength(1);
  expect(check({ "server/a.ts": ["cli/src/b.ts"] })).toEqual(["nothing imports the command line"]);
  expect(check({ "cli/src/a.ts": ["cli/src/b.ts"] })).toEqual([]);
});

it("finds an import against the directions inside a layer, and a folder without a row", () => {
  expect(check({ "server/domain/verdict/a.ts": ["server/domain/attestation/b.ts"] })).toEqual([
    "verdict may import records.ts, findings, measurement, digest.ts",
  ]);
  expect(check({ "server/domain/attestation/a.ts": ["server/domain/verdict/b.ts"] })).toEqual([]);
  expect(check({ "server/store/database/a.ts": ["server/store/runs.ts"] })).toEqual([
    "database may import nothing",
  ]);
  expect(check({ "server/store/runs.ts": ["server/store/database/a.ts"] })).toEqual([]);
  const row = "has no row in scripts/import-rules.ts";
  expect(check({ "server/fresh/a.ts": ["server/domain/b.ts"] })).toEqual([`server/fresh ${row}`]);
  expect(check({ "server/domain/fresh/a.ts": ["server/domain/digest.ts"] })).toEqual([`domain/fresh ${row}`]);
});

it("finds a package that the layer may not import", () => {
  expect(checkPackages("server/pipeline/a.ts", ["hono/utils/mime", "mime"])).toEqual(["hono/utils/mime"]);
  expect(checkPackages("server/domain/a.ts", ["node:fs", "node:crypto", "yaml"])).toEqual(["node:fs"]);
  expect(checkPackages("server/identity/a.ts", ["@better-auth/api-key/x", "@better-auth/core"])).toEqual([
    "@better-auth/core",
  ]);
  expect(checkPackages("sdk/src/a.ts", ["node:crypto", "ajv"])).toEqual(["ajv"]);
  expect(checkPackages("server/fresh/a.ts", ["node:fs"])).toHaveLength(1);
});

it("finds a cycle, however long", () => {
  const edges = {
    "sdk/src/a.ts": ["sdk/src/b.ts"],
    "sdk/src/b.ts": ["sdk/src/c.ts"],
    "sdk/src/c.ts": ["sdk/src/a.ts"],
  };
  expect(check(edges)).toEqual(["is a cycle"]);
  expect(check({ ...edges, "sdk/src/c.ts": [] })).toEqual([]);
});

it.each([
  [`import { a } from "./b.ts";`, "server/x/b.ts"],
  [`import type { A } from "../b.ts";`, "server/b.ts"],
  [`export type { A } from "./b.ts";`, "server/x/b.ts"],
  [`export * from "./b.ts";`, "server/x/b.ts"],
  [`const b = await import("./b.ts");`, "server/x/b.ts"],
  ["const b = await import(`./b.ts`);", "server/x/b.ts"],
  [`type A = import("./b.ts").A;`, "server/x/b.ts"],
  [`type A = typeof import("./b.ts");`, "server/x/b.ts"],
  [`new Worker(new URL("b.ts", import.meta.url));`, "server/x/b.ts"],
  [`import "hono";`, "hono"],
  [`const b = await import("hono/html");`, "hono/html"],
  [`type A = import("hono").Context;`, "hono"],
  [`import.meta.resolve("pdfjs-dist/x.mjs");`, "pdfjs-dist/x.mjs"],
  [`createRequire(import.meta.url).resolve("tar/package.json");`, "tar/package.json"],
])("%s is an import", (source, imported) => {
  const { files, packages, computed } = importsOf("server/x/a.ts", source);
  expect([...files, ...packages, ...computed]).toEqual([imported]);
});

it("an address is no import, and a computed import is refused", () => {
  expect(importsOf("server/a.ts", `new URL("https://a.example/b.js"); new URL("./", base);`)).toEqual(none);
  const computed = importsOf("server/a.ts", "await import(name);");
  expect(computed).toEqual({ ...none, computed: ["name"] });
  expect(checkImports(new Map([["server/a.ts", computed]]))).toHaveLength(1);
});
