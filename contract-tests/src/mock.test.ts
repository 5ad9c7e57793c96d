import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkContract } from "./check-contract.ts";
import { ownContract } from "./contract/own-contract.ts";
import { readContract } from "./contract/read-contract.ts";
import type { CheckOptions } from "./settings.ts";

let mock: ChildProcess;
let options: CheckOptions & { only: string[] };

beforeAll(async () => {
  const script = fileURLToPath(new URL("../../scripts/mock.mjs", import.meta.url));
  const env = { ...process.env, PORT: "0" };
  mock = spawn(process.execPath, [script], { env, stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: mock.stdout! })) {
    const baseUrl = /http:\S+$/.exec(line)?.[0];
    if (!baseUrl) continue;
    const { operations } = readContract(await ownContract());
    const only = operations
      .filter(({ path }) => path.startsWith("/api/v1/"))
      .map(({ operationId }) => operationId);
    options = { baseUrl, only, apiKey: "service_any", write: true };
    return;
  }
  throw new Error("the mock ended without an address");
});
afterAll(() => {
  mock.kill("SIGKILL");
});

it("finds that the mock conforms to the contract of the Agent API, as far as a mock can", async () => {
  // It knows no keys and ids, ignores unknown parameters, parses numbers like JavaScript, and its 405 and its response
  // to malformed JSON differ.
  const skip = [
    "invalid-credentials",
    "unknown-id",
    "invalid-parameter",
    "unknown-parameter",
    "invalid-body",
    "undeclared-method",
  ] as const;
  const report = await checkContract({ ...options, skip });
  expect(report.findings).toEqual([]);
  expect(report.skipped).toEqual([]);
  expect(report.operations.filter(({ statuses }) => !statuses[200] && !statuses[202])).toEqual([]);
});

it("finds what a mock cannot do", async () => {
  const { findings } = await checkContract({ ...options, only: ["getRun", "createRun"] });
  expect(new Set(findings.map(({ check }) => check))).toEqual(
    new Set([
      "invalid-credentials",
      "unknown-id",
      "invalid-parameter",
      "unknown-parameter",
      "undeclared-method",
      "headers",
      "media-type",
    ]),
  );
});
