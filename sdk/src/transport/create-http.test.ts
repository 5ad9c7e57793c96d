import { describe, expect, it } from "vitest";
import { recordedSleep } from "../../test/recorded-sleep.ts";
import { type Answer, serve } from "../../test/serve.ts";
import { createClient } from "../client.ts";
import { createMemoryCache } from "./response-cache.ts";

const sleep = recordedSleep();

async function start(...answers: Answer[]) {
  const server = await serve(...answers);
  const client = createClient({ baseUrl: `${server.baseUrl}/rvs`, apiKey: "service_k", sleep });
  return { client, http: client.http, server, [Symbol.asyncDispose]: server.close };
}
const path = { runId: "run_1" };

describe("the openapi-fetch client", () => {
  it("sends what its types say, with the client's headers and policies", async () => {
    await using at = await start({ status: 503 }, { body: { id: "run_1", execution: { state: "queued" } } });
    const seen: number[] = [];
    const { data, error, response } = await at.http.GET("/api/v1/runs/{runId}", {
      params: { path, query: { include: ["logs", "evidence"] } },
      onResponse: ({ status }: { status: number }) => seen.push(status),
    });
    expect([data?.execution.state, error, response.status]).toEqual(["queued", undefined, 200]);
    expect(seen).toEqual([503, 200]);
    expect(at.server.requests[1]).toMatchObject({
      url: "/rvs/api/v1/runs/run_1?include=logs,evidence",
      headers: {
        "x-api-key": "service_k",
        "user-agent": expect.stringMatching(/^research-verification-sdk/),
      },
    });
  });

  it("carries the middleware that is registered to the methods of the resources", async () => {
    await using at = await start({ body: { id: "run_1" } });
    at.http.use({
      onRequest: ({ request }) => {
        const changed = new Request(request);
        changed.headers.set("x-lab", "7");
        return changed;
      },
    });
    expect(await at.client.runs.get({ runId: "run_1" })).toEqual({ id: "run_1" });
    expect(at.server.requests[0]!.headers["x-lab"]).toBe("7");
  });

  it("sends a write once, with a key again, and a repeated body again", async () => {
    await using at = await start({ status: 503 });
    const body = { repositoryId: "r", claimId: "c" };
    const keyed = { body, params: { header: { "Idempotency-Key": "mine" } } };
    expect((await at.http.POST("/api/v1/runs", { body })).response.status).toBe(503);
    expect(at.server.requests).toHaveLength(1);
    expect((await at.http.POST("/api/v1/runs", keyed)).response.status).toBe(503);
    expect(at.server.requests.splice(1).map(({ headers }) => headers["idempotency-key"])).toEqual(
      Array(3).fill("mine"),
    );
    await at.client.repositories.update({ repositoryId: "r", title: "T" }).catch(() => {});
    expect(at.server.requests.slice(1).map((sent) => String(sent.body))).toEqual(
      Array(3).fill('{"title":"T"}'),
    );
  });

  it("sends a file as a form, and a picture as what it is", async () => {
    await using at = await start({ body: {} });
    const paper = new Blob(["%PDF"], { type: "application/pdf" });
    const submission = { paper, title: "T", slug: "t", submitterAttested: "true" } as const;
    await at.http.POST("/api/repositories", { body: submission });
    await at.http.PUT("/api/account/avatar", { body: new Blob(["x"], { type: "image/webp" }) });
    const types = at.server.requests.map(({ headers }) => headers["content-type"]);
    expect(types).toEqual([expect.stringMatching(/^multipart\/form-data; boundary=/), "image/webp"]);
  });

  it("gives bytes as they are, and answers of the cache", async () => {
    const etag = { etag: '"v1"' };
    await using server = await serve(
      { body: "\ufeff{}", headers: { "content-type": "application/json" } },
      { body: {}, headers: etag },
      { status: 304 },
    );
    const { http } = createClient({ baseUrl: server.baseUrl, cache: createMemoryCache() });
    const object = { params: { path: { digest: "sha256:0" } } };
    const { data } = await http.GET("/api/objects/{digest}", { ...object, parseAs: "arrayBuffer" });
    expect((data as ArrayBuffer).byteLength).toBe(5);
    for (const _ of [1, 2]) expect((await http.GET("/api/health", {})).data).toEqual({});
    expect(server.requests.map(({ headers }) => headers["if-none-match"])).toEqual([
      undefined,
      undefined,
      '"v1"',
    ]);
  });
});

describe("a trap of openapi-fetch is closed:", () => {
  it.each<Answer>([{ status: 500 }, { status: 304 }, { status: 404, headers: { "content-length": "0" } }])(
    "a failing answer without a body has an error (%j)",
    async (answer) => {
      await using at = await start(answer);
      const { data, error } = await at.http.GET("/api/v1/runs/{runId}", { params: { path }, retries: 0 });
      expect(data).toBeUndefined();
      expect(error).toMatchObject({
        error: { message: expect.stringMatching(/^The service responded with/) },
      });
    },
  );

  it("an id does not change the path", async () => {
    await using at = await start({ body: {} });
    const ask = (runId: string) => at.http.GET("/api/v1/runs/{runId}", { params: { path: { runId } } });
    await expect(ask("..")).rejects.toThrow('"runId" is missing');
    await ask("../../health?x");
    expect(at.server.requests.map(({ url }) => url)).toEqual(["/rvs/api/v1/runs/..%2F..%2Fhealth%3Fx"]);
  });

  it.each([
    [{}, "{runId} is missing"],
    [{ params: { path: {} } }, '"runId" is missing'],
    [{ params: { path }, parms: {} }, 'the option "parms" must be one of'],
    [{ params: { path }, baseUrl: "https://elsewhere.example.org" }, "The address is not below http"],
  ])("%j is refused, and nothing is sent", async (init, message) => {
    await using at = await start({ body: {} });
    await expect(at.http.GET("/api/v1/runs/{runId}", init as never)).rejects.toThrow(message);
    expect(at.server.requests).toEqual([]);
  });

  it("a list is joined with commas", async () => {
    await using at = await start({ body: {} });
    await at.http.GET("/api/v1/runs", { params: { query: { fields: ["id", "state"], include: [] } } });
    expect(at.server.requests[0]!.url).toBe("/rvs/api/v1/runs?fields=id,state");
  });

  it("a key goes to no other address", async () => {
    await using thief = await serve({ body: {} });
    await using at = await start({ status: 307, headers: { location: thief.baseUrl } });
    const answer = at.http.GET("/api/v1/runs", { redirect: "follow" });
    await expect(answer).rejects.toMatchObject({ name: "RedirectError", status: 307 });
    expect(thief.requests).toEqual([]);
  });
});
