import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import type { StageContext } from "../stage.ts";
import { sourceDiscovery } from "./source-discovery.ts";

const url = "https://github.com/o/n";
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => void rmSync(folder, { recursive: true })));

/** A stage whose archive is removed with the fetched source, and kept by `putFile`. */
function run(putFile: (path: string) => Promise<unknown>) {
  const folder = mkdtempSync(join(tmpdir(), "rvs-source-"));
  folders.push(folder);
  const archivePath = join(folder, "archive");
  writeFileSync(archivePath, "archive");
  const source = {
    ...{ url, commit: "c", notes: [], archivePath },
    [Symbol.asyncDispose]: async () => {
      await turn();
      rmSync(archivePath);
    },
  };
  return sourceDiscovery.run({
    deps: { sources: { fetch: async () => source }, objects: { putFile } },
    job: { look: null },
    repository: { githubUrl: url, sourceCommit: null, sourceDigest: null },
  } as unknown as StageContext);
}

it("keeps the archive until it is stored", async () => {
  const outcome = await run(async (path) => {
    await turn();
    return { digest: "d", byteSize: existsSync(path) ? 7 : 0 };
  });
  expect(outcome).toMatchObject({ payload: { sourceDigest: "d", byteSize: 7 } });
});

it("fails where the archive cannot be stored, and nothing else does", async () => {
  // A rejection that nobody waits for would end the process, and fails the whole run of the tests.
  await expect(run(() => Promise.reject(new Error("ENOSPC")))).rejects.toThrow("ENOSPC");
});
