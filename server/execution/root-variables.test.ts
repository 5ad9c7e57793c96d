import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readRootVariables, VARIABLES_FILE } from "./root-variables.ts";

test("the variables of a root are read through no link, and only those that may be set", async () => {
  const root = mkdtempSync(join(tmpdir(), "rvs-root-"));
  const file = join(root, VARIABLES_FILE);
  expect(await readRootVariables(root)).toEqual({});
  mkdirSync(join(root, "etc"));
  for (const text of ["{", "null", "[1]", JSON.stringify({ A: "x".repeat(300_000) })]) {
    writeFileSync(file, text);
    expect(await readRootVariables(root)).toEqual({});
  }
  const own = { PATH: "/opt/bin", "A-B": "x", HOME: "/root", N: 1, Z: "\0", R_HOME: "/r" };
  writeFileSync(file, JSON.stringify(own));
  expect(await readRootVariables(root)).toEqual({ PATH: "/opt/bin", R_HOME: "/r" });

  const secret = join(root, "secret");
  writeFileSync(secret, JSON.stringify({ SECRET: "s" }));
  rmSync(file);
  symlinkSync(secret, file);
  expect(await readRootVariables(root)).toEqual({});
  rmSync(root, { recursive: true });
});
