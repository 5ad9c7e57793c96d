import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findProblems } from "../../contract-tests/src/conformance/find-problems.ts";
import { ownContract } from "../../contract-tests/src/contract/own-contract.ts";
import { readContract } from "../../contract-tests/src/contract/read-contract.ts";
import { type Account, signUp } from "../support/accounts.ts";
import { type BadRequest, badRequests, brokenStream } from "../support/bad-requests.ts";
import { invalidCredentials } from "../support/bad-values.ts";
import { createSeed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

/** Of each operation; some fifty operations make it thousands of requests. */
const requestsEach = 40;

const contract = readContract(await ownContract());
let test: TestService;
let ada: Account;
const known: Record<string, string> = {};

beforeAll(async () => {
  const many = ["key-minute", "social-hour", "submission-hour", "submission-month", "sign-in-minute"];
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

/** Of HTTP and of the Fetch standard, on every answer: the contract has no place for them. */
const ofTheProtocol = /^(content-type|content-length|access-control-[a-z-]+)$/;

describe.each(contract.operations.map((operation) => [operation.operationId, operation] as const))(
  "%s",
  (id, operation) => {
    it("answers whatever it is sent as the contract says", async () => {
      const credentials = fc.oneof(
        fc.constant("key" as const),
        fc.constant(id === "signOut" ? ("nobody" as const) : ("session" as const)),
        fc.constantFrom(...invalidCredentials),
      );
      let count = 0;
      const property = fc.asyncProperty(badRequests(operation, known), credentials, async (bad, who) => {
        const own = { nobody: {}, key: { "x-api-key": ada.key }, session: { cookie: ada.cookie } };
        const headers = { ...bad.headers, ...(typeof who === "string" ? own[who] : who) };
        // A limit of nobody in particular is one of an address.
        const env = { incoming: { socket: { remoteAddress: `198.51.${count >> 8}.${count++ & 255}` } } };
        const response = await test.service.composition.app.request(
          requestOf(operation.method, bad, headers),
          {},
          env,
        );
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
        const problems = findProblems(contract.schemas, operation, {
          request,
          url: bad.target,
          status,
          headers: response.headers,
          text,
        });
        expect(problems, what).toEqual([]);
        const declared = Object.keys(operation.responses[status]?.headers ?? {}).map((name) =>
          name.toLowerCase(),
        );
        const undeclared = [...response.headers.keys()].filter(
          (name) => !declared.includes(name) && !ofTheProtocol.test(name),
        );
        expect(undeclared, what).toEqual([]);
      });
      await fc.assert(property, { numRuns: requestsEach, seed: 20_261_121, endOnFailure: true });
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    });
  },
);

function requestOf(
  method: string,
  { target, body, breaksOff: stops }: BadRequest,
  headers: Record<string, string>,
): Request {
  const sent = stops ? brokenStream(body) : body;
  const init = { method, headers, body: sent, ...(stops ? { duplex: "half" } : {}) };
  return new Request(new URL(target, test.url), init as RequestInit);
}
