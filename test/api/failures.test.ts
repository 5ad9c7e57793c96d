import { rename } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Operation } from "../../contract-tests/src/contract/document.ts";
import { ownContract } from "../../contract-tests/src/contract/own-contract.ts";
import { readContract } from "../../contract-tests/src/contract/read-contract.ts";
import { folders } from "../../server/config.ts";
import { incomingFolder } from "../../server/objects/filesystem.ts";
import { type Account, signUp } from "../support/accounts.ts";
import { onPostgres, withoutDatabase } from "../support/databases.ts";
import { exampleRequestFrom } from "../support/request-from.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

const contract = readContract(await ownContract());
let test: TestService;
let ada: Account;
beforeAll(async () => {
  test = await startService({
    SERVICE_ROLE: "web",
    // Of a window below 64 no call is counted without the database: each of these needs it.
    SERVICE_LIMITS: JSON.stringify({ "address-minute": 63, "submission-month": 100 }),
  });
  ada = await signUp(test.url, "ada");
});
afterAll(() => test[Symbol.asyncDispose]());

const send = (operation: Operation, remoteAddress: string) =>
  exampleRequestFrom(test, remoteAddress, operation, { cookie: ada.cookie });

/** Makes dependencies fail of which every operation uses one. */
function failingDependencies(): Disposable {
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

describe("an internal error is a 500 without its detail", () => {
  it.each(contract.operations.map((operation) => [operation.operationId, operation] as const))(
    "%s",
    async (_, operation) => {
      using _failing = failingDependencies();
      const response = await send(operation, "203.0.113.3");
      expect(response.status).toBe(500);
      expect(await response.text()).not.toContain("secret detail");
    },
  );
});

it("every operation that fails while the database is unreachable is a 503", async () => {
  await withoutDatabase(test.dataDir, async () => {
    // SQLite goes on answering from the open file, so the dependencies are made to fail.
    using _ = onPostgres ? undefined : failingDependencies();
    for (const operation of contract.operations) {
      // It reports the state itself: see test/api/health.test.ts.
      if (operation.operationId === "getHealth") continue;
      const response = await send(operation, "203.0.113.5");
      const text = await response.text();
      expect(response.status, `${operation.operationId} ${text}`).toBe(503);
      expect(text, operation.operationId).toMatch(/is unavailable/);
    }
  });
  expect((await send(contract.operations[0]!, "203.0.113.6")).status).toBe(200);
});

it("a submission is a 503 while objects cannot be written", async () => {
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
