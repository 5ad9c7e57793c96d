import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Operation } from "../../contract-tests/src/contract/document.ts";
import { ownContract } from "../../contract-tests/src/contract/own-contract.ts";
import { readContract } from "../../contract-tests/src/contract/read-contract.ts";
import { operationList } from "../../server/__generated__/operations.ts";
import type { RepositoryRecord } from "../../server/domain/records.ts";
import { signUp } from "../support/accounts.ts";
import { exampleRequestFor, type Known } from "../support/example-requests.ts";
import { requestFrom } from "../support/request-from.ts";
import { type SeededService, startSeededService } from "../support/seeded-service.ts";
import { pdf, upload } from "../support/upload.ts";

const { operations } = readContract(await ownContract());
const keptPages = ["getRepositoryPage", "getVersionPage", "getCertificatePage"];
const reads = operations.filter(
  ({ method, operationId, ...own }) =>
    (method === "GET" && own["x-cache"] === "revision") || keptPages.includes(operationId),
);
const writes = operations.filter(({ method }) => method !== "GET");

let test: SeededService;
let callers: Record<string, Record<string, string>>;
/** A public repository for each write that ends one, and a private one. */
let repositories: Record<"open" | "edited" | "withdrawn" | "abandoned" | "hidden", Known>;

beforeAll(async () => {
  test = await startSeededService({
    SERVICE_LIMITS: JSON.stringify({
      ...{ "address-minute": 1e6, "key-minute": 1e6, "social-hour": 1e6 },
      ...{ "submission-hour": 1e6, "submission-month": 1e6, "ingestion-hour": 1e6, "mail-hour": 1e6 },
    }),
  });
  const { ada, grace } = test;
  callers = {
    nobody: {},
    "owner's key": { "x-api-key": ada.key },
    "owner's session": { cookie: ada.cookie },
    "another's key": { "x-api-key": grace.key },
    "another's session": { cookie: grace.cookie },
  };
  const made = ["open", "edited", "withdrawn", "abandoned", "hidden"].map(
    async (slug) =>
      [slug, await fill({ slug, visibility: slug === "hidden" ? "private" : "public" })] as const,
  );
  repositories = Object.fromEntries(await Promise.all(made)) as typeof repositories;
});
afterAll(() => test[Symbol.asyncDispose]());

/** Stores a repository of ada's with one record of each kind; returns their ids. */
async function fill(changes: Partial<RepositoryRecord>): Promise<Known> {
  const { seed } = test;
  const repository = await seed.repository({ title: `Of ${changes.slug}`, ...changes });
  const experiment = await seed.experiment(repository);
  const claim = await seed.claim(repository, { statement: `It is ${changes.slug}.` }, experiment);
  const run = await seed.run(experiment, [claim]);
  await seed.assessment(claim, run);
  const evidence = await seed.evidence(run, `measured ${changes.slug}`);
  const job = await seed.job(repository, { state: "queued" });
  const { id, owner, slug } = repository;
  const [version] = await test.service.composition.deps.store.repositories.listVersions(id);
  return {
    ...{ repositoryId: id, repository_id: id, targetId: id, owner, slug, q: slug },
    ...{ claimId: claim.id, claim_id: claim.id, runId: run.id, evidenceId: evidence.id, jobId: job.id },
    ...{
      versionId: version!.digest,
      experimentVersionId: experiment.versionId,
      url: `${test.url}/r/${owner}/${slug}`,
    },
  };
}

const targetsOf = (known: Known) => [
  ...new Set(reads.map((operation) => exampleRequestFor(operation, known).target)),
  ...["/api/v1/repositories", "/api/v1/claims?limit=2", "/api/v1/runs?fields=id,state"],
];

type Shown = Awaited<ReturnType<typeof ask>>;
const ask = async (target: string, who = "nobody", headers: Record<string, string> = {}) =>
  show(await fetch(`${test.url}${target}`, { headers: { ...plain, ...callers[who], ...headers } }));

const plain = { "accept-encoding": "identity" };

/** By the router, without the cache. */
const make = async (target: string, who: string) =>
  show(await requestFrom(test, "192.0.2.1", target, { headers: callers[who]! }));

async function show(response: Response) {
  const passing = /^(?:x-request-id|x-ratelimit-.*|date|connection|keep-alive)$/;
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !passing.test(name)));
  // Pages of refusals name the request.
  const body = (await response.text()).replace(requestId, "");
  return { status: response.status, headers, body };
}

const requestId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Reads as everybody; each answer is one that the router makes now. Returns those to nobody in particular. */
async function readAll(
  known: Known,
  others: readonly string[] = [],
  targets = targetsOf(known),
): Promise<Map<string, Shown>> {
  const seen = new Map<string, Shown>();
  for (const [index, target] of targets.entries()) {
    // The cache takes none of theirs: a part of the targets shows it.
    for (const who of ["nobody", ...(index % 3 === 0 ? others : [])]) {
      const hits = test.cachedAnswers();
      const given = await ask(target, who);
      const isKept = test.cachedAnswers() > hits;
      // Any other was made by the router just now.
      if (isKept) expect(given, target).toEqual(await make(target, who));
      if (who === "nobody") seen.set(target, given);
      else expect(isKept, `${who} ${target}`).toBe(false);
    }
  }
  return seen;
}

/** What a write on this repository was followed by, while nothing was written since. */
let latest: { known: Known; seen: Map<string, Shown> } | undefined;

/** The same before a write. What is known since the last one is asked of the cache again, and made by the router no more. */
async function readBefore(known: Known, others: readonly string[]): Promise<Map<string, Shown>> {
  if (latest?.known !== known) return readAll(known, others);
  for (const [target, seen] of latest.seen) expect(await ask(target), target).toEqual(seen);
  return latest.seen;
}

/** Sends the contract's example of a write, with these records in it, and says what came of it. */
async function send(operation: Operation, known: Known, who: string): Promise<number> {
  const { method, target, headers, body } = exampleRequestFor(operation, known);
  const own = { ...headers, origin: test.url, ...callers[who] };
  return (await fetch(`${test.url}${target}`, { method, headers: own, body, redirect: "manual" })).status;
}

interface Write {
  on?: keyof typeof repositories;
  as?: string;
  /** In the place of the contract's example. */
  request?: (known: Known) => { path: string; init: RequestInit };
}

const json = (path: string, body: unknown, method = "POST") => ({
  path,
  init: { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
});
const form = (path: string, fields: Record<string, string>) => ({
  path,
  init: { method: "POST", body: new URLSearchParams(fields) },
});
const session = "owner's session";

/** The writes that change what everybody reads, each as somebody who may do it; those on one repository in a row. */
const changing: Record<string, Write> = {
  createRun: {},
  cancelRun: {},
  updateRepository: {},
  createFork: { request: ({ repositoryId }) => json("/api/forks", { repositoryId, slug: "forked" }) },
  submitForkForm: {
    as: session,
    request: ({ owner, slug }) => form(`/r/${owner}/${slug}/forks`, { owner: "ada", slug: "forked-again" }),
  },
  submitRunForm: {
    as: session,
    request: ({ owner, slug, claimId }) => form(`/r/${owner}/${slug}/runs`, { claimId: claimId! }),
  },
  callTool: {
    request: ({ repositoryId, claimId, experimentVersionId }) =>
      json("/mcp", {
        ...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
        params: { name: "create_run", arguments: { repositoryId, claimId, experimentVersionId } },
      }),
  },
  createLegacyRun: { on: "edited" },
  submitRunCancelForm: { on: "edited", as: session },
  submitSettingsForm: { on: "edited", as: session },
  withdrawRepository: { on: "withdrawn" },
  submitWithdrawalForm: {
    on: "abandoned",
    as: session,
    request: ({ owner, slug }) =>
      form(`/r/${owner}/${slug}/withdrawal`, { reason: "It was wrong.", confirmation: `${owner}/${slug}` }),
  },
};

/** Those that change nothing of it, or that need a file or the outside: tried below, or as the example has them. */
const others = writes.filter(({ operationId }) => !Object.hasOwn(changing, operationId));

describe("a write that changes what everybody reads", () => {
  it.each(Object.entries(changing))("%s is seen by everybody at once", async (id, write) => {
    const known = repositories[write.on ?? "open"];
    const operation = writes.find(({ operationId }) => operationId === id)!;
    const who = write.as ?? "owner's key";
    const everybody = Object.keys(callers);
    const before = await readBefore(known, everybody);
    if (write.request) {
      const { path, init } = write.request(known);
      const headers = { accept: "application/json, text/event-stream", origin: test.url, ...init.headers };
      const own = { ...headers, ...callers[who] };
      const answer = await fetch(`${test.url}${path}`, { ...init, headers: own, redirect: "manual" });
      expect(answer.status, await answer.text()).toBeLessThan(400);
    } else expect(await send(operation, known, who)).toBeLessThan(400);
    const after = await readAll(known, everybody);
    latest = { known, seen: after };
    const changed = [...before].filter(([target, { body }]) => after.get(target)!.body !== body);
    expect(changed.length, id).toBeGreaterThan(0);
    for (const [target, { headers, body }] of before) {
      if (headers.etag === undefined) continue;
      const again = await ask(target, "nobody", { "if-none-match": headers.etag });
      expect(again.status === 304, target).toBe(after.get(target)!.body === body);
    }
  });

  it("is one of these, or was tried and changed nothing that anybody reads in another way", async () => {
    // Whoever's sessions and account these end.
    const { cookie, key } = await signUp(test.url, "emmy");
    Object.assign(callers, { "emmy's session": { cookie }, "emmy's key": { "x-api-key": key } });
    expect(others.length + Object.keys(changing).length).toBe(writes.length);
    const targets = targetsOf(repositories.open).filter(
      (target, index) => index % 5 === 0 || target.startsWith("/r/"),
    );
    for (const operation of others) {
      const { tag } = operationList.find(({ id }) => id === operation.operationId)!;
      const isOwn = ["auth", "account", "organizations", "pages"].includes(tag);
      const status = await send(operation, repositories.open, isOwn ? "emmy's session" : "owner's key");
      expect(status, operation.operationId).toBeLessThan(500);
      await readAll(repositories.open, [], targets);
    }
  });

  it("is a submission", async () => {
    const before = await ask("/api/v1/repositories");
    const body = upload({ paper: await pdf(), slug: "new-paper" });
    const headers = callers["owner's key"]!;
    const response = await fetch(`${test.url}/api/repositories`, { method: "POST", headers, body });
    expect(response.status).toBe(201);
    const after = await ask("/api/v1/repositories", "nobody", { "if-none-match": before.headers.etag! });
    expect(after.body).toContain("new-paper");
  });
});

describe("what is private", () => {
  const setVisibility = async (visibility: string) => {
    const { path, init } = json(
      `/api/repositories/${repositories.hidden.repositoryId}`,
      { visibility },
      "PATCH",
    );
    const headers = { ...init.headers, ...callers["owner's key"] };
    expect((await fetch(`${test.url}${path}`, { ...init, headers })).status).toBe(200);
  };

  it("is never in an answer to others, kept or not, before it was public and after", async () => {
    const known = repositories.hidden;
    const everybody = Object.keys(callers).filter((who) => !who.startsWith("emmy"));
    const isHidden = async (tags: Map<string, string>, bodies: Map<string, string>) => {
      await readAll(known, everybody);
      for (const target of targetsOf(known)) {
        const { body, status } = await ask(target);
        expect(body, target).not.toContain("Of hidden");
        const conditional = async (tag: string) =>
          (await ask(target, "nobody", { "if-none-match": tag })).status;
        if (status === 404) expect(await conditional("*"), target).toBe(404);
        const tag = bodies.get(target) === body ? undefined : tags.get(target);
        if (tag) expect(await conditional(tag), target).toBe(status);
      }
    };
    const tags = new Map<string, string>();
    const bodies = new Map<string, string>();
    const remember = (target: string, { headers, body }: Shown) => {
      if (headers.etag) tags.set(target, headers.etag);
      bodies.set(target, body);
    };
    for (const target of targetsOf(known)) remember(target, await ask(target, "owner's key"));
    await isHidden(tags, bodies);
    await setVisibility("public");
    const shown = await readAll(known, everybody);
    for (const [target, answer] of shown) remember(target, answer);
    expect([...shown.values()].filter(({ body }) => body.includes("Of hidden")).length).toBeGreaterThan(2);
    await setVisibility("private");
    await isHidden(tags, bodies);
  });
});
