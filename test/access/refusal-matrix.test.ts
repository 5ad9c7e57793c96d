import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownContract } from "../../contract-tests/src/contract/own-contract.ts";
import { readContract } from "../../contract-tests/src/contract/read-contract.ts";
import type { OperationSpec } from "../../server/__generated__/operation-spec.ts";
import { operationList } from "../../server/__generated__/operations.ts";
import { maskKnown, parametersOf } from "../support/example-requests.ts";
import {
  createPrivateRepositories,
  insiders,
  invalidKeys,
  listPaths,
  outsiders,
  type PrivateRepositories,
  secretWords,
} from "../support/private-repositories.ts";

const { operations: described } = readContract(await ownContract());
const table = operationList.map((spec: OperationSpec & { id: string }) => {
  return [spec.id, spec, described.find(({ operationId }) => operationId === spec.id)!] as const;
});

let scene: PrivateRepositories;
const ask: PrivateRepositories["sendExample"] = (...given) => scene.sendExample(...given);
const see: PrivateRepositories["send"] = (...given) => scene.send(...given);
beforeAll(async () => {
  scene = await createPrivateRepositories();
});
afterAll(() => scene[Symbol.asyncDispose]());

describe.each(table)("%s", (id, { security }, operation) => {
  const { anonymous, session, apiKey, bearer } = security;
  const scopes = apiKey ? apiKey.scopes : [];
  // An ended session would be nobody's in the rest of the table.
  const ends = id === "signOut";

  it("shows outsiders of what is private no more than of what is not there", async () => {
    const { hidden, absent } = scene;
    for (const who of outsiders.filter((name) => !(ends && name === "stranger"))) {
      const there = await ask(operation, who, hidden);
      if (parametersOf(operation, hidden).length > 0) {
        const nowhere = await ask(operation, who, absent);
        expect(maskKnown(hidden, there), who).toEqual(maskKnown(absent, nowhere));
      }
      const told = JSON.stringify(maskKnown(hidden, there));
      for (const word of secretWords) expect(told.toLowerCase(), who).not.toContain(word);
      for (const value of Object.values(hidden)) expect(told, who).not.toContain(value);
    }
  });

  it.runIf(session || apiKey || bearer)(
    "refuses a key that is malformed, expired, deleted or disabled",
    async () => {
      for (const who of invalidKeys) {
        const { status, text } = await ask(operation, who, scene.hidden);
        // A bearer is no key where the contract takes none in that place.
        if (who === "malformed bearer" && apiKey && !bearer) continue;
        expect(status, who).toBe(401);
        expect(text, who).toMatch(/API key is invalid or expired/);
      }
    },
  );

  it.runIf(!anonymous)("refuses nobody in particular", async () => {
    expect((await ask(operation, "nobody", scene.hidden)).status).toBe(401);
  });

  it.runIf(apiKey || (session && !anonymous))(
    "refuses each key without its scope, and any where a person must be",
    async () => {
      for (const scope of ["read", "write", "run"]) {
        const { status, text } = await ask(operation, `stranger's ${scope} key`, scene.hidden);
        if (!apiKey) expect([status, text]).toEqual([403, expect.stringMatching(/browser session/)]);
        else if (!scopes.includes(scope))
          expect([status, text]).toEqual([
            403,
            expect.stringMatching(/does not have the required permission/),
          ]);
        else expect(text).not.toMatch(/required permission/);
      }
    },
  );

  const reads =
    operation.method === "GET" &&
    scopes.includes("read") &&
    !["lookupPreprint", "openToolStream", "search"].includes(id);
  it.runIf(reads)("shows its owner and the members of its organization what is theirs", async () => {
    for (const who of insiders) {
      const { status, headers } = await ask(operation, who, scene.hidden);
      // Nothing was signed and nothing is processed of what was only planted.
      if (["verifyAttestation", "getProcessing"].includes(id)) expect(status, who).toBe(404);
      else if (status !== 501) {
        expect(status, who).toBe(200);
        expect(headers["cache-control"], who).toBe("private, no-store");
      }
    }
  });
});

describe("what nobody asked for by name", () => {
  it.each(listPaths)(
    "%s is for outsiders as if there were nothing private: its rows, cursors and entity tags",
    async (path) => {
      for (const who of outsiders)
        expect(await see("GET", path, who), who).toEqual(scene.before.get(`${who} ${path}`));
    },
  );

  it("is in the lists of its owner and of members", async () => {
    for (const who of insiders)
      for (const path of ["/api/v1/repositories", "/api/v1/search?q=zebrafish", "/api/v1/claims"])
        expect((await see("GET", path, who)).text, `${who} ${path}`).toMatch(/zebrafish/);
  });
});
