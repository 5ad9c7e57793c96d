import { has, insisting, type Json, jsonOf, of, recordsOf, setJson, telling } from "../changes.ts";
import { inGroup, kind, type Mutation } from "../mutation.ts";

/** The Claims that an answer shows, whatever the answer is. */
const claimsOf = (body: Json): Json[] =>
  [
    ...recordsOf(body),
    ...(body?.data?.claims ?? []),
    ...(body?.claims ?? []),
    ...(body?.repository?.claims ?? []),
  ].filter((record) => typeof record?.statement === "string");

const everyRead = () => true;

/**
 * What a careless or a fraudulent implementer gets wrong in records. Written from the specification and the contract's
 * schemas, section by section, by one who had not read the checks.
 */
export const carelessRecords: Mutation[] = [
  ...inGroup("records", [
    telling("reproduction is no longer the plan", "`reproduction`: alias of `plan`", everyRead, (body) => {
      for (const claim of claimsOf(body)) if (claim.reproduction) claim.reproduction.command = "make all";
    }),
    telling(
      "all Claims of a repository are counted as verified",
      "`verifiedClaimCount`: Claims whose legacy state is `verified`",
      of("listRepositories", "getRepository", "resolveRepository", "search"),
      (body) => {
        for (const one of [...recordsOf(body), ...(body.data?.repositories ?? [])])
          if (one.verification?.claimCount) one.verification.verifiedClaimCount = one.verification.claimCount;
      },
    ),
    telling(
      "no ring of a repository says that a result matched",
      "`rings.match`: an Assessment supports a Claim",
      of("listRepositories", "getRepository", "resolveRepository", "search"),
      (body) => {
        for (const one of [...recordsOf(body), ...(body.data?.repositories ?? [])])
          if (one.verification?.rings) one.verification.rings.match = false;
      },
    ),
    telling(
      "a Claim that was contradicted is shown as supported",
      "`state`: what the current Assessments of a Claim say together",
      everyRead,
      (body) => {
        for (const { evidence } of claimsOf(body))
          if (evidence?.state === "contradicted") evidence.state = "supported";
      },
    ),
    telling(
      "differences of measurements are rounded away",
      "`absoluteDifference`: |observed - reported|",
      everyRead,
      (body) => {
        for (const record of recordsOf(body))
          for (const one of record?.measurements ?? [])
            if (typeof one.absoluteDifference === "number") one.absoluteDifference = 0;
      },
    ),
    telling(
      "a number that does not match is called a match",
      "`outcome`: how observed and reported value compare, within `tolerance`",
      everyRead,
      (body) => {
        for (const record of recordsOf(body))
          for (const one of record?.measurements ?? []) if (one.outcome) one.outcome = "match";
      },
    ),
    telling(
      "limitations of Assessments are left out",
      "`recordDigest`: digest of the canonical JSON of the record",
      of("getClaim", "getRun", "listClaims", "listRuns", "getRepository", "listLegacyRepositories"),
      (body) => {
        for (const record of [...recordsOf(body), ...recordsOf(body?.repository)])
          for (const one of record?.assessments ?? []) one.limitations = ["None."];
      },
    ),
    telling(
      "superseded Assessments are counted, none is in force",
      "`current`: whether it is in force; `assessmentCount`: current Assessments",
      of("getClaim"),
      (body) => {
        for (const one of body.assessments ?? []) one.current = false;
      },
    ),
    telling(
      "environments name another operating system",
      "`digest`: digest of the canonical JSON of the record",
      of("getRun", "listRuns"),
      (body) => {
        for (const { environment } of recordsOf(body))
          if (environment) environment.os = "Debian GNU/Linux 11";
      },
    ),
    telling(
      "an attestation names a key that nobody published",
      "`keyId`: key that signed, as in the published key set",
      of("getRun", "listRuns"),
      (body) => {
        for (const { attestation } of recordsOf(body)) if (attestation) attestation.keyId = "ab".repeat(32);
      },
    ),
    telling(
      "payloads of events are left empty",
      "`eventDigest`: digest of the event with its payload and the digest before",
      of("getProcessing"),
      (body) => {
        for (const event of body.events) event.payload = { note: "left out" };
      },
    ),
    telling(
      "the first event of a job is lost",
      "the 30 most recent events; the first has sequence 1",
      of("getProcessing"),
      (body) => {
        if (body.events.length < 30) body.events.shift();
      },
    ),
    telling(
      "a job is that of another repository",
      "`repositoryId`: that which was asked for",
      of("getProcessing"),
      (body) => {
        body.job.repositoryId = `repo_${"0".repeat(26)}`;
      },
    ),
    telling(
      "a job was changed before it was made",
      "`updatedAt`: when it last changed",
      of("getProcessing"),
      ({ job }) => {
        job.updatedAt = new Date(Date.parse(job.createdAt) - 60_000).toISOString();
      },
    ),
    telling(
      "the older list has another head than the snapshot",
      "`headId`: digest of the current version",
      (sent) => of("listLegacyRepositories")(sent) && !has("owner")(sent),
      ({ repositories }) => {
        for (const one of repositories) one.headId = `sha256:${"0".repeat(64)}`;
      },
    ),
    telling(
      "the older list counts Runs that succeeded alone",
      "`runCount`: Runs",
      (sent) => of("listLegacyRepositories")(sent) && !has("owner")(sent),
      ({ repositories }) => {
        for (const one of repositories) one.runCount = Math.max(0, one.runCount - 1);
      },
    ),
    telling(
      "snapshots have no versions",
      "`versions`: newest first; `headId` is the current one",
      (sent) => of("listLegacyRepositories")(sent) && has("owner", "slug")(sent),
      ({ repository }) => {
        repository.versions = [];
      },
    ),
    telling(
      "snapshots lose the last piece of Evidence",
      "`evidence`: stored objects",
      (sent) => of("listLegacyRepositories")(sent) && has("owner", "slug")(sent),
      ({ repository }) => {
        repository.evidence.pop();
      },
    ),
    telling(
      "no version is the present one",
      "`current`: whether it is the present version",
      of("getRepositoryVersion"),
      (body) => {
        body.current = false;
      },
    ),
    telling(
      "a version has no Runs",
      "`runs`: Runs of these experiments",
      of("getRepositoryVersion"),
      (body) => {
        body.runs = [];
      },
    ),
    telling(
      "health was checked when the service began",
      "`checkedAt`: when it was checked",
      of("getHealth"),
      (body) => {
        body.checkedAt = "2026-01-01T00:00:00.000Z";
      },
    ),
    telling(
      "all is well whatever a component says",
      "`status`: `ok` where all components are",
      of("getHealth"),
      (body) => {
        body.components.signing.status = "failed";
      },
    ),
    telling(
      "search says that it looked for something else",
      "`meta.query`: the query",
      of("search"),
      ({ meta }) => {
        meta.query = meta.query.toUpperCase();
      },
    ),
    telling(
      "links of Evidence lead to other bytes",
      "`links.download`: address of the bytes",
      of("getEvidence"),
      ({ links }) => {
        links.download = links.download?.replace(/[0-9a-f]{4}$/, "0000");
      },
    ),
    telling(
      "Evidence is that of another Run in a Run's record",
      "`generatedByRunId`: the Run that produced it",
      of("getRun"),
      (body) => {
        for (const one of body.evidence ?? []) one.generatedByRunId = `run_${"0".repeat(26)}`;
      },
    ),
    telling(
      "verification of a bundle names another bundle",
      "`digest`: digest of the bundle",
      of("verifyAttestation"),
      (body) => {
        body.digest = `sha256:${"1".repeat(64)}`;
      },
    ),
    kind(
      "a Run's log has the times of when it is read",
      "`recordedAt`: when it was recorded",
      () => async (sent, service) => {
        const answer = await service(sent);
        if (!of("listRunLogs")(sent) || answer.status !== 200 || sent.method !== "GET") return answer;
        const body = jsonOf(answer);
        for (const one of body.data) one.recordedAt = new Date().toISOString();
        setJson(answer, body);
        return answer;
      },
    ),
  ]),
  ...inGroup("filters", [
    telling(
      "updated_since has the day alone",
      "`updated_since`: only changed at or after this time",
      (sent) => of("listRepositories")(sent) && has("updated_since")(sent),
      (body, { url }) => {
        const asked = url.searchParams.get("updated_since")!;
        if (!asked.includes("T00:00:00"))
          body.data = body.data.filter(({ updatedAt = "9" }) => updatedAt > `${asked.slice(0, 10)}T23`);
      },
    ),
    insisting(
      "repository_id of nothing finds all Claims",
      "`repository_id`: only of this repository",
      (sent, { status }) => of("listClaims")(sent) && status === 404,
      (sent) => ({ ...sent, url: new URL(sent.url.pathname, sent.url) }),
    ),
  ]),
];
