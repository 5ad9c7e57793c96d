import { describe, expect, it } from "vitest";
import { manifestKinds } from "../domain/manifest/kinds/all-kinds.ts";
import { parseManifest } from "../domain/manifest/manifest.ts";
import { manifestPath } from "../domain/manifest-path.ts";
import { parseManifests } from "./parse-manifests.ts";
import type { ThreadLimits } from "./run-in-thread.ts";

const never = new AbortController().signal;
const valid = "version: 1\nexperiments:\n  - {id: main, command: make}\nclaims:\n  - {id: a, statement: S}\n";

function parse(files: Record<string, string>, signal = never, limits?: ThreadLimits) {
  const contents = new Map(
    Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)]),
  );
  const found = Object.keys(files).map((path) => ({
    path,
    kind: manifestKinds.findIndex(({ names }) => names.includes(path)),
  }));
  return parseManifests({ files: found, paths: new Set(contents.keys()), contents }, signal, limits);
}

describe("parseManifests", () => {
  it("returns what each file says", async () => {
    const [own, scripted] = await parse({ [manifestPath]: valid, "run.sh": "" });
    const { manifest } = parseManifest(valid) as { manifest: unknown };
    expect(own).toEqual({ part: { own: manifest }, problems: [] });
    expect(scripted?.part.experiments).toMatchObject([{ command: "bash run.sh" }]);
  });

  it("returns the problems of an invalid one", async () => {
    expect(await parse({ [manifestPath]: `${valid}x: 1\n` })).toMatchObject([
      { part: {}, problems: [{ line: 6, pointer: "/x" }] },
    ]);
  });

  it.each([
    ["time", { milliseconds: 1, memoryMiB: 256 }, "could not be read within 0.001 s and 256 MiB"],
    ["memory", { milliseconds: 60_000, memoryMiB: 12 }, "could not be read within 60 s and 12 MiB"],
  ])("refuses one that exceeds its %s, as a problem of the whole file", async (_, limits, message) => {
    const broken = "{]".repeat(127_500);
    expect(await parse({ [manifestPath]: broken }, never, limits)).toEqual([
      {
        part: {},
        problems: [{ line: 1, column: 1, pointer: "", message: `${message}: make it shorter and simpler.` }],
      },
    ]);
  });

  it("keeps what was read before a file that takes too much", async () => {
    const files = { [manifestPath]: valid, "codecheck.yml": "{]".repeat(130_000) };
    const [own, broken] = await parse(files, never, { milliseconds: 60_000, memoryMiB: 24 });
    expect(own?.part.own).toBeDefined();
    expect(broken).toMatchObject({ part: {}, problems: [{ line: 1 }] });
  });

  it("keeps the event loop free", async () => {
    let turns = 0;
    const interval = setInterval(() => turns++, 1);
    await parse({ [manifestPath]: "{]".repeat(20_000) });
    clearInterval(interval);
    expect(turns).toBeGreaterThan(5);
  });

  it("stops when the signal is aborted", async () => {
    const stopping = new AbortController();
    const parsing = parse({ [manifestPath]: valid }, stopping.signal);
    stopping.abort(new Error("stopping"));
    await expect(parsing).rejects.toThrow("stopping");
  });
});
