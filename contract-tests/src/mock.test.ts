import { afterAll, beforeAll, expect, it } from "vitest";
import type { Mock } from "../../mock/src/options.ts";
import { startMock } from "../../mock/src/start-mock.ts";
import { checkContract } from "./check-contract.ts";
import { ownContract } from "./contract/own-contract.ts";
import { readContract } from "./contract/read-contract.ts";

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ speed: "instant" });
});
afterAll(() => mock.stop());

it("finds nothing in the mock, where it may write as well", async () => {
  // What a mock has of its own is behind these; all others are answered by the service, which is checked whole.
  const { operations } = readContract(await ownContract());
  const checked = operations.filter(({ path }) => /^\/(api\/(v1|objects|processing|stars)|mcp)\b/.test(path));
  const only = checked.map(({ operationId }) => operationId);
  const report = await checkContract({ baseUrl: mock.url, apiKey: mock.keys.ada!, write: true, only });
  expect(report.findings).toEqual([]);
  expect(report.operations).toHaveLength(only.length);
}, 180_000);
