import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/support/databases.ts";
import type { AssessmentRecord, ClaimRecord, EvidenceRecord, ExperimentRecord } from "../domain/records.ts";
import { newRepository } from "../domain/repository/new-repository.ts";
import type { RepositoryObject } from "../domain/repository/object-access.ts";
import { newJob } from "../domain/runs/new-job.ts";
import { queuedRun } from "../domain/runs/queued-run.ts";
import type { OpenDatabase } from "./database/open-database.ts";
import { migrate, pendingMigrations } from "./migrations/migrate.ts";
import { createStore, type Store } from "./store.ts";

let database: TestDatabase;
let opened: OpenDatabase;
let store: Store;
const at = "2026-01-02T03:04:05.678Z";
const digest = (character: string) => `sha256:${character.repeat(64)}`;

const { repository, version } = newRepository({
  ...{ id: "repo_1", owner: "ada", slug: "pi", title: "Pi", visibility: "public", at },
  ...{ paperLicense: "unknown", codeLicense: "unknown", submittedBy: "u" },
  ...{ paperDigest: digest("a"), paperByteSize: 1, paperTextDigest: digest("b") },
});
const experiment: ExperimentRecord = {
  ...{ id: "exp_1", repositoryId: "repo_1", key: "main", versionId: digest("c"), createdAt: at },
  definition: {
    ...{ command: "true", timeoutSeconds: 1, memoryMiB: 1, seed: null, repetitions: 1 },
    ...{ requires: [], outputs: ["é.json"], sourceCommit: "0", sourceDigest: digest("d") },
  },
};
const claim: ClaimRecord = {
  ...{ id: "claim_1", repositoryId: "repo_1", key: "value", versionId: digest("e"), type: "empirical" },
  ...{
    statement: "It holds.",
    sourceLocator: "1",
    origin: null,
    experimentId: "exp_1",
    plan: null,
    measurements: [],
  },
  ...{ expectations: [], evidenceState: "notAssessed", verification: "unverified" },
  ...{ createdAt: at, updatedAt: at },
};
const requester = { type: "human" as const, id: "u" };
const job = newJob({ id: "job_1", repositoryId: "repo_1", purpose: "ingestion", requester, at });
const run = queuedRun({ id: "run_1", experiment, claims: [claim], jobId: "job_1", attempt: 1, at });
const assessment: AssessmentRecord = {
  ...{
    id: "asm_1",
    artifactDigest: digest("8"),
    claimVersionId: digest("e"),
    experimentVersionId: digest("c"),
  },
  ...{ executionRunId: "run_1", supersedesAssessmentDigests: [digest("0")], conclusion: "supports" },
  ...{ verificationStatus: "reproduced", confidence: "medium", protocolComparability: "exact" },
  ...{ method: "MetricComparison", evidenceIds: [], limitations: [], createdAt: at },
  scope: { claimId: "claim_1", measurementIds: [], repetitions: 1, dataset: null },
  assessor: { kind: "service", id: "judge", name: "Judge", version: "1", keyId: null },
  recordDigest: digest("9"),
};

beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  opened = await database.open();
  expect(await pendingMigrations(opened.db)).not.toEqual([]);
  await migrate(opened.db);
  store = createStore(opened.db);
  await store.repositories.create(repository);
  await store.repositories.appendVersion(version);
  await store.experiments.save(experiment);
  await store.claims.save(claim);
  await store.jobs.create(job);
  await store.runs.create(run);
  await store.assessments.append("repo_1", "claim_1", assessment);
  await store.assessments.appendAttestation({
    ...{ digest: digest("7"), assessmentId: "asm_1", repositoryId: "repo_1", runId: "run_1" },
    ...{ keyId: "key", predicateTypes: [], createdAt: at },
  });
});
afterAll(async () => {
  await opened.close();
  await database[Symbol.asyncDispose]();
});

describe("the database", () => {
  it("is migrated once; a second migration changes nothing", async () => {
    expect(await pendingMigrations(opened.db)).toEqual([]);
    await migrate(opened.db);
  });

  it("is refused by code older than its last migration", async () => {
    await using another = await createTestDatabase();
    const newer = await another.open();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', ${at})`.execute(newer.db);
    await expect(migrate(newer.db)).rejects.toThrow(/newer version/);
    await newer.close();
  });

  it.each(["assessments", "supersessions", "attestations", "versions", "jobEvents"] as const)(
    "refuses UPDATE and DELETE on %s",
    async (table) => {
      const rows = await opened.db.selectFrom(table).selectAll().execute();
      const column = sql.ref(Object.keys(rows[0]!)[0]!);
      const refused = new RegExp(`${table} is append-only`);
      await expect(
        sql`update ${sql.table(table)} set ${column} = ${column}`.execute(opened.db),
      ).rejects.toThrow(refused);
      await expect(sql`delete from ${sql.table(table)}`.execute(opened.db)).rejects.toThrow(refused);
      expect(await opened.db.selectFrom(table).selectAll().execute()).toEqual(rows);
    },
  );

  it("refuses records that reference missing ones", async () => {
    await expect(
      store.claims.save({ ...claim, id: "claim_2", key: "x", repositoryId: "repo_none" }),
    ).rejects.toThrow(/foreign key/i);
  });
});

describe("a transaction", () => {
  it("leaves no changes where it fails", async () => {
    const failing = store.transaction(async (transaction) => {
      await transaction.repositories.update("repo_1", { title: "Half" });
      throw new Error("stopped");
    });
    await expect(failing).rejects.toThrow("stopped");
    expect((await store.repositories.get("repo_1"))!.title).toBe("Pi");
  });

  it("includes no statement from outside", async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const work = store.transaction(async (transaction) => {
      await transaction.repositories.update("repo_1", { description: "inside" });
      begin();
      throw new Error("stopped");
    });
    await Promise.all([
      expect(work).rejects.toThrow("stopped"),
      begun.then(() => store.repositories.update("repo_1", { description: "outside" })),
    ]);
    expect((await store.repositories.get("repo_1"))!.description).toBe("outside");
  });
});

describe("a record saved twice", () => {
  it("is one Claim with the newer version and the first id", async () => {
    await store.claims.save({ ...claim, id: "claim_other", statement: "It holds well.", createdAt: "later" });
    expect(await store.claims.get("repo_1", "claim_other")).toBeNull();
    expect(await store.claims.get("repo_1", "claim_1")).toMatchObject({
      statement: "It holds well.",
      createdAt: at,
    });
    expect(await store.claims.get("repo_none", "claim_1")).toBeNull();
  });

  it("is one experiment, one Run and one piece of evidence", async () => {
    await store.experiments.save({ ...experiment, id: "exp_other", versionId: digest("f") });
    expect(await store.experiments.listByRepository("repo_1")).toEqual([
      { ...experiment, versionId: digest("f"), retiredAt: null },
    ]);
    await store.runs.create({ ...run, id: "run_other" });
    expect((await store.runs.listByJob("job_1")).map(({ id }) => id)).toEqual(["run_1"]);
    const evidence: EvidenceRecord = {
      ...{ id: "evd_1", repositoryId: "repo_1", runId: "run_1", kind: "metric", digest: digest("1") },
      ...{ summary: "", sourcePath: "m.json", mediaType: null, byteSize: 1, createdAt: at },
    };
    await store.evidence.save(evidence);
    const again = await store.evidence.save({
      ...evidence,
      id: "evd_other",
      digest: digest("2"),
      byteSize: 2,
    });
    expect(again).toEqual({ ...evidence, digest: digest("2"), byteSize: 2 });
  });
});

describe("a monthly quota", () => {
  it("is consumed up to its limit by concurrent requests", async () => {
    const figures = await Promise.all(
      Array.from({ length: 5 }, () => store.quotas.consume("u", "2026-01", 3)),
    );
    expect(figures.sort()).toEqual([1, 2, 3, null, null]);
    expect(await store.quotas.getUsed("u", "2026-01")).toBe(3);
    expect(await store.quotas.consume("u", "2026-02", 3)).toBe(1);
    expect(await store.quotas.getUsed("v", "2026-01")).toBe(0);
  });

  it("of zero allows nothing", async () => {
    // The first use inserts the row: the limit must hold for it too.
    expect(await store.quotas.consume("w", "2026-01", 0)).toBeNull();
  });
});

describe("a namespace", () => {
  it("belongs to one user or one organization", async () => {
    const claims = await Promise.all([
      store.principals.reserveNamespace("lab", "user", at),
      store.principals.reserveNamespace("lab", "organization", at),
    ]);
    expect(claims.sort()).toEqual([false, true]);
    await store.principals.releaseNamespace("lab");
    expect(await store.principals.reserveNamespace("lab", "organization", at)).toBe(true);
    expect(await store.principals.findByUser("nobody")).toBeNull();
  });

  it("is released with incomplete accounts that a crash left, and with no complete one", async () => {
    const db = opened.db as unknown as Kysely<Record<string, Record<string, unknown>>>;
    const since = { createdAt: at, updatedAt: at };
    for (const name of ["half", "whole", "later"]) {
      await store.principals.reserveNamespace(name, "user", name === "later" ? "2027-01-01" : at);
      const user = { id: name, name, username: name, email: `${name}@example.org`, emailVerified: "0" };
      await db
        .insertInto("user")
        .values({ ...user, ...since })
        .execute();
      const account = { id: name, accountId: name, providerId: "credential", userId: name, ...since };
      if (name === "whole") await db.insertInto("account").values(account).execute();
      await store.principals.reserveNamespace(`${name}-lab`, "organization", at);
      const organization = { id: `${name}-lab`, name, slug: `${name}-lab`, createdAt: at };
      await db.insertInto("organization").values(organization).execute();
      const member = { id: name, organizationId: organization.id, userId: name, role: "owner" };
      if (name === "whole")
        await db
          .insertInto("member")
          .values({ ...member, createdAt: at })
          .execute();
    }
    await store.principals.reserveNamespace("never-created", "user", at);
    // Without an owner, but it has a repository.
    await store.principals.reserveNamespace(repository.owner, "user", at);
    await store.principals.deleteIncomplete("2026-06-01T00:00:00.000Z");

    const remaining = async (table: "user" | "organization", column: string) =>
      (await db.selectFrom(table).select(column).orderBy(column).execute()).map((row) => row[column]);
    expect(await remaining("user", "username")).toEqual(["later", "whole"]);
    expect(await remaining("organization", "slug")).toEqual(["whole-lab"]);
    for (const [name, free] of [
      ["half", true],
      ["half-lab", true],
      ["never-created", true],
      ["whole", false],
      ["whole-lab", false],
      ["later", false],
      [repository.owner, false],
    ] as const) {
      expect(await store.principals.reserveNamespace(name, "user", at), name).toBe(free);
    }
  });
});

describe("object references", () => {
  it("include each record that names the bytes", async () => {
    const paper = await store.objects.listReferences(digest("a"), []);
    expect(paper).toMatchObject([{ role: "paper", repository: { owner: "ada", slug: "pi" } }]);
    // Up to 512 KiB for each of a paper's forks.
    expect(paper[0]).not.toHaveProperty("repository.readme");
    const evidence = await store.objects.listReferences(digest("2"), []);
    expect(evidence).toMatchObject([{ role: "evidence", sourcePath: "m.json", mediaType: null }]);
    expect(Object.keys((evidence[0] as RepositoryObject).repository)).toEqual(
      Object.keys((paper[0] as RepositoryObject).repository),
    );
    expect(await store.objects.listReferences(digest("b"), [])).toEqual([]);
  });

  it("are those that the reader may read", async () => {
    const hidden = { ...repository, id: "repo_hidden", slug: "hidden", visibility: "private" as const };
    await store.repositories.create({ ...hidden, paperDigest: digest("3") });
    expect(await store.objects.listReferences(digest("3"), ["grace"])).toEqual([]);
    expect(await store.objects.listReferences(digest("3"), ["ada"])).toHaveLength(1);
  });

  it("are distinct and bounded where the bytes are evidence of many Runs", async () => {
    const save = (runId: string, sourcePath: string) =>
      store.evidence.save({
        ...{ id: `evd_${runId}_${sourcePath}`, repositoryId: "repo_1", runId, kind: "log" },
        ...{ digest: digest("4"), summary: "", sourcePath, mediaType: null, byteSize: 0, createdAt: at },
      });
    const other = newJob({ id: "job_2", repositoryId: "repo_1", purpose: "ingestion", requester, at });
    await store.jobs.create(other);
    await store.runs.create({ ...run, id: "run_2", jobId: "job_2" });
    for (const runId of ["run_1", "run_2"]) await save(runId, "stdout");
    expect(await store.objects.listReferences(digest("4"), [])).toHaveLength(1);
    for (let index = 0; index < 120; index++) await save("run_1", `${index}/stdout`);
    expect(await store.objects.listReferences(digest("4"), [])).toHaveLength(101);
  });
});

it("returns every record as it was saved", async () => {
  expect(await store.repositories.findBySlug("ada", "pi")).toMatchObject({
    authors: [],
    readme: null,
    headId: repository.headId,
  });
  expect(await store.runs.get("run_1")).toEqual(run);
  expect(await store.jobs.get("job_1")).toEqual(job);
  expect(await store.jobs.listEvents("job_1", 5)).toMatchObject([
    { sequence: 1, payload: { purpose: "ingestion" } },
  ]);
  expect((await store.repositories.getByIds(["repo_1", "repo_none"])).size).toBe(1);
});
