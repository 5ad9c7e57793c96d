import { readdirSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, signUp } from "../support/accounts.ts";
import { encryptedPdfs, malformedPdfs } from "../support/pdf-samples.ts";
import { startService, type TestService } from "../support/service.ts";
import { sharedData } from "../support/shared-data.ts";
import { pdf, upload } from "../support/upload.ts";

/** PDFs that may be refused, by name: made here, and more of them where they are beside the project. */
const shared = sharedData("pdf");
const hostilePdfs: [name: string, read: () => Buffer | Promise<Buffer>][] = [
  ...Object.entries(malformedPdfs).map(([name, bytes]): [string, () => Buffer] => [name, () => bytes]),
  ...encryptedPdfs,
  ...["malformed", "encrypted"].flatMap((folder) => (shared ? filesOf(join(shared, folder)) : [])),
];

function filesOf(folder: string): [string, () => Buffer][] {
  return readdirSync(folder).map((name) => [name, () => readFileSync(join(folder, name))]);
}

let test: TestService;
let ada: Account;

beforeAll(async () => {
  // A worker would store what it finds in the papers that are accepted, while what a refused one leaves is looked for.
  test = await startService({ SERVICE_ROLE: "web" });
  ada = await signUp(test.url, "ada");
});
afterAll(() => test[Symbol.asyncDispose]());

async function submit(body: FormData, headers: Record<string, string> = { "x-api-key": ada.key }) {
  const response = await fetch(`${test.url}/api/repositories`, { method: "POST", headers, body });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as { error: string; url?: string },
  };
}

/** Nothing of a refused submission may stay: no repository, no object, no upload, no used quota. */
async function traces() {
  const { store } = test.service.composition.deps;
  const objects = await readdir(join(test.dataDir, "objects"), { recursive: true });
  const work = await readdir(join(test.dataDir, "work"));
  const repositories = await store.repositories.list(
    { readableNamespaces: ["ada"] },
    { limit: 100, after: null },
  );
  return {
    objects: objects.length,
    uploads: work.filter((name) => name.startsWith("upload-")),
    repositories: repositories.items.length,
  };
}

async function refused(body: FormData, status: number, message: RegExp, headers?: Record<string, string>) {
  const before = await traces();
  const answer = await submit(body, headers);
  expect(answer.body.error).toMatch(message);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toBe("application/json");
  expect(answer.headers.get("x-request-id")).toBeTruthy();
  expect(await traces()).toEqual(before);
}

describe("a submission", () => {
  it("is created, with its address, its first event and the quota that it used", async () => {
    const answer = await submit(upload({ paper: await pdf(), slug: "first" }));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      url: "/r/ada/first",
      repository: { owner: "ada", slug: "first", title: "A small paper" },
    });
    expect(answer.headers.get("location")).toBe("/r/ada/first");
    expect(Number(answer.headers.get("x-quota-used"))).toBeGreaterThan(0);
    expect(answer.headers.get("x-quota-reset")).toMatch(/^\d{4}-\d\d-01T00:00:00\.000Z$/);
  });

  const snapshotOf = async (slug: string) => {
    const address = `${test.url}/api/repositories?owner=ada&slug=${slug}`;
    const response = await fetch(address, { headers: { "x-api-key": ada.key } });
    return ((await response.json()) as { repository: Record<string, unknown> }).repository;
  };

  it("may be as long as each field allows, and keeps what it says", async () => {
    const slug = "a-0".repeat(32);
    const fields = { title: "\u{1F4C4}".repeat(240), description: "d".repeat(1000), visibility: "private" };
    const licences = { paperLicense: "CC-BY-SA-4.0", codeLicense: "GPL-3.0-only" };
    const more = { githubUrl: "https://github.com/ada/code/", sourceUrl: "https://example.org?paper=1#top" };
    const answer = await submit(
      upload({ paper: await pdf(), slug, owner: "ada", ...fields, ...licences, ...more }),
    );
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const { sourceUrl } = more;
    expect(await snapshotOf(slug)).toMatchObject({
      ...{ slug, ...fields, licenses: { paper: "CC-BY-SA-4.0", code: "GPL-3.0-only" }, paper: { sourceUrl } },
    });
  });

  it("is asked for by whoever sent it, with a key or from a session", async () => {
    const user = await test.service.composition.deps.store.principals.findUserId("ada");
    for (const [slug, headers, type] of [
      ["with-a-key", { "x-api-key": ada.key }, "api_key"],
      ["from-a-session", { cookie: ada.cookie }, "human"],
    ] as [string, Record<string, string>, string][]) {
      expect((await submit(upload({ paper: await pdf(), slug }), headers)).status).toBe(201);
      const { id, requestedBy } = await snapshotOf(slug);
      expect(requestedBy).toEqual({ type, id: user });
      const processing = await fetch(`${test.url}/api/processing?repositoryId=${id}`);
      expect(((await processing.json()) as { job: object }).job).toMatchObject({ requestedBy });
    }
  });

  it("needs a title of 3 characters and a slug of one; the rest has defaults", async () => {
    expect((await submit(upload({ paper: await pdf(), title: "abc", slug: "s" }))).status).toBe(201);
    const licenses = { paper: "unknown", code: "unknown" };
    expect(await snapshotOf("s")).toMatchObject({
      description: "",
      visibility: "public",
      licenses,
      source: null,
    });
  });

  it("conflicts with the one that has its address already, and says where that is", async () => {
    const body = async () => upload({ paper: await pdf(), slug: "twice" });
    expect((await submit(await body())).status).toBe(201);
    const answer = await submit(await body());
    expect(answer).toMatchObject({ status: 409, body: { url: "/r/ada/twice" } });
  });

  it("takes one of two that race for an address", async () => {
    const paper = await pdf();
    const answers = await Promise.all([1, 2, 3].map(() => submit(upload({ paper, slug: "raced" }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe("a submission is refused, and leaves nothing", () => {
  it.each([
    ["title of 2 characters", { title: "ab" }, /title/],
    ["title of 241 characters", { title: "a".repeat(241) }, /title/],
    ["no title", { title: null }, /title is required/],
    ["slug with capitals", { slug: "My-Paper" }, /slug/],
    ["slug of 97 characters", { slug: "a".repeat(97) }, /slug/],
    ["slug with a dot", { slug: "a.b" }, /slug/],
    ["no attestation", { submitterAttested: null }, /submitterAttested is required/],
    ["attestation that is not true", { submitterAttested: "yes" }, /submitterAttested must be "true"/],
    ["description of 1001 characters", { description: "a".repeat(1001) }, /description/],
    ["unknown licence", { paperLicense: "GPL-1.0" }, /paperLicense must be one of CC0-1.0/],
    ["unknown visibility", { visibility: "secret" }, /visibility must be one of public, private/],
    ["http source", { sourceUrl: "http://example.org/paper" }, /sourceUrl/],
    ["ssh code", { githubUrl: "ssh://github.com/a/b" }, /githubUrl/],
    ["unknown member", { colour: "red" }, /colour is not a known member/],
  ])("%s", async (_, changes, message) => {
    await refused(upload({ paper: await pdf(), slug: "refused", ...changes }), 400, message);
  });

  it("no paper", async () => refused(upload({ slug: "refused" }), 400, /paper is required, as a file/));

  it("a paper that is text", async () =>
    refused(upload({ paper: "not a file", slug: "refused" }), 400, /paper/));

  it("bytes that are no PDF", async () =>
    refused(upload({ paper: new Blob(["PK\u0003\u0004 not a pdf"]), slug: "refused" }), 400, /%PDF/));

  it("a PDF of 25 MiB and a byte", async () => {
    const paper = new Blob(["%PDF-1.7\n", new Uint8Array(25 * 1024 * 1024 + 1 - 9)]);
    await refused(upload({ paper, slug: "refused" }), 413, /25 MiB/);
  });

  it("a body of 26 MiB and a byte", async () => {
    const paper = new Blob(["%PDF-1.7\n", new Uint8Array(26 * 1024 * 1024)]);
    await refused(upload({ paper, slug: "refused" }), 413, /27262976 bytes/);
  });

  it("another's namespace", async () =>
    refused(upload({ paper: await pdf(), owner: "grace", slug: "refused" }), 403, /grace/));

  it("nobody", async () => refused(upload({ paper: await pdf() }), 401, /sign in/, {}));

  it("an invalid key", async () =>
    refused(upload({ paper: await pdf() }), 401, /invalid or expired/, { "x-api-key": "service_nothing" }));

  it.each(hostilePdfs)("%s is read or refused cleanly", async (name, read) => {
    const before = await traces();
    const slug = name.replace(/[\W_]+/g, "-").toLowerCase();
    const paper = new Blob([new Uint8Array(await read())]);
    const answer = await submit(upload({ paper, slug }));
    if (answer.status === 201) return;
    expect([400, 422]).toContain(answer.status);
    expect(answer.body.error).toMatch(/`paper`/);
    expect(await traces()).toEqual(before);
  });

  it("a PDF without a word in it", async () =>
    refused(upload({ paper: await pdf(""), slug: "blank" }), 422, /text/));

  it.each(encryptedPdfs)("a PDF that is encrypted: %s", async (_, make) => {
    const paper = new Blob([new Uint8Array(await make())]);
    await refused(upload({ paper, slug: "locked" }), 422, /encrypted/);
  });
});
