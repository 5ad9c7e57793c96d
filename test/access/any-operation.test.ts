import { rename } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Operation } from "../../contract-tests/src/contract/document.ts";
import { ownContract } from "../../contract-tests/src/contract/own-contract.ts";
import { readContract } from "../../contract-tests/src/contract/read-contract.ts";
import { exampleRequest, targetOf } from "../../contract-tests/src/request.ts";
import type { OperationSpec } from "../../server/__generated__/operation-spec.ts";
import { operationList, rateLimits } from "../../server/__generated__/operations.ts";
import { folders } from "../../server/config.ts";
import { incomingFolder } from "../../server/objects/filesystem.ts";
import { type Account, signUp } from "../support/accounts.ts";
import { onPostgres, withoutDatabase } from "../support/databases.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

const full = "203.0.113.1";
const contract = readContract(await ownContract());
const specs: readonly (OperationSpec & { id: string })[] = operationList;
let test: TestService;
let ada: Account;
beforeAll(async () => {
  const SERVICE_LIMITS = JSON.stringify({ "key-minute": 1 });
  test = await startService({ SERVICE_ROLE: "web", SERVICE_LIMITS });
  ada = await signUp(test.url, "ada");
  const { limiter } = test.service.composition.deps;
  for (let count = 0; count <= rateLimits["address-minute"].points; count++)
    await limiter.consume("address-minute", full);
  // The one request that her key has.
  await fetch(`${test.url}/api/v1/repositories`, { headers: { "x-api-key": ada.key } });
});
afterAll(() => test[Symbol.asyncDispose]());

/** The contract's own example of a request to an operation, of ada with her session. */
function send(operation: Operation, headers: Record<string, string>, remoteAddress: string) {
  const example = exampleRequest(operation);
  const { method, body } = example;
  const told = { ...example.headers, ...headers };
  const request = new Request(new URL(targetOf(example), test.url), { method, headers: told, body });
  return test.service.composition.app.request(request, {}, { incoming: { socket: { remoteAddress } } });
}

/** Lets fail what each operation needs one of. */
function failing(): Disposable {
  const { deps } = test.service.composition;
  const secret = new Error("secret detail");
  const spies = [
    vi.spyOn(deps.limiter, "consume").mockRejectedValue(secret),
    vi.spyOn(deps.store.repositories, "get").mockRejectedValue(secret),
    vi.spyOn(deps, "now").mockImplementation(() => {
      throw secret;
    }),
  ];
  return {
    [Symbol.dispose]() {
      for (const spy of spies) spy.mockRestore();
    },
  };
}

/** What every operation answers to what could go wrong with any of them. */
describe.each(contract.operations.map((operation) => [operation.operationId, operation] as const))(
  "%s",
  (id, operation) => {
    const spec = specs.find((spec) => spec.id === id)!;
    const limited = spec.rateLimits.includes("address-minute");

    it("takes no body over the limit", async () => {
      const headers = { cookie: ada.cookie, "content-length": "27262977" };
      expect((await send(operation, headers, "203.0.113.2")).status).toBe(413);
    });

    it.runIf(limited)("is limited", async () => {
      const response = await send(operation, { cookie: ada.cookie }, full);
      expect(response.status).toBe(429);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(response.headers.get("x-ratelimit-remaining")).toBe("0");
    });

    it.runIf(spec.rateLimits.includes("key-minute"))("is limited by the key", async () => {
      const response = await send(operation, { "x-api-key": ada.key }, "203.0.113.4");
      expect(response.status).toBe(429);
      expect(response.headers.get("retry-after")).toBe("60");
      expect(response.headers.get("x-ratelimit-remaining")).toBe("0");
    });

    it("tells nothing of a failure of ours", async () => {
      using _ = failing();
      const response = await send(operation, { cookie: ada.cookie }, "203.0.113.3");
      expect(response.status).toBe(500);
      expect(await response.text()).not.toContain("secret detail");
    });
  },
);

it("says of any operation that fails while the database is away that the service is degraded", async () => {
  await withoutDatabase(test.dataDir, async () => {
    // An open file goes on answering: what fails then is made to.
    using _ = onPostgres ? undefined : failing();
    for (const operation of contract.operations) {
      // Says so itself, in test/api/health.test.ts.
      if (operation.operationId === "getHealth") continue;
      const response = await send(operation, { cookie: ada.cookie }, "203.0.113.5");
      const text = await response.text();
      expect(response.status, `${operation.operationId} ${text}`).toBe(503);
      expect(text, operation.operationId).toMatch(/is unavailable/);
    }
  });
  expect((await send(contract.operations[0]!, { cookie: ada.cookie }, "203.0.113.6")).status).toBe(200);
});

it("says of a submission that the service is degraded while objects cannot be written", async () => {
  const incoming = incomingFolder(folders(test.config).objects);
  const submit = async () => {
    const body = upload({ paper: await pdf() });
    const { status } = await fetch(`${test.url}/api/repositories`, {
      method: "POST",
      headers: { cookie: ada.cookie },
      body,
    });
    return status;
  };
  await rename(incoming, `${incoming}.away`);
  try {
    expect(await submit()).toBe(503);
  } finally {
    await rename(`${incoming}.away`, incoming);
  }
  expect(await submit()).toBe(201);
});
