import type { Kysely } from "kysely";
import type { DatabaseDialect } from "../database/dialect.ts";

/** Creates repositories, Claims, experiments, Runs, evidence and Assessments. JSON columns hold canonical text. */
export async function up(db: Kysely<unknown>, dialect: DatabaseDialect): Promise<void> {
  await db.schema
    .createTable("repositories")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("owner", "text", (c) => c.notNull())
    .addColumn("slug", "text", (c) => c.notNull())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull())
    .addColumn("visibility", "text", (c) => c.notNull())
    .addColumn("authors", "text", (c) => c.notNull())
    .addColumn("subjects", "text", (c) => c.notNull())
    .addColumn("topics", "text", (c) => c.notNull())
    .addColumn("paperDigest", "text", (c) => c.notNull())
    .addColumn("paperByteSize", "integer", (c) => c.notNull())
    .addColumn("paperTextDigest", "text")
    .addColumn("paperLicense", "text", (c) => c.notNull())
    .addColumn("codeLicense", "text", (c) => c.notNull())
    .addColumn("githubUrl", "text")
    .addColumn("sourceUrl", "text")
    .addColumn("sourceCommit", "text")
    .addColumn("sourceDigest", "text")
    .addColumn("readme", "text")
    .addColumn("headId", "text", (c) => c.notNull())
    .addColumn("submittedBy", "text", (c) => c.notNull())
    .addColumn("createdAt", "text", (c) => c.notNull())
    .addColumn("updatedAt", "text", (c) => c.notNull())
    .addUniqueConstraint("repositories_owner_slug", ["owner", "slug"])
    .execute();
  await db.schema
    .createIndex("repositories_updated")
    .on("repositories")
    .columns(["updatedAt", "id"])
    .execute();
  await db.schema.createIndex("repositories_paper_bytes").on("repositories").column("paperDigest").execute();
  await db.schema.createIndex("repositories_source").on("repositories").column("sourceDigest").execute();
  await db.schema
    .createIndex("repositories_paper")
    .on("repositories")
    .columns(["owner", "paperDigest"])
    .execute();

  await db.schema
    .createTable("versions")
    .addColumn("digest", "text", (c) => c.notNull())
    .addColumn("repositoryId", "text", (c) => c.notNull().references("repositories.id"))
    .addColumn("parent", "text")
    .addColumn("manifest", "text", (c) => c.notNull())
    .addColumn("createdAt", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("versions_pk", ["repositoryId", "digest"])
    .execute();

  await db.schema
    .createTable("experiments")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("repositoryId", "text", (c) => c.notNull().references("repositories.id"))
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("versionId", "text", (c) => c.notNull())
    .addColumn("definition", "text", (c) => c.notNull())
    .addColumn("createdAt", "text", (c) => c.notNull())
    .addUniqueConstraint("experiments_key", ["repositoryId", "key"])
    .execute();

  await db.schema
    .createTable("claims")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("repositoryId", "text", (c) => c.notNull().references("repositories.id"))
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("versionId", "text", (c) => c.notNull())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("statement", "text", (c) => c.notNull())
    .addColumn("sourceLocator", "text", (c) => c.notNull())
    .addColumn("experimentId", "text", (c) => c.references("experiments.id"))
    .addColumn("plan", "text")
    .addColumn("measurements", "text", (c) => c.notNull())
    .addColumn("expectations", "text", (c) => c.notNull())
    .addColumn("evidenceState", "text", (c) => c.notNull())
    .addColumn("verification", "text", (c) => c.notNull())
    .addColumn("createdAt", "text", (c) => c.notNull())
    .addColumn("updatedAt", "text", (c) => c.notNull())
    .addUniqueConstraint("claims_key", ["repositoryId", "key"])
    .execute();
  await db.schema.createIndex("claims_updated").on("claims").columns(["updatedAt", "id"]).execute();

  await db.schema
    .createTable("runs")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("repositoryId", "text", (c) => c.notNull().references("repositories.id"))
    .addColumn("experimentId", "text", (c) => c.notNull().references("experiments.id"))
    .addColumn("experimentVersionId", "text", (c) => c.notNull())
    .addColumn("jobId", "text", (c) => c.notNull())
    .addColumn("attempt", "integer", (c) => c.notNull())
    .addColumn("claimIds", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("verification", "text", (c) => c.notNull())
    .addColumn("conclusion", "text")
    .addColumn("failure", "text")
    .addColumn("measurements", "text", (c) => c.notNull())
    .addColumn("agent", "text", (c) => c.notNull())
    .addColumn("artifact", "text")
    .addColumn("environment", "text")
    .addColumn("queuedAt", "text", (c) => c.notNull())
    .addColumn("startedAt", "text")
    .addColumn("finishedAt", "text")
    .addColumn("updatedAt", "text", (c) => c.notNull())
    .addUniqueConstraint("runs_planned", ["jobId", "experimentId", "attempt"])
    .execute();
  await db.schema
    .createIndex("runs_repository")
    .on("runs")
    .columns(["repositoryId", "queuedAt", "id"])
    .execute();
  await db.schema.createIndex("runs_queued").on("runs").columns(["queuedAt", "id"]).execute();

  await db.schema
    .createTable("runClaims")
    .addColumn("runId", "text", (c) => c.notNull().references("runs.id"))
    .addColumn("claimId", "text", (c) => c.notNull().references("claims.id"))
    .addPrimaryKeyConstraint("runClaims_pk", ["claimId", "runId"])
    .execute();

  await db.schema
    .createTable("runLogs")
    .addColumn("runId", "text", (c) => c.notNull().references("runs.id"))
    .addColumn("sequence", "integer", (c) => c.notNull())
    .addColumn("stream", "text", (c) => c.notNull())
    .addColumn("recordedAt", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("runLogs_pk", ["runId", "sequence"])
    .execute();

  await db.schema
    .createTable("evidence")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("repositoryId", "text", (c) => c.notNull().references("repositories.id"))
    .addColumn("runId", "text", (c) => c.notNull().references("runs.id"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("digest", "text", (c) => c.notNull())
    .addColumn("summary", "text", (c) => c.notNull())
    .addColumn("sourcePath", "text", (c) => c.notNull())
    .addColumn("mediaType", "text")
    .addColumn("byteSize", "integer")
    .addColumn("createdAt", "text", (c) => c.notNull())
    .addUniqueConstraint("evidence_path", ["runId", "sourcePath"])
    .execute();
  await db.schema.createIndex("evidence_digest").on("evidence").column("digest").execute();

  await db.schema
    .createTable("assessments")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("repositoryId", "text", (c) => c.notNull().references("repositories.id"))
    .addColumn("claimId", "text", (c) => c.notNull().references("claims.id"))
    .addColumn("claimVersionId", "text", (c) => c.notNull())
    .addColumn("runId", "text", (c) => c.notNull().references("runs.id"))
    .addColumn("conclusion", "text", (c) => c.notNull())
    .addColumn("recordDigest", "text", (c) => c.notNull().unique())
    .addColumn("record", "text", (c) => c.notNull())
    .addColumn("createdAt", "text", (c) => c.notNull())
    .addUniqueConstraint("assessments_run", ["claimId", "runId"])
    .execute();
  await db.schema
    .createTable("supersessions")
    .addColumn("olderDigest", "text", (c) => c.notNull())
    .addColumn("newerDigest", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("supersessions_pk", ["olderDigest", "newerDigest"])
    .execute();

  await db.schema
    .createTable("attestations")
    .addColumn("digest", "text", (c) => c.primaryKey())
    .addColumn("assessmentId", "text", (c) => c.notNull().unique().references("assessments.id"))
    .addColumn("repositoryId", "text", (c) => c.notNull().references("repositories.id"))
    .addColumn("runId", "text", (c) => c.notNull().references("runs.id"))
    .addColumn("keyId", "text", (c) => c.notNull())
    .addColumn("predicateTypes", "text", (c) => c.notNull())
    .addColumn("createdAt", "text", (c) => c.notNull())
    .execute();
  for (const table of ["assessments", "supersessions", "attestations", "versions"])
    await dialect.makeAppendOnly(db, table);
}
