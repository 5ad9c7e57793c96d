import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient, downloadObject, verifyAttestation } from "../../sdk/src/index.ts";
import { openLogStream } from "../../test/support/log-stream.ts";
import { pdf } from "../../test/support/upload.ts";
import type { Mock } from "./options.ts";
import { startMock } from "./start-mock.ts";

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ speed: "manual" });
});
afterAll(() => mock.stop());

const clientOf = (name: string) => createClient({ baseUrl: mock.url, apiKey: mock.keys[name]!, retries: 0 });
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${mock.url}${path}`, { headers });

/** A Run of the first Claim of a fixture, requested by grace. */
async function requestRun(path: string): Promise<string> {
  const repositoryId = mock.repositories[path]!;
  const { claims } = await clientOf("grace").repositories.get({ repositoryId, include: ["claims"] });
  return (await clientOf("grace").runs.create({ repositoryId, claimId: claims![0]!.id })).id;
}

const runOf = (runId: string) =>
  clientOf("grace").runs.get({ runId, include: ["assessments", "attestation"] });

describe("the fixtures", () => {
  it("belong together: what one record names is there", async () => {
    const { data: claims } = await clientOf("grace").claims.list({ limit: 100 });
    for (const claim of claims) {
      const repository = await clientOf("grace").repositories.get({ repositoryId: claim.repository.id });
      expect(repository.slug).toBe(claim.repository.slug);
      const given = { claimId: claim.id, repository_id: repository.id };
      expect((await clientOf("grace").claims.get(given)).statement).toBe(claim.statement);
    }
    expect(new Set(claims.map(({ evidence }) => evidence.state))).toEqual(
      new Set(["supported", "contradicted", "inconclusive", "notAssessed"]),
    );
  });

  it.each([
    ["ada/pendulum", "succeeded"],
    ["ada/failed-import", "failed"],
    ["grace/cancelled-run", "cancelled"],
  ])("end the Runs of %s as %s", async (path, state) => {
    const { data } = await clientOf("grace").runs.list({ repository_id: mock.repositories[path]! });
    expect(data.map(({ execution }) => execution.state)).toEqual([state]);
  });

  it("block what may take longer than a job is allowed", async () => {
    const { job } = await clientOf("ada").processing.get({
      repositoryId: mock.repositories["ada/blocked-by-budget"]!,
    });
    expect([job.state, job.stage]).toEqual(["blocked", "reproduction_scheduling"]);
  });

  it("have objects with true digests, and attestations that verify offline", async () => {
    const client = clientOf("grace");
    const { data } = await client.runs.list({
      repository_id: mock.repositories["grace/spectra"]!,
      include: ["evidence", "assessments", "attestation"],
    });
    const { evidence, assessments, attestation } = data[0]!;
    for (const { digest } of evidence!) {
      const bytes = await downloadObject(client, { digest });
      // Rejects where they have another digest.
      for await (const _ of bytes);
    }
    const keys = await client.meta.getKeySet();
    const [bundle] = attestation!.bundles;
    const { envelopes } = await client.attestations.verify({ digest: bundle!.digest });
    const assessment = assessments![0]!;
    const statements = await verifyAttestation({
      envelopes,
      keys,
      expectedDigest: bundle!.digest,
      assessment,
    });
    expect(statements.length).toBeGreaterThan(0);
  });

  it("are private where they say so", async () => {
    const path = `/api/v1/repositories/${mock.repositories["ada/private-draft"]}`;
    expect((await get(path, { "x-api-key": mock.keys.ada! })).status).toBe(200);
    expect((await get(path, { "x-api-key": mock.keys.grace! })).status).toBe(404);
  });
});

describe("a Run", () => {
  it("is queued, then running, then over, assessed and published, a step each", async () => {
    const runId = await requestRun("grace/spectra");
    const seen: unknown[] = [];
    for (let step = 0; step < 5; step++) {
      const { execution, assessments, attestation } = await runOf(runId);
      seen.push([execution.state, assessments!.length, attestation !== null && attestation !== undefined]);
      await mock.advance();
    }
    expect(seen).toEqual([
      ["queued", 0, false],
      ["running", 0, false],
      ["succeeded", 0, false],
      ["succeeded", 1, false],
      ["succeeded", 1, true],
    ]);
  });

  it("can be followed as it goes on, and cancelled", async () => {
    const runId = await requestRun("ada/pendulum");
    const stream = await openLogStream(mock.url, runId);
    await mock.advance();
    const cancelled = await fetch(`${mock.url}/api/runs/${runId}/cancel`, {
      method: "POST",
      headers: { "x-api-key": mock.keys.grace! },
    });
    expect(cancelled.status).toBe(200);
    await mock.settle();
    expect((await stream.rest()).some(({ data }) => data.includes('"cancelled"'))).toBe(true);
    expect((await runOf(runId)).execution.state).toBe("cancelled");
  });

  it("ends by a word of the slug, for papers that are submitted", async () => {
    const client = clientOf("grace");
    const submission = {
      paper: new File([await pdf("The simulated result is 4.74.")], "paper.pdf"),
      title: "Mine",
      submitterAttested: true as const,
    };
    const ids: string[] = [];
    for (const slug of ["mine", "mine-timed-out", "mine-not-found"]) {
      const githubUrl = `https://github.com/grace/${slug}`;
      ids.push((await client.repositories.create({ ...submission, slug, githubUrl })).repository.id);
    }
    await mock.settle();
    const runs = await Promise.all(
      ids.map((repositoryId) => client.runs.list({ repository_id: repositoryId })),
    );
    const states = runs.map(({ data }) => data.map(({ execution }) => execution.state));
    expect(states).toEqual([["succeeded"], ["timedOut"], []]);
    const { job } = await client.processing.get({ repositoryId: ids[2]! });
    expect([job.state, job.stage]).toEqual(["failed", "source_discovery"]);
    const { data } = await client.claims.list({ repository_id: ids[0]! });
    expect(data.map(({ evidence }) => evidence.state)).toEqual(["supported"]);
  });
});

describe("a request", () => {
  it("is refused with what is wrong with it", async () => {
    const messageOf = async (query: string) =>
      ((await (await get(`/api/v1/claims?${query}`)).json()) as { error: { message: string } }).error.message;
    expect(await messageOf("limit=101")).toContain("limit must be at most 100");
    expect(await messageOf("fields=nope")).toContain("fields");
    expect(await messageOf("cursor=nope")).toContain("cursor");
    expect(await messageOf("limt=1")).toContain("limit");
  });

  it("is refused without a key, with a wrong one, and with one that may only read", async () => {
    const create = (headers: Record<string, string>) =>
      fetch(`${mock.url}/api/stars`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ repositoryId: mock.repositories["ada/pendulum"], action: "star" }),
      });
    const keys: Record<string, string>[] = [
      {},
      { "x-api-key": "service_wrong" },
      { "x-api-key": mock.readKeys.grace! },
      { "x-api-key": mock.keys.grace! },
    ];
    expect(await Promise.all(keys.map(async (key) => (await create(key)).status))).toEqual([
      401, 401, 403, 200,
    ]);
  });

  it("is answered page by page, with the fields it names", async () => {
    const all = await clientOf("grace")
      .claims.list({ fields: ["statement"] })
      .toArray({ max: 100 });
    const one = await clientOf("grace")
      .claims.list({ fields: ["statement"], limit: 1 })
      .toArray({ max: 100 });
    expect(one).toEqual(all);
    expect(Object.keys(all[0]!).sort()).toEqual(["statement"]);
  });

  it("may come by MCP", async () => {
    const client = new Client({ name: "test", version: "1" });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${mock.url}/mcp`)));
    const answer = await client.callTool({ name: "list_repositories", arguments: { limit: 1 } });
    expect(JSON.stringify(answer)).toContain("repo_");
    await client.close();
  });
});

describe("Prefer", () => {
  const prefer = (path: string, preference: string, method = "GET") =>
    fetch(`${mock.url}${path}`, { method, headers: { prefer: preference }, redirect: "manual" });

  it("has every status that the contract declares", async () => {
    const { paths } = (await (await get("/openapi.json")).json()) as {
      paths: Record<string, Record<string, { responses?: Record<string, unknown> }>>;
    };
    const wrong: string[] = [];
    for (const [path, item] of Object.entries(paths)) {
      for (const [method, { responses = {} }] of Object.entries(item)) {
        // All of the Agent API, and of the others the last.
        const codes = Object.keys(responses);
        for (const code of path.startsWith("/api/v1/") ? codes : codes.slice(-1)) {
          const response = await prefer(path.replace(/\{\w+\}/g, "x"), `code=${code}`, method.toUpperCase());
          await response.arrayBuffer();
          if (String(response.status) !== code) wrong.push(`${method} ${path} ${code}: ${response.status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it("has the examples of the contract, what is made up, and what it was not asked for as ever", async () => {
    const limited = await prefer("/api/v1/runs", "code=429");
    expect([limited.headers.get("retry-after"), await limited.json()]).toMatchObject([
      "60",
      { error: { code: "rate_limited" } },
    ]);
    expect(await (await prefer("/api/v1/runs/x", "example=runQueued")).json()).toMatchObject({
      state: "queued",
    });
    expect(await (await prefer("/api/v1/runs", "dynamic=true")).json()).toHaveProperty("data");
    expect(await (await prefer("/api/v1/runs?limit=1", "return=minimal")).json()).toHaveProperty("data.0.id");
  });

  it("says which statuses and examples there are not", async () => {
    const undeclared = await prefer("/api/v1/runs", "code=418");
    expect([undeclared.status, await undeclared.text()]).toMatchObject([
      400,
      expect.stringContaining("one of 200, 304"),
    ]);
    expect((await prefer("/api/v1/runs", "example=nope")).status).toBe(400);
    expect((await prefer("/api/v1/nope", "code=200")).status).toBe(404);
  });

  it("may be sent by scripts of other sites", async () => {
    const response = await fetch(`${mock.url}/api/v1/runs`, {
      method: "OPTIONS",
      headers: {
        origin: "https://app.example",
        "access-control-request-method": "GET",
        "access-control-request-headers": "prefer",
      },
    });
    expect(response.headers.get("access-control-allow-headers")).toContain("prefer");
  });
});

describe("/mock", () => {
  it("tells what is known, and moves jobs", async () => {
    const { url, keys, repositories } = mock;
    expect(await (await get("/mock")).json()).toMatchObject({ url, keys, repositories });
    const runId = await requestRun("grace/spectra");
    const post = async (path: string) => (await fetch(`${mock.url}${path}`, { method: "POST" })).status;
    expect(await post("/mock/advance?steps=2")).toBe(204);
    expect((await runOf(runId)).execution.state).toBe("succeeded");
    expect(await post("/mock/settle")).toBe(204);
    expect((await runOf(runId)).assessments).toHaveLength(1);
    expect([await post("/mock/advance?steps=0"), await post("/mock/nope")]).toEqual([400, 404]);
  });
});
