import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Operation } from "../contract-tests/src/contract/document.ts";
import { ownContract } from "../contract-tests/src/contract/own-contract.ts";
import { readContract } from "../contract-tests/src/contract/read-contract.ts";
import { exampleRequest, targetOf } from "../contract-tests/src/request.ts";
import type { OperationSpec } from "../server/__generated__/operation-spec.ts";
import { operationList } from "../server/__generated__/operations.ts";
import { onPostgres, openDatabaseOf } from "./support/databases.ts";
import { createKey, post, signUp } from "./support/people.ts";
import { createSeed } from "./support/seed.ts";
import { startService, type TestService } from "./support/service.ts";

/** The words of the private repository: whoever may not read it must see none of them anywhere. */
const secretWords = ["zebrafish", "hidden-lab"];

const { operations: described } = readContract(await ownContract());
const table = operationList.map((spec: OperationSpec & { id: string }) => {
  return [spec.id, spec, described.find(({ operationId }) => operationId === spec.id)!] as const;
});

let test: TestService;
/** Who asks, by the headers that say so. */
const callers: Record<string, Record<string, string>> = {};
const outsiders = ["nobody", "stranger", "stranger's read key", "stranger's write key", "stranger's run key"];
const insiders = ["owner", "member", "owner's read key", "member's read key"];
const wrong = ["malformed key", "expired key", "deleted key", "disabled key", "malformed bearer"];
/** Values by the names of parameters and members: of what is private, and of what is not there at all. */
let hidden: Record<string, string>;
let absent: Record<string, string>;
/** What outsiders saw of lists before there was anything private. */
const before = new Map<string, Seen>();

interface Seen {
  status: number;
  headers: Record<string, string>;
  text: string;
}

const lists = [
  ...["/", "/api/v1/repositories", "/api/v1/repositories?q=zebrafish", "/api/v1/repositories?limit=1"],
  ...[
    "/api/v1/search?q=zebrafish",
    "/api/v1/search?q=seeded&limit=1",
    "/api/v1/claims",
    "/api/v1/claims?q=zebrafish",
  ],
  ...["/api/v1/claims?limit=1", "/api/v1/runs", "/api/v1/runs?limit=1", "/api/repositories"],
  ...[
    "/api/repositories?owner=hidden-lab&slug=zebrafish",
    "/api/badge/hidden-lab/zebrafish",
    "/r/hidden-lab/zebrafish",
  ],
];

beforeAll(async () => {
  test = await startService({ SERVICE_ROLE: "web" });
  const [owner, member, stranger] = await Promise.all(
    ["owner", "member", "stranger"].map((name) => signUp(test.url, name, ["read"])),
  );
  const key = (cookie: string, scope: string) => createKey(test.url, cookie, [scope]);
  const send = async (path: string, body: unknown, cookie: string) => {
    const response = await post(`${test.url}${path}`, body, { cookie });
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { id: string; key: string };
  };
  const lost = await Promise.all(
    ["to expire", "to delete", "to disable"].map((name) =>
      send("/api/auth/api-key/create", { name }, stranger!.cookie),
    ),
  );
  await send("/api/auth/api-key/delete", { keyId: lost[1]!.id }, stranger!.cookie);
  await spoil();
  Object.assign(callers, {
    nobody: {},
    stranger: { cookie: stranger!.cookie },
    "stranger's read key": { "x-api-key": stranger!.key },
    "stranger's write key": { "x-api-key": await key(stranger!.cookie, "write") },
    "stranger's run key": { "x-api-key": await key(stranger!.cookie, "run") },
    owner: { cookie: owner!.cookie },
    "owner's read key": { "x-api-key": owner!.key },
    member: { cookie: member!.cookie },
    "member's read key": { "x-api-key": member!.key },
    "malformed key": { "x-api-key": "service_'; drop" },
    "expired key": { "x-api-key": lost[0]!.key },
    "deleted key": { "x-api-key": lost[1]!.key },
    "disabled key": { "x-api-key": lost[2]!.key },
    "malformed bearer": { authorization: "Bearer service_x" },
  });
  const lab = { name: "Hidden", slug: "hidden-lab" };
  const { id: organizationId } = await send("/api/auth/organization/create", lab, owner!.cookie);
  const invitation = { email: "member@example.org", role: "member", organizationId };
  const { id: invitationId } = await send("/api/auth/organization/invite-member", invitation, owner!.cookie);
  await send("/api/auth/organization/accept-invitation", { invitationId }, member!.cookie);

  const seed = createSeed(test);
  const open = await seed.repository({ owner: "stranger", title: "A seeded paper" });
  await seed.claim(open);
  for (const path of lists)
    for (const who of outsiders) before.set(`${who} ${path}`, await see("GET", path, who));
  hidden = await plant(seed, { owner: "hidden-lab", slug: "zebrafish", title: "Of zebrafish" });
  // The newest of all, so that a count or a cursor would show it first.
  absent = Object.fromEntries(Object.entries(hidden).map(([name, value]) => [name, likeBut(value)]));
});
afterAll(() => test[Symbol.asyncDispose]());

/** A private repository with one of everything, newer than all else. */
async function plant(
  seed: ReturnType<typeof createSeed>,
  named: { owner: string; slug: string; title: string },
) {
  const repository = await seed.repository({ ...named, visibility: "private" });
  const experiment = await seed.experiment(repository);
  const claim = await seed.claim(repository, { statement: "The zebrafish swim." }, experiment);
  const run = await seed.run(experiment, [claim]);
  await seed.assessment(claim, run);
  const evidence = await seed.evidence(run, "zebrafish, measured");
  const { id, owner, slug } = repository;
  const ids = { repositoryId: id, repository_id: id, targetId: id, claimId: claim.id, claim_id: claim.id };
  return { ...ids, runId: run.id, evidenceId: evidence.id, digest: evidence.digest, owner, slug };
}

/** Of the same form, and nobody's. */
function likeBut(value: string): string {
  if (value.includes("_")) return `${value.slice(0, -4)}0000`;
  return value.startsWith("sha256:") ? `sha256:${"0".repeat(64)}` : `${value.slice(0, -2)}-x`;
}

/** What time or an operator does to a key. */
async function spoil(): Promise<void> {
  const { db, close } = await openDatabaseOf(test.dataDir);
  const off = onPostgres ? false : 0;
  await sql`update apikey set "expiresAt" = '2020-01-01T00:00:00.000Z' where name = 'to expire'`.execute(db);
  await sql`update apikey set enabled = ${off} where name = 'to disable'`.execute(db);
  await close();
}

async function see(
  method: string,
  target: string,
  who: string,
  body: BodyInit | null = null,
  more = {},
): Promise<Seen> {
  const headers = {
    accept: "application/json, text/event-stream, text/html;q=0.9, */*;q=0.1",
    ...more,
    ...callers[who],
  };
  const request = new Request(new URL(target, test.url), { method, headers, body });
  const env = { incoming: { socket: { remoteAddress: `192.0.2.${asked++ % 250}` } } };
  const response = await test.service.composition.app.request(request, {}, env);
  const streams = response.headers.get("content-type")?.startsWith("text/event-stream") && method === "GET";
  if (streams) await response.body?.cancel();
  const told = [...response.headers].filter(
    ([name]) => !/^(x-request-id|x-ratelimit-.*|date|set-cookie)$/.test(name),
  );
  return {
    status: response.status,
    headers: Object.fromEntries(told),
    text: streams ? "" : await response.text(),
  };
}
let asked = 0;

/** The contract's own example of a request, asking for what `known` names. */
function ask(operation: Operation, who: string, known: Record<string, string>): Promise<Seen> {
  const request = exampleRequest(operation, known);
  const all = operation.parameters.filter((parameter) => parameter.in === "query" && parameter.name in known);
  const query = new Map([...request.query, ...all.map(({ name }): [string, string] => [name, known[name]!])]);
  const { body, headers } = request;
  const { accept, ...rest } = headers;
  const about = typeof body === "string" ? JSON.stringify(replaceKnown(parsed(body), known)) : body;
  return see(operation.method, targetOf({ ...request, query: [...query] }), who, about, rest);
}

/** Whether a request can be about something of what is hidden. */
function names(operation: Operation): boolean {
  const { body } = exampleRequest(operation);
  const given = new Set([
    ...operation.parameters.map(({ name }) => name),
    ...memberNames(parsed(String(body))),
  ]);
  for (const own of operation.method === "GET" ? [] : ["owner", "slug"]) given.delete(own);
  return Object.keys(hidden).some((name) => given.has(name));
}

function memberNames(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...memberNames(member)]);
}

function replaceKnown(value: unknown, known: Record<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceKnown(item, known));
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => {
    if (name === "targetType") return [name, "repository"];
    // The caller's own to choose, where something is made.
    if (name === "owner" || name === "slug") return [name, member];
    return [name, typeof member === "string" && known[name] ? known[name] : replaceKnown(member, known)];
  });
  return Object.fromEntries(members);
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** With the names of what was asked for taken out: all else must be alike. */
function without(known: Record<string, string>, { status, headers, text }: Seen): Seen {
  let rest = text;
  for (const [name, value] of Object.entries(known)) rest = rest.replaceAll(value, `{${name}}`);
  const { "content-length": _, ...others } = headers;
  return { status, headers: others, text: rest };
}

describe.each(table)("%s", (id, { security }, operation) => {
  const { anonymous, session, apiKey, bearer } = security;
  const scopes = apiKey ? apiKey.scopes : [];
  // An ended session would be nobody's in the rest of the table.
  const ends = id === "signOut";

  it("shows outsiders of what is private no more than of what is not there", async () => {
    for (const who of outsiders.filter((name) => !(ends && name === "stranger"))) {
      const there = await ask(operation, who, hidden);
      if (names(operation)) {
        const nowhere = await ask(operation, who, absent);
        expect(without(hidden, there), who).toEqual(without(absent, nowhere));
      }
      const told = JSON.stringify(without(hidden, there));
      for (const word of secretWords) expect(told.toLowerCase(), who).not.toContain(word);
      for (const value of Object.values(hidden)) expect(told, who).not.toContain(value);
    }
  });

  it.runIf(session || apiKey || bearer)(
    "refuses a key that is malformed, expired, deleted or disabled",
    async () => {
      for (const who of wrong) {
        const { status, text } = await ask(operation, who, hidden);
        // A bearer is no key where the contract takes none in that place.
        if (who === "malformed bearer" && apiKey && !bearer) continue;
        expect(status, who).toBe(401);
        expect(text, who).toMatch(/API key is invalid or expired/);
      }
    },
  );

  it.runIf(!anonymous)("refuses nobody in particular", async () => {
    expect((await ask(operation, "nobody", hidden)).status).toBe(401);
  });

  it.runIf(apiKey || (session && !anonymous))(
    "refuses each key without its scope, and any where a person must be",
    async () => {
      for (const scope of ["read", "write", "run"]) {
        const { status, text } = await ask(operation, `stranger's ${scope} key`, hidden);
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
      const { status, headers } = await ask(operation, who, hidden);
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
  it.each(lists)(
    "%s is for outsiders as if there were nothing private: its rows, cursors and entity tags",
    async (path) => {
      for (const who of outsiders)
        expect(await see("GET", path, who), who).toEqual(before.get(`${who} ${path}`));
    },
  );

  it("is in the lists of its owner and of members", async () => {
    for (const who of insiders)
      for (const path of ["/api/v1/repositories", "/api/v1/search?q=zebrafish", "/api/v1/claims"])
        expect((await see("GET", path, who)).text, `${who} ${path}`).toMatch(/zebrafish/);
  });
});
