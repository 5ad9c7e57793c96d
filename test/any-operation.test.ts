import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ownContract } from "../contract-tests/src/contract/own-contract.ts";
import { readContract } from "../contract-tests/src/contract/read-contract.ts";
import { exampleRequest, targetOf } from "../contract-tests/src/request.ts";
import type { OperationSpec } from "../server/__generated__/operation-spec.ts";
import { operationList, rateLimits } from "../server/__generated__/operations.ts";
import { type Person, signUp } from "./support/people.ts";
import { startService, type TestService } from "./support/service.ts";

const full = "203.0.113.1";
const contract = readContract(await ownContract());
let test: TestService;
let ada: Person;
beforeAll(async () => {
  test = await startService({ SERVICE_ROLE: "web" });
  ada = await signUp(test.url, "ada");
  const { limiter } = test.service.composition.deps;
  for (let count = 0; count <= rateLimits["address-minute"].points; count++)
    await limiter.consume("address-minute", full);
});
afterAll(() => test[Symbol.asyncDispose]());

/** What every operation answers to what could go wrong with any of them. */
describe.each(contract.operations.map((operation) => [operation.operationId, operation] as const))(
  "%s",
  (id, operation) => {
    const specs: readonly (OperationSpec & { id: string })[] = operationList;
    const limited = specs.find((spec) => spec.id === id)!.rateLimits.includes("address-minute");
    const send = async (headers: Record<string, string>, remoteAddress: string) => {
      const example = exampleRequest(operation);
      const { method, body } = example;
      const told = { ...example.headers, cookie: ada.cookie, ...headers };
      const request = new Request(new URL(targetOf(example), test.url), { method, headers: told, body });
      return test.service.composition.app.request(request, {}, { incoming: { socket: { remoteAddress } } });
    };

    it("takes no body over the limit", async () => {
      expect((await send({ "content-length": "27262977" }, "203.0.113.2")).status).toBe(413);
    });

    it.runIf(limited)("is limited", async () => {
      const response = await send({}, full);
      expect(response.status).toBe(429);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(response.headers.get("x-ratelimit-remaining")).toBe("0");
    });

    it.runIf(limited)("tells nothing of a failure of ours", async () => {
      const failing = vi.spyOn(test.service.composition.deps.limiter, "consume");
      failing.mockRejectedValue(new Error("secret detail"));
      const response = await send({}, "203.0.113.3");
      failing.mockRestore();
      expect(response.status).toBe(500);
      expect(await response.text()).not.toContain("secret detail");
    });
  },
);
