import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findProblems } from "../../contract-tests/src/conformance/find-problems.ts";
import type { Operation } from "../../contract-tests/src/contract/document.ts";
import { ownContract } from "../../contract-tests/src/contract/own-contract.ts";
import { readContract } from "../../contract-tests/src/contract/read-contract.ts";
import { operationList } from "../../server/__generated__/operations.ts";
import { type Account, signUp } from "../support/accounts.ts";
import { type BadRequest, badRequests, brokenStream } from "../support/bad-requests.ts";
import { invalidCredentials } from "../support/bad-values.ts";
import { expectedError } from "../support/expected-error.ts";
import { exampleRequestFrom, requestFrom } from "../support/request-from.ts";
import { createSeed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

/** With some fifty operations these are thousands of requests. */
const requestsPerOperation = 40;

const contract = readContract(await ownContract());
let test: TestService;
let ada: Account;
const known: Record<string, string> = {};

beforeAll(async () => {
  const many = [
    "key-minute",
    "social-hour",
    "submission-hour",
    "submission-month",
    "sign-in-minute",
    "draft-hour",
  ];
  const SERVICE_LIMITS = JSON.stringify(Object.fromEntries(many.map((name) => [name, 1_000_000])));
  test = await startService({ SERVICE_ROLE: "web", SERVICE_LIMITS });
  ada = await signUp(test.url, "ada");
  const seed = createSeed(test);
  const repository = await seed.repository();
  const experiment = await seed.experiment(repository);
  const claim = await seed.claim(repository, {}, experiment);
  const run = await seed.run(experiment, [claim]);
  const evidence = await seed.evidence(run, "measured");
  const { id: repositoryId, owner, slug } = repository;
  const ids = {
    repositoryId,
    repository_id: repositoryId,
    claimId: claim.id,
    claim_id: claim.id,
    runId: run.id,
  };
  Object.assign(known, ids, { owner, slug, evidenceId: evidence.id, digest: evidence.digest });
});
afterAll(() => test[Symbol.asyncDispose]());

/** Headers of HTTP and of the Fetch standard, which the contract does not declare. */
const protocolHeaders = /^(content-type|content-length|access-control-[a-z-]+)$/;

const table = contract.operations.map((operation) => [operation.operationId, operation] as const);

describe("an invalid request is answered as the contract says", () => {
  it.each(table)("%s", async (id, operation) => {
    const credentials = fc.oneof(
      fc.constant("key" as const),
      fc.constant(id === "signOut" ? ("nobody" as const) : ("session" as const)),
      fc.constantFrom(...invalidCredentials),
    );
    let count = 0;
    const property = fc.asyncProperty(badRequests(operation, known), credentials, async (bad, who) => {
      const own = { nobody: {}, key: { "x-api-key": ada.key }, session: { cookie: ada.cookie } };
      const headers = { ...bad.headers, ...(typeof who === "string" ? own[who] : who) };
      // Requests without credentials are limited by their address.
      const address = `198.51.${count >> 8}.${count++ & 255}`;
      const init = initOf(operation.method, bad, headers);
      const response = await requestFrom(test, address, bad.target, init);
      const streams = response.headers.get("content-type")?.startsWith("text/event-stream");
      if (streams) await response.body?.cancel();
      const text = streams ? null : await response.text();
      const { status } = response;
      const what = `${operation.method} ${bad.target.slice(0, 300)} -> ${status} ${text?.slice(0, 300)}`;
      // A path that a bad value changed into another one is not this operation's.
      if (new URL(bad.target, test.url).pathname.split("/").length !== operation.path.split("/").length)
        return;

      expect(status, what).not.toBe(500);
      if (status === 502) return void expect(operation.responses, what).toHaveProperty("502");
      const request = { method: operation.method, path: "", query: [], headers, body: null };
      const answer = { request, url: bad.target, status, headers: response.headers, text };
      expect(findProblems(contract.schemas, operation, answer), what).toEqual([]);
      expect(undeclaredHeaders(operation, response), what).toEqual([]);
    });
    await fc.assert(property, { numRuns: requestsPerOperation, seed: 20_261_121, endOnFailure: true });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  function undeclaredHeaders({ responses }: Operation, { status, headers }: Response): string[] {
    const declared = Object.keys(responses[status]?.headers ?? {}).map((name) => name.toLowerCase());
    return [...headers.keys()].filter((name) => !declared.includes(name) && !protocolHeaders.test(name));
  }

  function initOf(method: string, { body, breaksOff }: BadRequest, headers: Record<string, string>) {
    const sent = breaksOff ? brokenStream(body) : body;
    return { method, headers, body: sent, ...(breaksOff ? { duplex: "half" } : {}) } as RequestInit;
  }
});

describe("a body of a media type that the contract does not have is refused", () => {
  const withBody = operationList.filter(({ body }) => body !== null).map((spec) => [spec.id, spec] as const);
  it.each(withBody)("%s", async (_, { method, path }) => {
    const headers = { cookie: ada.cookie, "content-type": "text/csv" };
    const response = await fetch(`${test.url}${path}`, { method, headers, body: "a,b" });
    expect(response.status).toBe(415);
  });
});

describe("a body over the limit is refused", () => {
  it.each(table)("%s", async (_, operation) => {
    const headers = { cookie: ada.cookie, "content-length": "27262977" };
    expect((await exampleRequestFrom(test, "203.0.113.2", operation, headers)).status).toBe(413);
  });
});

describe("a method that the contract does not have is refused", () => {
  it.each(operationList.map((spec) => [spec.id, spec] as const))("%s", async (_, spec) => {
    const address = `${test.url}${spec.path.replace(/\{\w+\}/g, "nothing")}`;
    const response = await fetch(address, { method: "PROPFIND" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")?.split(", ")).toContain(spec.method);
    expectedError(spec, { headers: Object.fromEntries(response.headers), text: await response.text() });
  });
});

it("an address that the contract does not have is 404 in the error family of its path", async () => {
  const versioned = await fetch(`${test.url}/api/v1/nothing`);
  expect(versioned.status).toBe(404);
  expect(await versioned.json()).toMatchObject({ error: { code: "not_found" } });
  const other = await fetch(`${test.url}/api/nothing`);
  expect(await other.json()).toMatchObject({ error: expect.any(String) });
});

it("no operation is declared that is not implemented", () => {
  expect(operationList.filter(({ responses }) => 501 in responses)).toEqual([]);
});
