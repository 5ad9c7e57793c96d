import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { startService } from "../support/service.ts";

const suite = join(import.meta.dirname, "../../node_modules/@modelcontextprotocol/conformance/dist/index.js");
const exceptions = join(import.meta.dirname, "mcp-conformance.yaml");

it("the tool endpoint passes the official suite in all that applies", { timeout: 300_000 }, async () => {
  await using test = await startService({});
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [suite, "server", "--url", `${test.url}/mcp`, "--expected-failures", exceptions],
    { timeout: 280_000 },
  ).catch((error) => error as { stdout: string });
  expect(stdout).toContain("Baseline check passed: all failures are expected.");
  expect(stdout).toContain("Total: 7 passed");
});
