import { describe, expect, it } from "vitest";
import { parseManifest } from "../domain/manifest/manifest.ts";
import { compileManifest } from "./compile-manifest.ts";

const never = new AbortController().signal;
const bytes = (text: string) => new TextEncoder().encode(text);
const valid = "version: 1\nexperiments:\n  - {id: main, command: make}\nclaims:\n  - {id: a, statement: S}\n";

describe("compileManifest", () => {
  it("returns the canonical JSON of a valid manifest with its counts", async () => {
    const compiled = await compileManifest(bytes(valid), never);
    expect(compiled).toMatchObject({ ok: true, experiments: 1, claims: 1 });
    const { manifest } = parseManifest(valid) as { manifest: unknown };
    expect(JSON.parse((compiled as { json: string }).json)).toEqual(manifest);
  });

  it("returns the problems of an invalid one", async () => {
    expect(await compileManifest(bytes(`${valid}x: 1\n`), never)).toMatchObject({
      ok: false,
      problems: [{ line: 6, pointer: "/x" }],
    });
  });

  it.each([
    ["time", { milliseconds: 1, memoryMiB: 256 }, "could not be read within 0.001 s and 256 MiB"],
    ["memory", { milliseconds: 60_000, memoryMiB: 12 }, "could not be read within 60 s and 12 MiB"],
  ])("refuses one that exceeds its %s, as a problem of the whole file", async (_, limits, message) => {
    const broken = bytes("{]".repeat(127_500));
    expect(await compileManifest(broken, never, limits)).toEqual({
      ok: false,
      problems: [{ line: 1, column: 1, pointer: "", message: `${message}: make it shorter and simpler.` }],
    });
  });

  it("keeps the event loop free", async () => {
    let turns = 0;
    const interval = setInterval(() => turns++, 1);
    await compileManifest(bytes("{]".repeat(20_000)), never);
    clearInterval(interval);
    expect(turns).toBeGreaterThan(5);
  });

  it("stops when the signal is aborted", async () => {
    const stopping = new AbortController();
    const compiling = compileManifest(bytes(valid), stopping.signal);
    stopping.abort(new Error("stopping"));
    await expect(compiling).rejects.toThrow("stopping");
  });
});
