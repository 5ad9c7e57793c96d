import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Operation } from "../../contract-tests/src/contract/document.ts";
import { ownContract } from "../../contract-tests/src/contract/own-contract.ts";
import { readContract } from "../../contract-tests/src/contract/read-contract.ts";
import type { OperationSpec } from "../../server/__generated__/operation-spec.ts";
import { operationList } from "../../server/__generated__/operations.ts";
import { maskKnown, type ObservedResponse, parametersOf } from "../support/example-requests.ts";
import { expectedError } from "../support/expected-error.ts";
import {
  createPrivateRepositories,
  insiders,
  invalidKeys,
  listPaths,
  outsiders,
  type PrivateRepositories,
  secretWords,
} from "../support/private-repositories.ts";

/** Every operation with every kind of credentials that it refuses, and with those that show a private repository. */
interface Row {
  id: string;
  spec: OperationSpec;
  operation: Operation;
}

const { operations } = readContract(await ownContract());
const rows: Row[] = operationList.map((spec: OperationSpec & { id: string }) => ({
  id: spec.id,
  spec,
  operation: operations.find(({ operationId }) => operationId === spec.id)!,
}));
const where = (applies: (security: OperationSpec["security"], row: Row) => boolean) =>
  rows.filter((row) => applies(row.spec.security, row)).map((row) => [row.id, row] as const);

let fixture: PrivateRepositories;
beforeAll(async () => {
  fixture = await createPrivateRepositories();
});
afterAll(() => fixture[Symbol.asyncDispose]());

/** A valid request and an invalid one: credentials are checked before parameters and body. */
async function attempts({ operation }: Row, who: string): Promise<ObservedResponse[]> {
  const { method, path } = operation;
  const body = method === "GET" || method === "DELETE" ? null : "{}";
  const json = { "content-type": "application/json" };
  const target = path.replace(/\{\w+\}/g, "nothing");
  return [
    await fixture.sendExample(operation, who, fixture.hidden),
    await fixture.send(method, target, who, body, json),
  ];
}

async function expectRefused(row: Row, who: string, status: number, message: RegExp, code: string) {
  for (const response of await attempts(row, who)) {
    expect(response.status, who).toBe(status);
    const error = expectedError(row.spec, response);
    expect(error.message, who).toMatch(message);
    if (error.code) expect(error.code, who).toBe(code);
  }
}

describe("an operation that needs an identity refuses a request without credentials", () => {
  it.each(where(({ anonymous }) => !anonymous))("%s", (_, row) =>
    expectRefused(row, "nobody", 401, /sign in/, "unauthenticated"),
  );
});

describe("an operation that takes credentials refuses a key that is malformed, expired, deleted or disabled", () => {
  it.each(where(({ session, apiKey, bearer }) => session || !!apiKey || !!bearer))("%s", async (_, row) => {
    const { apiKey, bearer } = row.spec.security;
    // A bearer token is no key where the contract takes keys in their own header alone.
    const keys = apiKey && !bearer ? invalidKeys.filter((who) => who !== "malformed bearer") : invalidKeys;
    for (const who of keys)
      await expectRefused(row, who, 401, /API key is invalid or expired/, "invalid_api_key");
  });
});

describe("an operation for sessions alone refuses every key", () => {
  it.each(where(({ session, apiKey, bearer }) => session && !apiKey && !bearer))("%s", async (_, row) => {
    const kinds = ["key", "bearer", "read key", "write key", "run key"];
    for (const kind of kinds)
      await expectRefused(row, `stranger's ${kind}`, 403, /browser session/, "session_required");
  });
});

describe("an operation with a scope refuses a key without it", () => {
  it.each(where(({ apiKey }) => !!apiKey))("%s", async (_, row) => {
    const { apiKey } = row.spec.security;
    const scopes = apiKey ? apiKey.scopes : [];
    for (const scope of ["read", "write", "run"]) {
      const who = `stranger's ${scope} key`;
      if (scopes.length > 0 && !scopes.includes(scope))
        await expectRefused(row, who, 403, /does not have the required permission/, "insufficient_scope");
      else
        for (const { text } of await attempts(row, who)) expect(text, who).not.toMatch(/required permission/);
    }
  });
});

describe("a private record and one that does not exist look alike to outsiders", () => {
  it.each(where(() => true))("%s", async (id, { operation }) => {
    const { hidden, absent } = fixture;
    // An ended session would be no session in the rest of the table.
    const callers = outsiders.filter((who) => !(id === "signOut" && who === "stranger"));
    for (const who of callers) {
      const response = maskKnown(hidden, await fixture.sendExample(operation, who, hidden));
      if (parametersOf(operation, hidden).length > 0) {
        const other = await fixture.sendExample(operation, who, absent);
        expect(response, who).toEqual(maskKnown(absent, other));
      }
      const shown = JSON.stringify(response);
      for (const word of secretWords) expect(shown.toLowerCase(), who).not.toContain(word);
      for (const value of Object.values(hidden)) expect(shown, who).not.toContain(value);
    }
  });

  it.each(listPaths)("%s has the rows, cursors and entity tags of before it existed", async (path) => {
    for (const who of outsiders) {
      const before = fixture.before.get(`${who} ${path}`)!;
      expect(maskKnown({}, await fixture.send("GET", path, who)), who).toEqual(maskKnown({}, before));
    }
  });
});

describe("a private record is shown to its owner and to the members of its organization", () => {
  // What is embedded is named by its address, in a parameter (test/api/feeds.test.ts).
  const ofNoRepository = ["getEmbedding", "lookupPreprint", "openToolStream", "search"];
  const reads = where(({ apiKey }, { id, operation }) => {
    const scopes = apiKey ? apiKey.scopes : [];
    return operation.method === "GET" && scopes.includes("read") && !ofNoRepository.includes(id);
  });

  it.each(reads)("%s", async (id, { operation }) => {
    for (const who of insiders) {
      const { status, headers } = await fixture.sendExample(operation, who, fixture.hidden);
      // The seeded repository has no attestation and no PDF (test/api/claim-pictures.test.ts).
      if (["verifyAttestation", "getClaimPicture"].includes(id)) expect(status, who).toBe(404);
      else {
        expect(status, who).toBe(200);
        expect(headers["cache-control"], who).toBe("private, no-store");
      }
    }
  });

  it.each(["/api/v1/repositories", "/api/v1/search?q=zebrafish", "/api/v1/claims"])("in %s", async (path) => {
    for (const who of insiders)
      expect((await fixture.send("GET", path, who)).text, `${who} ${path}`).toMatch(/zebrafish/);
  });
});
