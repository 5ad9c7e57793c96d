import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, signUp } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { createMirrors } from "../support/mirror.ts";
import { smallPaper } from "../support/papers.ts";
import { processed } from "../support/processing.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

const mirrors = createMirrors();
let test: TestService;
let ada: Account;
/** Every read that may be kept: by name, its path. */
const paths: Record<string, string> = {};
let privateId: string;

async function submit(fields: Record<string, string>): Promise<string> {
  const response = await fetch(`${test.url}/api/repositories`, {
    method: "POST",
    headers: { "x-api-key": ada.key },
    body: upload({ paper: await pdf(), ...fields }),
  });
  const { repository } = (await response.json()) as Json;
  await processed(test.url, repository.id, { "x-api-key": ada.key });
  return repository.id;
}

beforeAll(async () => {
  test = await startService({ SERVICE_SOURCE_MIRRORS: mirrors.setting });
  ada = await signUp(test.url, "ada");
  const githubUrl = mirrors.add("ada/kept", smallPaper());
  const id = await submit({ slug: "kept", githubUrl, paperLicense: "CC-BY-4.0" });
  privateId = await submit({ slug: "mine", visibility: "private" });
  const read = async (path: string) => (await (await fetch(`${test.url}${path}`)).json()) as Json;
  const [claim] = (await read(`/api/v1/claims?repository_id=${id}`)).data;
  const [run] = (await read(`/api/v1/runs?repository_id=${id}&include=evidence`)).data;
  const [evidence] = run.evidence;
  const { headId } = (await read("/api/repositories?owner=ada&slug=kept")).repository;
  Object.assign(paths, {
    repositories: "/api/v1/repositories",
    repository: `/api/v1/repositories/${id}?include=claims,runs,evidence`,
    resolved: "/api/v1/repositories/resolve?owner=ada&slug=kept",
    claims: `/api/v1/claims?repository_id=${id}`,
    claim: `/api/v1/claims/${claim.id}?repository_id=${id}`,
    runs: `/api/v1/runs?repository_id=${id}&include=logs,environment`,
    run: `/api/v1/runs/${run.id}`,
    logs: `/api/v1/runs/${run.id}/logs`,
    evidence: `/api/v1/evidence/${evidence.id}?repository_id=${id}`,
    badge: "/api/badge/ada/kept",
    version: `/api/repositories/${id}/versions/${headId}`,
    page: "/r/ada/kept",
    versionPage: `/r/ada/kept/versions/${headId}`,
    home: "/",
    contract: "/openapi.json",
    keys: "/.well-known/jwks.json",
    schema: "/schemas/experiment.json",
    predicate: "/schemas/reproduction-result/v2.json",
    object: `/api/objects/${evidence.digest}`,
  });
});
afterAll(() => test[Symbol.asyncDispose]());

const names = [
  ...[
    "repositories",
    "repository",
    "resolved",
    "claims",
    "claim",
    "runs",
    "run",
    "logs",
    "evidence",
    "badge",
    "page",
    "version",
    "versionPage",
  ],
  ...["home", "contract", "keys", "schema", "predicate", "object"],
];

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`${test.url}${path}`, { method, headers });

describe.each(names.map((name) => [name]))("the %s", (name) => {
  it("has a tag that stays while nothing changes", async () => {
    const [first, second] = [await ask(paths[name]!), await ask(paths[name]!)];
    expect(first.status).toBe(200);
    expect(first.headers.get("etag")).toMatch(/^"[^"]+"$/);
    expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
    expect(await second.text()).toBe(await first.text());
  });

  it("is not sent again to whoever has it", async () => {
    const first = await ask(paths[name]!);
    const tag = first.headers.get("etag")!;
    const long = `${'"a tag of some other answer", '.repeat(200)}${tag}`;
    for (const sent of [
      tag,
      `W/${tag}`,
      `"other", ${tag}`,
      `W/"a,b" , W/${tag},"c"`,
      "*",
      ` ${tag} `,
      long,
    ]) {
      const again = await ask(paths[name]!, { "if-none-match": sent });
      expect(again.status, sent).toBe(304);
      expect(await again.text()).toBe("");
      for (const kept of ["etag", "cache-control", "vary"]) {
        expect(again.headers.get(kept), kept).toBe(first.headers.get(kept));
      }
      expect(again.headers.get("x-request-id")).toBeTruthy();
      for (const gone of ["content-type", "content-length", "content-disposition"]) {
        expect(again.headers.get(gone), gone).toBeNull();
      }
    }
  });

  it("is sent to whoever has something else", async () => {
    const tag = (await ask(paths[name]!)).headers.get("etag")!;
    for (const sent of [
      '"other"',
      tag.slice(1, -1),
      `${tag.slice(0, -2)}"`,
      'W/"other"',
      "garbage",
      '"*"',
      "",
    ]) {
      expect((await ask(paths[name]!, { "if-none-match": sent })).status, sent).toBe(200);
    }
  });

  it.each(["identity", "gzip"])("answers HEAD as GET, without the body, in the coding %s", async (coding) => {
    const accepted = { "accept-encoding": coding };
    const [get, head] = [await ask(paths[name]!, accepted), await ask(paths[name]!, accepted, "HEAD")];
    expect(head.status).toBe(200);
    const length = (await get.arrayBuffer()).byteLength;
    if (coding === "identity") expect(head.headers.get("content-length")).toBe(String(length));
    const passing = [
      "x-request-id",
      "date",
      "x-ratelimit-remaining",
      "x-ratelimit-reset",
      "connection",
      "keep-alive",
    ];
    for (const [header, value] of get.headers) {
      if (!passing.includes(header)) expect(head.headers.get(header), header).toBe(value);
    }
    expect(await head.text()).toBe("");
    const tag = get.headers.get("etag")!;
    expect((await ask(paths[name]!, { "if-none-match": tag }, "HEAD")).status).toBe(304);
  });

  it("may be kept by anybody while nobody in particular asks", async () => {
    const { headers } = await ask(paths[name]!);
    const forGood = "public, max-age=31536000, immutable";
    expect(headers.get("cache-control")).toBe(
      name === "object" ? forGood : "public, max-age=0, must-revalidate",
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("is kept by nobody where somebody in particular asks, and says what that depends on", async () => {
    const everybodys = ["contract", "keys", "schema", "predicate"].includes(name);
    for (const identity of [{ "x-api-key": ada.key }, { cookie: ada.cookie }] as Record<string, string>[]) {
      const { headers, status } = await ask(paths[name]!, identity);
      expect(status).toBe(200);
      expect(headers.get("cache-control")).toBe(
        everybodys ? "public, max-age=0, must-revalidate" : "private, no-store",
      );
      const vary = headers.get("vary")!.split(", ");
      if (everybodys) continue;
      expect(vary).toEqual(expect.arrayContaining(["Authorization", "Cookie", "X-Api-Key"]));
      if (name === "page") expect(vary).toContain("Accept");
    }
  });
});

describe("what only some may read", () => {
  it("is answered to them alone, kept by nobody, and can be asked for conditionally", async () => {
    for (const path of [`/api/v1/repositories/${privateId}`, "/r/ada/mine", "/api/badge/ada/mine"]) {
      expect((await ask(path)).status).toBe(404);
      const own = await ask(path, { "x-api-key": ada.key });
      expect(own.status).toBe(200);
      expect(own.headers.get("cache-control")).toBe("private, no-store");
      const tag = own.headers.get("etag")!;
      expect((await ask(path, { "x-api-key": ada.key, "if-none-match": tag })).status).toBe(304);
      // A tag that somebody learnt of opens nothing.
      for (const sent of [tag, "*"]) expect((await ask(path, { "if-none-match": sent })).status).toBe(404);
    }
  });

  it("gets another tag for another reader's list", async () => {
    const [anonymous, own] = [
      await ask(paths.repositories!),
      await ask(paths.repositories!, { "x-api-key": ada.key }),
    ];
    expect(own.headers.get("etag")).not.toBe(anonymous.headers.get("etag"));
  });
});

describe("a change", () => {
  it("makes another tag", async () => {
    const before = (await ask(paths.repositories!)).headers.get("etag")!;
    await submit({ slug: "newer" });
    const after = await ask(paths.repositories!, { "if-none-match": before });
    expect(after.status).toBe(200);
    expect(after.headers.get("etag")).not.toBe(before);
  });
});

describe("what must never be kept", () => {
  it.each([
    ["/api/health", "no-store"],
    ["/api/auth/get-session", "no-store"],
    ["/api/v1/repositories/repo_none", "no-store"],
    ["/api/v1/repositories?limit=0", "no-store"],
    ["/r/ada/nothing", "no-store"],
  ])("%s says so", async (path, wanted) => {
    const response = await ask(path, { "if-none-match": "*" });
    expect(response.status).not.toBe(304);
    expect(response.headers.get("cache-control")).toBe(wanted);
    expect(response.headers.get("etag")).toBeNull();
    const head = await ask(path, {}, "HEAD");
    expect(head.status).toBe(response.status);
    expect(head.headers.get("content-type")).toBe(response.headers.get("content-type"));
    expect(await head.text()).toBe("");
  });
});
