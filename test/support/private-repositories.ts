import { sql } from "kysely";
import type { Operation } from "../../contract-tests/src/contract/document.ts";
import { createKey, post, signUp } from "./accounts.ts";
import { onPostgres, openDatabaseOf } from "./databases.ts";
import { exampleRequestFor, type Known, type ObservedResponse } from "./example-requests.ts";
import { requestFrom } from "./request-from.ts";
import { createSeed } from "./seed.ts";
import { startService, type TestService } from "./service.ts";

export const outsiders = [
  "nobody",
  "stranger",
  "stranger's read key",
  "stranger's write key",
  "stranger's run key",
];
export const insiders = ["owner", "member", "owner's read key", "member's read key"];
export const invalidKeys = [
  "malformed key",
  "expired key",
  "deleted key",
  "disabled key",
  "malformed bearer",
];
/** The words of the private repository: whoever may not read it must see none of them anywhere. */
export const secretWords = ["zebrafish", "hidden-lab"];

/** Lists and pages that need no identifier of a private record. */
export const listPaths = [
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

/** A service with a private repository of an organization, and callers with each kind of access to it. */
export interface PrivateRepositories extends AsyncDisposable {
  test: TestService;
  /** Identifiers of private records, of records that do not exist, and of public records. */
  hidden: Known;
  absent: Known;
  open: Known;
  /** Outsiders' answers to `listPaths` before there was a private record, by `<who> <path>`. */
  before: Map<string, ObservedResponse>;
  send(
    method: string,
    target: string,
    who: string,
    body?: BodyInit | null,
    headers?: Record<string, string>,
  ): Promise<ObservedResponse>;
  /** Sends the contract's example of a request with the identifiers of `known`. */
  sendExample(operation: Operation, who: string, known: Known): Promise<ObservedResponse>;
}

export async function createPrivateRepositories(): Promise<PrivateRepositories> {
  const test = await startService({ SERVICE_ROLE: "web" });
  const [owner, member, stranger] = await Promise.all(
    ["owner", "member", "stranger"].map((name) => signUp(test.url, name, ["read"])),
  );
  const key = (cookie: string, scope: string) => createKey(test.url, cookie, [scope]);
  const postJson = async (path: string, body: unknown, cookie: string) => {
    const response = await post(`${test.url}${path}`, body, { cookie });
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { id: string; key: string };
  };
  const unusable = await Promise.all(
    ["to expire", "to delete", "to disable"].map((name) =>
      postJson("/api/auth/api-key/create", { name }, stranger!.cookie),
    ),
  );
  await postJson("/api/auth/api-key/delete", { keyId: unusable[1]!.id }, stranger!.cookie);
  await invalidateKeys(test.dataDir);
  const strangersKey = await createKey(test.url, stranger!.cookie);
  const callers: Record<string, Record<string, string>> = {
    nobody: {},
    stranger: { cookie: stranger!.cookie },
    "stranger's read key": { "x-api-key": stranger!.key },
    "stranger's key": { "x-api-key": strangersKey },
    "stranger's bearer": { authorization: `Bearer ${strangersKey}` },
    "stranger's write key": { "x-api-key": await key(stranger!.cookie, "write") },
    "stranger's run key": { "x-api-key": await key(stranger!.cookie, "run") },
    owner: { cookie: owner!.cookie },
    "owner's read key": { "x-api-key": owner!.key },
    member: { cookie: member!.cookie },
    "member's read key": { "x-api-key": member!.key },
    "malformed key": { "x-api-key": "service_'; drop" },
    "expired key": { "x-api-key": unusable[0]!.key },
    "deleted key": { "x-api-key": unusable[1]!.key },
    "disabled key": { "x-api-key": unusable[2]!.key },
    "malformed bearer": { authorization: "Bearer service_x" },
  };
  const organization = { name: "Hidden", slug: "hidden-lab" };
  const { id: organizationId } = await postJson("/api/auth/organization/create", organization, owner!.cookie);
  const invitation = { email: "member@example.org", role: "member", organizationId };
  const { id: invitationId } = await postJson(
    "/api/auth/organization/invite-member",
    invitation,
    owner!.cookie,
  );
  await postJson("/api/auth/organization/accept-invitation", { invitationId }, member!.cookie);

  let requestCount = 0;
  const send: PrivateRepositories["send"] = async (method, target, who, body = null, more = {}) => {
    const accept = "application/json, text/event-stream, text/html;q=0.9, */*;q=0.1";
    const headers = { accept, ...more, ...callers[who] };
    const remoteAddress = `192.0.2.${requestCount++ % 250}`;
    return observe(method, await requestFrom(test, remoteAddress, target, { method, headers, body }));
  };

  const seed = createSeed(test);
  const [slug, title] = ["seeded", "A seeded paper"];
  const open = await seedOneOfEach(seed, { owner: "stranger", slug, title, visibility: "public" });
  const before = new Map<string, ObservedResponse>();
  for (const path of listPaths)
    for (const who of outsiders) before.set(`${who} ${path}`, await send("GET", path, who));
  // The newest of all, so that a count or a cursor would show it first.
  const hidden = await seedOneOfEach(seed, {
    owner: "hidden-lab",
    slug: "zebrafish",
    title: "Of zebrafish",
    visibility: "private",
  });
  const absent = Object.fromEntries(
    Object.entries(hidden).map(([name, value]) => [name, nonexistent(value)]),
  );
  return {
    test,
    hidden,
    absent,
    open,
    before,
    send,
    sendExample(operation, who, known) {
      const { method, target, headers, body } = exampleRequestFor(operation, known);
      return send(method, target, who, body, headers);
    },
    [Symbol.asyncDispose]: () => test[Symbol.asyncDispose](),
  };
}

/** Leaves out the headers that differ from one answer to the next. */
async function observe(method: string, response: Response): Promise<ObservedResponse> {
  const streams = method === "GET" && response.headers.get("content-type")?.startsWith("text/event-stream");
  if (streams) await response.body?.cancel();
  const headers = [...response.headers].filter(([name]) => !/^(x-ratelimit-.*|date|set-cookie)$/.test(name));
  const text = streams ? "" : await response.text();
  return { status: response.status, headers: Object.fromEntries(headers), text };
}

/** Stores a repository with one record of each kind, newer than all others. */
async function seedOneOfEach(
  seed: ReturnType<typeof createSeed>,
  named: { owner: string; slug: string; title: string; visibility: "public" | "private" },
): Promise<Known> {
  const repository = await seed.repository(named);
  const experiment = await seed.experiment(repository);
  const claim = await seed.claim(repository, { statement: `The ${named.slug} swim.` }, experiment);
  const job = await seed.job(repository);
  const run = await seed.run(experiment, [claim]);
  await seed.assessment(claim, run);
  const evidence = await seed.evidence(run, `${named.slug}, measured`);
  const { id, owner, slug } = repository;
  const ids = { repositoryId: id, repository_id: id, targetId: id, claimId: claim.id, claim_id: claim.id };
  return {
    ...ids,
    versionId: repository.headId!,
    jobId: job.id,
    runId: run.id,
    evidenceId: evidence.id,
    digest: evidence.digest,
    owner,
    slug,
  };
}

/** An identifier of the same form that names no record. */
function nonexistent(value: string): string {
  if (value.includes("_")) return `${value.slice(0, -4)}0000`;
  return value.startsWith("sha256:") ? `sha256:${"0".repeat(64)}` : `${value.slice(0, -2)}-x`;
}

/** Expires one key and disables another, as time or an operator would. */
async function invalidateKeys(dataDir: string): Promise<void> {
  const { db, close } = await openDatabaseOf(dataDir);
  const off = onPostgres ? false : 0;
  await sql`update apikey set "expiresAt" = '2020-01-01T00:00:00.000Z' where name = 'to expire'`.execute(db);
  await sql`update apikey set enabled = ${off} where name = 'to disable'`.execute(db);
  await close();
}
