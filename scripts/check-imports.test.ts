import { expect, it } from "vitest";
import { checkImports, readImports } from "./check-imports.ts";

const check = (edges: Record<string, string[]>) =>
  checkImports(new Map(Object.entries(edges))).map(({ why }) => why);

it("holds every import of the project against the layers", () => {
  const files = readImports();
  expect(files.size).toBeGreaterThan(100);
  expect(checkImports(files)).toEqual([]);
});

it("finds an import upwards, a sideways one and one out of the SDK", () => {
  expect(check({ "server/domain/a.ts": ["server/store/b.ts"] })).toEqual(["domain may import __generated__"]);
  expect(check({ "server/http/a.ts": ["server/store/b.ts"] })).toHaveLength(1);
  expect(check({ "server/operations/runs/a.ts": ["server/pipeline/b.ts"] })).toHaveLength(1);
  expect(check({ "sdk/src/a.ts": ["server/domain/b.ts"] })).toEqual([
    "the SDK imports nothing of the server",
  ]);
  expect(check({ "server/compose.ts": ["server/store/b.ts"] })).toEqual([]);
});

it("finds a circle, however long", () => {
  const edges = {
    "sdk/src/a.ts": ["sdk/src/b.ts"],
    "sdk/src/b.ts": ["sdk/src/c.ts"],
    "sdk/src/c.ts": ["sdk/src/a.ts"],
  };
  expect(check(edges)).toEqual(["is a circle"]);
  expect(check({ ...edges, "sdk/src/c.ts": [] })).toEqual([]);
});
