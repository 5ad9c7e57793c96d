import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  assessmentConclusions,
  executionStates,
  verificationStates,
} from "../../server/__generated__/enumerations.ts";
import type { Measurement } from "../../server/__generated__/types.ts";
import type { ClaimRecord, RepositoryRecord, RunRecord } from "../../server/domain/records.ts";
import { post, signUp } from "../support/accounts.ts";
import { type ApiReader, createApiReader, type Json } from "../support/api-reader.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let seed: Seed;
let get: ApiReader["get"];
let ids: ApiReader["ids"];
let key: Record<string, string>;

beforeAll(async () => {
  // The web role alone: no worker takes what is asked for here.
  test = await startService({ SERVICE_ROLE: "web" });
  seed = createSeed(test);
  key = { "x-api-key": (await signUp(test.url, "grace")).key };
  ({ get, ids } = createApiReader(test.url, key));
});
afterAll(() => test[Symbol.asyncDispose]());

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

describe("GET /api/v1/runs", () => {
  let repository: RepositoryRecord;
  let claim: ClaimRecord;
  let lone: ClaimRecord;
  const runs: RunRecord[] = [];

  beforeAll(async () => {
    repository = await seed.repository({ slug: "runs" });
    const experiment = await seed.experiment(repository);
    claim = await seed.claim(repository, {}, experiment);
    lone = await seed.claim(repository, {}, experiment);
    const endings = [...assessmentConclusions, null];
    for (const [at, verification] of verificationStates.entries()) {
      const state = executionStates[at % executionStates.length]!;
      const conclusion = endings[at % endings.length]!;
      runs.push(
        await seed.run(experiment, at === 0 ? [claim, lone] : [claim], { state, verification, conclusion }),
      );
    }
  });

  const expected = (match: (run: RunRecord) => boolean) =>
    runs
      .filter(match)
      .map(({ id }) => id)
      .reverse();

  it.each(verificationStates.map((state) => [state]))(
    "filters by the deprecated state %s, and says since when it is",
    async (state) => {
      const { body, headers, status } = await get(
        `/api/v1/runs?repository_id=${repository.id}&state=${state}`,
      );
      expect(status).toBe(200);
      expect(body.data.map(({ id }: Json) => id)).toEqual(expected((run) => run.verification === state));
      // RFC 9745: a structured-field date.
      expect(headers.get("deprecation")).toMatch(/^@\d{10}$/);
    },
  );

  it.each(executionStates.map((state) => [state]))("filters by the execution state %s", async (state) => {
    const { body, headers } = await get(
      `/api/v1/runs?repository_id=${repository.id}&execution_state=${state}`,
    );
    expect(body.data.map(({ id }: Json) => id)).toEqual(expected((run) => run.state === state));
    expect(headers.get("deprecation")).toBeNull();
  });

  it.each(assessmentConclusions.map((state) => [state]))(
    "filters by the conclusion %s",
    async (conclusion) => {
      const path = `/api/v1/runs?repository_id=${repository.id}&assessment_conclusion=${conclusion}`;
      expect(await ids(path)).toEqual(expected((run) => run.conclusion === conclusion));
    },
  );

  it("filters by Claim, with or without its repository", async () => {
    expect(await ids(`/api/v1/runs?claim_id=${lone.id}`)).toEqual([runs[0]!.id]);
    expect(await ids(`/api/v1/runs?claim_id=${claim.id}&repository_id=${repository.id}`)).toEqual(
      expected(() => true),
    );
  });

  it("knows no Claim that is not there or that may not be read", async () => {
    const hidden = await seed.claim(await seed.repository({ owner: "hidden", visibility: "private" }));
    for (const id of ["claim_none", hidden.id]) {
      const { status, body } = await get(`/api/v1/runs?claim_id=${id}`);
      expect(status).toBe(404);
      expect(body.error).toMatchObject({ code: "not_found", message: expect.stringContaining("Claim") });
    }
  });

  it("joins filters with and", async () => {
    const { state, conclusion, verification } = runs[1]!;
    const all = {
      execution_state: state,
      assessment_conclusion: conclusion!,
      state: verification,
      claim_id: claim.id,
    };
    expect(await ids(`/api/v1/runs?${query(all)}`)).toEqual([runs[1]!.id]);
    expect(await ids(`/api/v1/runs?${query({ ...all, claim_id: lone.id })}`)).toEqual([]);
  });

  it("keeps the deprecation of a 304, and names none on a refusal", async () => {
    const path = `/api/v1/runs?repository_id=${repository.id}&state=failed`;
    const { headers } = await get(path);
    const again = await fetch(`${test.url}${path}`, {
      headers: { ...key, "if-none-match": headers.get("etag")! },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get("deprecation")).toBe(headers.get("deprecation"));
    expect((await get("/api/v1/runs?state=")).headers.get("deprecation")).toBeNull();
  });
});

describe("a Claim's deprecated verification", () => {
  it("is that of its latest Run until something is concluded, and is filtered by", async () => {
    const { store } = test.service.composition.deps;
    const repository = await seed.repository();
    const experiment = await seed.experiment(repository);
    const measurement: Measurement = {
      ...{ measurementId: "m", metric: "m", unit: "1", dimensions: {}, comparator: "~=" },
      ...{ reportedValue: 4.74, printed: null, observedValue: null, observedValues: [], interval: null },
      ...{ tolerance: null, declaredTolerance: null, absoluteDifference: null, outcome: null },
      ...{ verification: "unverified", reason: null, diagnostic: null, evidenceIds: [] },
    };
    const claim = await seed.claim(repository, { measurements: [measurement] }, experiment);
    const other = await seed.claim(repository, {}, experiment);
    const path = `/api/v1/claims?repository_id=${repository.id}`;
    const shown = async () => {
      const { body } = await get(`/api/v1/claims/${claim.id}?repository_id=${repository.id}`);
      const { verification } = body;
      const alike = other.verification === verification ? [other.id, claim.id] : [claim.id];
      expect(await ids(`${path}&verification=${verification}`)).toEqual(alike);
      expect(await ids(`/api/v1/repositories?verification=${verification}`)).toContain(repository.id);
      return verification;
    };
    const move = async (id: string, verification: RunRecord["verification"]) => {
      await store.runs.update(id, { verification });
      return shown();
    };
    expect(await shown()).toBe("unverified");
    const request = { repositoryId: repository.id, claimId: claim.id };
    const requested = async () => {
      const answer = await post(`${test.url}/api/v1/runs`, request, key);
      expect(answer.status).toBe(202);
      return (await answer.json()) as Json;
    };
    const first = await requested();
    expect(first.measurements.map(({ verification }: Json) => verification)).toEqual(["unverified"]);
    expect(await shown()).toBe("queued");
    expect(await move(first.id, "running")).toBe("running");
    const second = await requested();
    expect(await move(first.id, "review_required")).toBe("queued");
    for (const state of ["running", "timed_out", "cancelled", "failed"] as const)
      expect(await move(second.id, state)).toBe(state);
    await store.claims.update(claim.id, { evidenceState: "supported", verification: "verified" });
    expect(await move(second.id, "failed")).toBe("verified");
  });
});
