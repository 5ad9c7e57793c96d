import { afterAll, beforeAll, expect, it } from "vitest";
import type { Mock } from "../../mock/src/options.ts";
import { startMock } from "../../mock/src/start-mock.ts";
import { checkContract } from "./check-contract.ts";

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ speed: "instant" });
});
afterAll(() => mock.stop());

it("finds nothing in the mock, where it may write as well", async () => {
  const report = await checkContract({ baseUrl: mock.url, apiKey: mock.keys.ada!, write: true });
  expect(report.findings).toEqual([]);
  expect(report.operations.length).toBeGreaterThan(80);
});
