import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { builtScript } from "../../test/support/built-service.ts";
import { currentJoined, joinedFolder, joinedName, stampOf } from "./current.mjs";
import { joinedProgram } from "./program.mjs";

const name = `test-${randomUUID()}`;
const record = join(joinedFolder, `${name}.json`);
afterEach(() => {
  rmSync(record, { force: true });
  vi.restoreAllMocks();
});

it("names the sources in a stack", () => {
  const file = join(builtScript("server/main.ts"), "..", joinedName("server/start.ts"));
  const script = `const { start } = await import(process.argv[1]);
    await start({ PORT: "eighty" }).catch((error) => process.stdout.write(error.stack));`;
  const said = execFileSync(process.execPath, ["--input-type=module", "--eval", script, file]).toString();
  expect(said).toMatch(/^\w*Error: .*PORT/s);
  expect(said).toMatch(/ at .*server\/config\.ts:\d+:\d+/);
  expect(said).not.toContain("joined/test");
});

it("uses a build of these very files and this Node.js alone", () => {
  mkdirSync(joinedFolder, { recursive: true });
  const keep = (content: object) => writeFileSync(record, JSON.stringify(content));
  const files = { "package.json": stampOf("package.json"), "no-such-file": "" };
  const build = { folder: joinedFolder, node: process.version, files };
  expect(currentJoined(name)).toBeNull();
  keep(build);
  expect(currentJoined(name)).toBe(joinedFolder);
  expect(currentJoined(name, "v24.0.0")).toBeNull();
  keep({ ...build, files: { ...files, "package.json": "1 1" } });
  expect(currentJoined(name)).toBeNull();
  keep({ ...build, files: { ...files, "no-such-file": "1 1" } });
  expect(currentJoined(name)).toBeNull();
  keep({ ...build, folder: join(joinedFolder, "removed") });
  expect(currentJoined(name)).toBeNull();
  writeFileSync(record, "cut o");
  expect(currentJoined(name)).toBeNull();
});

it("runs the sources where options of Node.js are given, or nothing can be built, and says so", () => {
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(joinedProgram("--watch", process.execPath, {})).toBeNull();
  expect(said).not.toHaveBeenCalled();
  expect(joinedProgram("server/main.ts", "/bin/false", {})).toBeNull();
  expect(String(said.mock.calls)).toContain("a start from the sources takes three times as long");
});
