import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { createKey, signUp } from "../../test/support/accounts.ts";
import { upload } from "../../test/support/upload.ts";
import type { SmallPaper } from "../bench/measure/small-papers.ts";

/** One kind of caller: what it does again and again, and how long it rests in between. */
export interface Caller {
  name: string;
  restMilliseconds: number;
  act(): Promise<void>;
}

interface World {
  url: string;
  papers: SmallPaper[];
  /** Counts what is sent. */
  fetch: typeof fetch;
}

const pages = [
  "/",
  "/docs",
  "/search?q=half",
  "/repositories",
  "/nowhere",
  "/feed.atom",
  "/sitemap.xml",
  "/terms",
];
const reads = [
  ["/api/v1/claims?limit=20", "/api/v1/claims?limit=3&include=assessments", "/api/v1/repositories?limit=5"],
  ["/api/v1/runs?limit=7", "/api/v1/search?q=half", "/api/v1/claims?state=supported", "/openapi.json"],
].flat();
const mistakes = [
  "/api/v1/claims?limit=0",
  "/api/v1/claims?cursor=x",
  "/api/v1/claims/none",
  "/api/v1/nothing",
];

/** Everybody whom the service meets in a day, at once. */
export async function createCallers({ url, papers, fetch }: World): Promise<Caller[]> {
  const author = await signUp(url, "soak-author", ["read", "write"]);
  const reader = await signUp(url, "soak-reader", ["read", "write"]);
  const keyHolder = await signUp(url, "soak-keys");
  const left = papers.values();
  const read = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(url + path, init);
    await response.arrayBuffer();
    return response;
  };
  const post = async (path: string, body: unknown, headers: Record<string, string>) => {
    const init = { method: "POST", headers: { "content-type": "application/json", ...headers } };
    const response = await read(path, { ...init, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`POST ${path} was answered ${response.status}.`);
  };
  const anyRepository = async () => {
    const response = await fetch(`${url}/api/v1/repositories?limit=20`);
    const { data } = (await response.json()) as {
      data: { id: string; owner: { slug: string }; slug: string }[];
    };
    return pick(data);
  };

  return [
    caller("reads JSON", 20, async () => void (await read(pick(reads)))),
    caller("has it already", 50, async () => {
      const path = pick(reads);
      const tag = (await read(path)).headers.get("etag") ?? "";
      await read(path, { headers: { "if-none-match": tag } });
    }),
    caller("reads pages", 200, async () => {
      const headers = { accept: "text/html", "accept-language": pick(["en", "de", "zh-CN"]) };
      await read(pick(pages), { headers });
    }),
    caller("reads records with a key", 100, async () => {
      const headers = { "x-api-key": reader.key };
      await read(`/api/v1/claims?limit=5&q=${randomUUID().slice(0, 2)}`, { headers });
    }),
    caller("makes mistakes", 200, async () => void (await read(pick(mistakes)))),
    caller("breaks off", 300, async () => {
      const signal = AbortSignal.timeout(pick([0, 1, 3, 10]));
      await read(pick([...reads, ...pages]), { signal }).catch(() => undefined);
    }),
    caller("breaks off an upload", 5000, async () => {
      const body = upload({ slug: `broken-${randomUUID()}`, paper: new Blob([new Uint8Array(4_000_000)]) });
      const init = {
        method: "POST",
        headers: { "x-api-key": author.key },
        body,
        signal: AbortSignal.timeout(15),
      };
      await read("/api/repositories", init).catch(() => undefined);
    }),
    caller("stars and follows", 500, async () => {
      const repository = await anyRepository();
      if (!repository) return;
      for (const action of ["star", "unstar"])
        await post("/api/stars", { repositoryId: repository.id, action }, { "x-api-key": reader.key });
    }),
    caller("reads a repository's page", 500, async () => {
      const repository = await anyRepository();
      if (repository)
        await read(`/r/${repository.owner.slug}/${repository.slug}`, { headers: { accept: "text/html" } });
    }),
    caller("uses a key once", 3000, async () => {
      const { cookie } = keyHolder;
      const key = await createKey(url, cookie, ["read"]);
      await read("/api/v1/repositories", { headers: { "x-api-key": key } });
      const response = await fetch(`${url}/api/auth/api-key/list`, { headers: { cookie } });
      const { apiKeys } = (await response.json()) as { apiKeys: { id: string }[] };
      for (const { id } of apiKeys)
        await post("/api/auth/api-key/delete", { keyId: id }, { cookie, origin: url });
    }),
    caller("signs up and out", 30_000, async () => {
      const { cookie } = await signUp(url, `soak-${randomUUID().slice(0, 8)}`);
      await post("/api/auth/sign-out", {}, { cookie, origin: url });
    }),
    caller("calls tools", 500, async () => {
      const headers = { accept: "application/json, text/event-stream", "mcp-protocol-version": "2025-06-18" };
      const params = { name: "list_claims", arguments: { limit: 2 } };
      await post("/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params }, headers);
    }),
    caller("follows a log and leaves", 2000, async () => {
      const { data } = (await (await fetch(`${url}/api/v1/runs?limit=20`)).json()) as {
        data: { id: string }[];
      };
      const run = pick(data);
      if (!run) return;
      const signal = AbortSignal.timeout(pick([20, 200, 1000]));
      await read(`/api/runs/${run.id}/log-stream`, { signal }).catch(() => undefined);
    }),
    caller("submits papers", 4000, async () => {
      const paper = left.next().value;
      if (!paper) return void (await sleep(1000));
      const body = upload({
        slug: paper.name,
        paper: await openAsBlob(paper.file),
        githubUrl: paper.codeUrl,
        paperLicense: "CC0-1.0",
      });
      const response = await fetch(`${url}/api/repositories`, {
        method: "POST",
        headers: { "x-api-key": author.key },
        body,
      });
      if (response.status !== 201) throw new Error(`A paper was answered ${response.status}.`);
      await response.arrayBuffer();
    }),
  ];
}

const caller = (name: string, restMilliseconds: number, act: () => Promise<void>): Caller => ({
  ...{ name, restMilliseconds, act },
});

function pick<T>(values: T[]): T {
  return values[Math.floor(Math.random() * values.length)]!;
}
