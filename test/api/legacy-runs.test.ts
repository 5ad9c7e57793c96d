import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ClaimRecord, ExperimentRecord, RepositoryRecord } from "../../server/domain/records.ts";
import { createKey, post } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { startSeededService } from "../support/seeded-service.ts";

const test = await startSeededService();
const { ada, grace, seed, reader } = test;
afterAll(() => test[Symbol.asyncDispose]());

async function send(path: string, body: unknown, headers: Record<string, string> = { "x-api-key": ada.key }) {
  const response = await post(`${test.url}${path}`, body, headers);
  return { status: response.status, headers: response.headers, body: (await response.json()) as Json };
}

describe("POST /api/runs", () => {
  let repository: RepositoryRecord;
  let experiment: ExperimentRecord;
  let claim: ClaimRecord;
  let hidden: ClaimRecord;

  beforeAll(async () => {
    repository = await seed.repository();
    experiment = await seed.experiment(repository);
    claim = await seed.claim(repository, {}, experiment);
    const secret = await seed.repository({ owner: "grace", visibility: "private" });
    hidden = await seed.claim(secret, {}, await seed.experiment(secret));
  });

  it("queues the Run that /api/v1/runs would, and says where it is", async () => {
    const wanted = { repositoryId: repository.id, claimId: claim.id };
    for (const request of [wanted, { ...wanted, experimentVersionId: experiment.versionId }]) {
      const { status, headers, body } = await send("/api/runs", request);
      expect(status).toBe(202);
      expect(body).toEqual({ run: { id: expect.stringMatching(/^run_/), state: "queued" } });
      expect(headers.get("location")).toBe(`${test.url}/api/v1/runs/${body.run.id}`);
      expect(headers.get("retry-after")).toBe("10");
      const run = await reader.get(`/api/v1/runs/${body.run.id}`);
      const versioned = await send("/api/v1/runs", request);
      expect(versioned.status).toBe(202);
      const { id, links, queuedAt, ...same } = run.body;
      expect(versioned.body).toMatchObject(same);
    }
  });

  it.each([
    ["a repository that is not there", { repositoryId: "repo_none" }, 404, "Repository not found."],
    ["a Claim of another repository", { claimId: "claim_none" }, 404, "Claim not found."],
    [
      "an experiment version that is not there",
      { experimentVersionId: `sha256:${"0".repeat(64)}` },
      404,
      /not found/,
    ],
    ["an unknown member", { seed: 1 }, 400, /seed/],
    ["no Claim", { claimId: undefined }, 400, /claimId/],
  ])("refuses %s, in the words of both families", async (_, changes, status, message) => {
    const request = { repositoryId: repository.id, claimId: claim.id, ...changes };
    const answer = await send("/api/runs", request);
    expect(answer.status).toBe(status);
    if (typeof message === "string") expect(answer.body).toEqual({ error: message });
    else expect(answer.body.error).toMatch(message);
    expect((await send("/api/v1/runs", request)).status).toBe(status);
  });

  it("refuses the experiment version of another Claim, and knows none of another repository", async () => {
    const secret = await seed.experiment(await seed.repository({ owner: "grace", visibility: "private" }));
    for (const [other, status, message] of [
      [await seed.experiment(repository), 422, "The experiment version does not belong to this Claim."],
      [secret, 404, "Experiment version not found in this repository."],
    ] as const) {
      const request = {
        repositoryId: repository.id,
        claimId: claim.id,
        experimentVersionId: other.versionId,
      };
      expect(await send("/api/runs", request)).toMatchObject({ status, body: { error: message } });
      expect((await send("/api/v1/runs", request)).status).toBe(status);
    }
  });

  it("refuses a Claim without a plan", async () => {
    const { id } = await seed.claim(repository);
    const answer = await send("/api/runs", { repositoryId: repository.id, claimId: id });
    expect(answer.status).toBe(422);
    expect(answer.body.error).toMatch(/no executable plan/);
  });

  it("knows nothing of a private repository but for its owner", async () => {
    const request = { repositoryId: hidden.repositoryId, claimId: hidden.id };
    const answer = await send("/api/runs", request);
    expect(answer).toMatchObject({ status: 404, body: { error: "Repository not found." } });
    expect((await send("/api/runs", request, { "x-api-key": grace.key })).status).toBe(202);
  });

  it("needs the scope `run`, or a session", async () => {
    const request = { repositoryId: repository.id, claimId: claim.id };
    const runner = await createKey(test.url, ada.cookie, ["run"]);
    const writer = await createKey(test.url, ada.cookie, ["read", "write"]);
    expect((await send("/api/runs", request, { "x-api-key": runner })).status).toBe(202);
    expect((await send("/api/runs", request, { "x-api-key": writer })).status).toBe(403);
    expect((await send("/api/runs", request, { cookie: ada.cookie })).status).toBe(202);
    expect((await send("/api/runs", request, {})).status).toBe(401);
  });
});
