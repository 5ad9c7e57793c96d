import {
  anonymous,
  has,
  insisting,
  type Json,
  jsonOf,
  of,
  reading,
  recordsOf,
  setJson,
  telling,
  withHeader,
  without,
} from "../changes.ts";
import { inGroup, kind, type Sent, type Service } from "../mutation.ts";

const repositories = of("listRepositories", "getRepository", "resolveRepository");
const claims = of("listClaims", "getClaim");
const runs = of("listRuns", "getRun");

/** What a read is answered with; undefined where it is refused. */
async function read(sent: Sent, service: Service, target: string): Promise<Json> {
  const answer = await service(reading(withHeader(sent, "if-none-match", null), target));
  return answer.status === 200 ? jsonOf(answer) : undefined;
}

export const travellersOfRecords = inGroup("travellers in records", [
  telling(
    "an earlier version calls itself the present one",
    "`current`: whether it is the repository's present version",
    of("getRepositoryVersion"),
    (body) => {
      body.current = true;
    },
  ),
  telling(
    "the unversioned list is in the order of titles",
    "GET /api/repositories: latest change first",
    of("listLegacyRepositories"),
    ({ repositories: list }) => {
      list?.sort((one: Json, other: Json) => one.title.localeCompare(other.title));
    },
  ),
  kind(
    "the unversioned list has what the caller keeps private",
    "GET /api/repositories without parameters: public repositories",
    () => async (sent, service) => {
      const answer = await service(sent);
      const isList = of("listLegacyRepositories")(sent) && answer.status === 200 && !has("slug")(sent);
      if (!isList || anonymous(sent)) return answer;
      const list = jsonOf(answer).repositories;
      const { data } = await read(sent, service, "/api/v1/repositories?limit=100");
      for (const { owner, slug, visibility } of data) {
        if (visibility !== "private") continue;
        const { repository } = await read(sent, service, `/api/repositories?owner=${owner}&slug=${slug}`);
        if (!repository) continue;
        const { id, title, description, topics, headId, updatedAt, counts } = repository;
        const { claimCount, verifiedClaimCount, runCount, forkCount } = counts;
        const numbers = { claimCount, verifiedClaimCount, runCount, forkCount };
        list.push({ id, owner, slug, title, description, topics, headId, ...numbers, updatedAt });
      }
      list.sort((one: Json, other: Json) => other.updatedAt.localeCompare(one.updatedAt));
      setJson(answer, { repositories: list });
      return answer;
    },
  ),
  insisting(
    "`owner` without `slug` lists all repositories",
    "`owner` and `slug` go together",
    (sent, { status }) =>
      of("listLegacyRepositories")(sent) && status === 400 && has("owner")(sent) !== has("slug")(sent),
    without("owner", "slug"),
  ),
  telling("the link of a Claim to its Runs forgets the Claim", "`links.runs`: its Runs", claims, (body) => {
    for (const { links } of recordsOf(body)) {
      if (!links?.runs) continue;
      const target = new URL(links.runs);
      target.searchParams.delete("claim_id");
      links.runs = target.href;
    }
  }),
  telling(
    "the size of Evidence is one byte short",
    "`byteSize`: size in bytes",
    of("getEvidence"),
    (body) => {
      if (body.byteSize) body.byteSize -= 1;
    },
  ),
  telling(
    "a Run was assessed last when it ended",
    "`latestAssessmentAt`: when the latest was made",
    runs,
    (body) => {
      for (const { assessment, finishedAt } of recordsOf(body))
        if (assessment?.latestAssessmentAt && finishedAt) assessment.latestAssessmentAt = finishedAt;
    },
  ),
  telling(
    "Runs that timed out count among those that failed",
    "`stateCounts.timedOut`: Runs in state `timedOut`",
    repositories,
    (body) => {
      for (const { execution } of recordsOf(body)) {
        if (!execution) continue;
        execution.stateCounts.failed += execution.stateCounts.timedOut;
        execution.stateCounts.timedOut = 0;
      }
    },
  ),
  telling(
    "the ring `match` is open where a Claim is contradicted",
    "`rings.match`: an Assessment supports a Claim",
    repositories,
    (body) => {
      for (const { verification, evidence } of recordsOf(body))
        if (verification && evidence?.stateCounts.contradicted > 0) verification.rings.match = false;
    },
  ),
  telling("Runs that timed out never end", "`finishedAt`: when the process ended", runs, (body) => {
    for (const run of recordsOf(body))
      if (run.finishedAt && run.execution?.state === "timedOut") run.finishedAt = null;
  }),
  telling(
    "supporting Assessments are shown with high confidence",
    "`recordDigest`: digest of the canonical JSON of this record",
    of("listClaims", "getClaim", "listRuns", "getRun"),
    (body) => {
      for (const { assessments = [] } of recordsOf(body))
        for (const assessment of assessments)
          if (assessment.conclusion === "supports") assessment.confidence = "high";
    },
  ),
  telling(
    "the attestation of a Run names a predicate type that its bundle has not",
    "`predicateTypes`: predicate types of its statements",
    runs,
    (body) => {
      for (const { attestation } of recordsOf(body))
        attestation?.predicateTypes.push("https://slsa.dev/provenance/v1");
    },
  ),
  telling(
    "payloads of envelopes are written anew",
    "verifyAttestation: envelopes, so that the reader can verify them alone",
    of("verifyAttestation"),
    ({ envelope, envelopes }) => {
      for (const one of [envelope, ...envelopes]) {
        const statement = JSON.parse(Buffer.from(one.payload, "base64").toString());
        one.payload = Buffer.from(JSON.stringify(statement, null, 1)).toString("base64");
      }
    },
  ),
  kind("a bundle is verified once", "verifyAttestation: verifies a signed bundle now", () => {
    const times = new Map<string, string>();
    return async (sent, service) => {
      const answer = await service(sent);
      if (!of("verifyAttestation")(sent) || answer.status !== 200) return answer;
      const body = jsonOf(answer);
      if (!times.has(body.digest)) times.set(body.digest, body.checkedAt);
      setJson(answer, { ...body, checkedAt: times.get(body.digest) });
      return answer;
    };
  }),
  telling(
    "events of a job are recorded without milliseconds",
    "`eventDigest`: SHA-256 of the canonical JSON of the event, `recordedAt` in it",
    of("getProcessing"),
    ({ events }) => {
      for (const event of events) event.recordedAt = event.recordedAt.replace(/\.\d+Z$/, "Z");
    },
  ),
  insisting(
    "a Run is found in whatever repository",
    "getRun, `repository_id`: only of this repository",
    (sent, { status }) => of("getRun")(sent) && status === 404 && has("repository_id")(sent),
    without("repository_id"),
  ),
]);
