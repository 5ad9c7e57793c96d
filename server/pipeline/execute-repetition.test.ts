import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { LogChunk } from "../deps.ts";
import { collectLeft } from "../execution/left-files.ts";
import { collectOutputs } from "../execution/outputs.ts";
import { executeInTree } from "./execute-repetition.ts";
import type { StageContext } from "./stage.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rvs-repetition-"));
});
afterEach(() => rm(folder, { recursive: true }));

const stopped = "> library(sf)\nError in library(sf) : there is no package called ‘sf’\nExecution halted\n";

/** What a command that leaves these files and this exit status is said to have left in a log of R's. */
async function batchLogOf(files: Record<string, string>, exitCode: number) {
  const log: LogChunk[] = [];
  const workFolder = await mkdtemp(join(folder, "work-"));
  const executor = {
    run: async () => {
      // The kernel's time of a change is some milliseconds behind the clock.
      const startedAt = Date.now() - 1000;
      for (const [name, text] of Object.entries(files)) await writeFile(join(workFolder, name), text);
      return { exitCode, startedAt, cancelled: false };
    },
  };
  const limits = { run: { fileSizeMiB: 1 } };
  const outputs = { collect: collectOutputs, collectLeft };
  const context = {
    deps: { executor, limits, outputs } as unknown as StageContext["deps"],
    signal: AbortSignal.timeout(60_000),
  };
  const definition = { command: "make", env: {}, outputs: ["a.json"], timeoutSeconds: 9, memoryMiB: 9 };
  const { batchLog } = await executeInTree(context, definition as never, {
    ...{ workFolder, root: undefined, claims: [], steps: null, seed: null, remainingBytes: 1_000_000 },
    onLog: (item) => log.push(item),
  });
  return { batchLog, log };
}

test("what R wrote to a file of its own where it stopped is read, and quoted in the log", async () => {
  const { batchLog, log } = await batchLogOf({ "fit.Rout": stopped, "b.Rout": "fine\n", "a.json": "{}" }, 1);
  expect(batchLog).toBe(stopped);
  const [quoted] = log;
  expect(quoted).toMatchObject({
    stream: "system",
    text: expect.stringMatching(/^fit\.Rout ends with:\n {2}> /),
  });
});

test("nothing is quoted of a command that ended well, of other files, and of names with line breaks", async () => {
  const nothing = { batchLog: null, log: [] };
  expect(await batchLogOf({ "fit.Rout": stopped }, 0)).toEqual(nothing);
  expect(await batchLogOf({ "fit.txt": stopped, "all.log": "done\n", "a\nb.log": stopped }, 1)).toEqual(
    nothing,
  );
});
