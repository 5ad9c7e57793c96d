import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withRelay } from "./relay.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rvs-relay-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command that tells whether the relay was ready, with this shell script in the place of Perl. */
async function runWith(perl: string): Promise<string> {
  writeFileSync(join(folder, "perl"), `#!/bin/sh\n${perl}\n`, { mode: 0o755 });
  const command = withRelay("[ -e relay.ready ] && echo ready");
  const env = { PATH: `${folder}:/usr/bin:/bin` };
  const { stdout } = await promisify(execFile)("sh", ["-c", command], { cwd: folder, env });
  return stdout;
}

describe("a command with a gateway", () => {
  it("waits for a relay that takes seconds to start", async () => {
    expect(await runWith("sleep 3; touch relay.ready; exec sleep 60")).toBe("ready\n");
  });

  it("fails where the relay does", async () => {
    await expect(runWith("exit 2")).rejects.toMatchObject({ code: 1, stdout: "" });
  });
});
