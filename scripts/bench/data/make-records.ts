import { digestOfRecord } from "../../../server/domain/digest.ts";
import type {
  AssessmentRecord,
  ClaimRecord,
  ExperimentRecord,
  JobRecord,
  RepositoryRecord,
  RunRecord,
} from "../../../server/domain/records.ts";
import { newRepository, newVersion } from "../../../server/domain/repository/new-repository.ts";
import { newJob } from "../../../server/domain/runs/new-job.ts";
import { queuedRun } from "../../../server/domain/runs/queued-run.ts";
import { createRandom } from "../../random.ts";
import { idOf } from "./ids.ts";
import { digestOf, judgedClaims, makeClaim } from "./make-claim.ts";
import { pickWords } from "./words.ts";

export const claimsOfRepository = 10;
const repositoriesOfOwner = 100;
const subjects = ["cs.LG", "math.NA", "physics.comp-ph", "q-bio.QM", "stat.ML"];

export const ownerOf = (number: number) => `lab-${Math.floor(number / repositoriesOfOwner)}`;

/** Of the last repository of a data set. */
export const claimsOfLargest = 50;

/** Everything of one repository of the data set; the same for the same number. */
export type RepositoryRecords = ReturnType<typeof makeRecords>;

export function makeRecords(number: number, claimCount = claimsOfRepository) {
  const random = createRandom(number);
  const at = new Date(Date.UTC(2025, 0, 1) + number * 60_000).toISOString();
  const { repository: paper, version } = newRepository({
    id: idOf("repo", number),
    owner: ownerOf(number),
    slug: `paper-${number}`,
    title: `On ${pickWords(random, 5)}`,
    description: `${pickWords(random, 30)}.`,
    authors: [pickWords(random, 2), pickWords(random, 2)],
    subjects: [random.pick(subjects)],
    visibility: number % 100 === 50 ? "private" : "public",
    paperLicense: "CC-BY-4.0",
    codeLicense: "MIT",
    githubUrl: `https://github.com/${ownerOf(number)}/paper-${number}`,
    sourceUrl: `https://github.com/${ownerOf(number)}/paper-${number}`,
    paperDigest: digestOf(`paper ${number}`),
    paperByteSize: 400_000 + number,
    paperTextDigest: digestOf(`text ${number}`),
    pageCount: 20,
    submittedBy: `user-${ownerOf(number)}`,
    at,
  });
  const source = {
    sourceCommit: number.toString(16).padStart(40, "0"),
    sourceDigest: digestOf(`code ${number}`),
  };
  const experiment = makeExperiment(paper, number, source);
  const claims = Array.from({ length: claimCount }, (_, index) =>
    makeClaim(paper, experiment, number * claimsOfRepository + index, index, random),
  );
  const judged = claims.slice(0, judgedClaims);
  const job = makeJob(paper, number);
  const run = makeRun(experiment, judged, job, number);
  const head = newVersion({ ...paper, ...source }, version.digest, [experiment], claims, at);
  const repository: RepositoryRecord = { ...paper, ...source, headId: head.digest };
  const assessments = judged.map((claim, index) => makeAssessment(claim, run, number * judgedClaims + index));
  /** Who starred it. */
  const stars = number % 5 === 0 ? ["user-reader-1", `user-${ownerOf(number)}`] : [];
  return { repository, versions: [version, head], experiment, claims, job, run, assessments, stars };
}

function makeExperiment(
  { id: repositoryId, sourceUrl, createdAt }: RepositoryRecord,
  number: number,
  source: { sourceCommit: string; sourceDigest: string },
): ExperimentRecord {
  const definition = {
    command: `python evaluate.py --seed 7 --paper ${number}`,
    timeoutSeconds: 600,
    memoryMiB: 2048,
    seed: 7,
    repetitions: 1,
    requires: ["numpy==2.1.0"],
    outputs: ["results.json"],
    ...source,
    sourceUrl,
  };
  const versionId = digestOf(`experiment ${number}`);
  return { id: idOf("exp", number), repositoryId, key: "main", versionId, definition, createdAt };
}

function makeJob({ id: repositoryId, submittedBy, createdAt }: RepositoryRecord, number: number): JobRecord {
  const requester = { type: "human" as const, id: submittedBy };
  const job = newJob({
    id: idOf("job", number),
    repositoryId,
    purpose: "ingestion",
    requester,
    at: createdAt,
  });
  const times = { startedAt: createdAt, finishedAt: createdAt };
  return { ...job, ...times, state: "completed", stage: "completed", leaseToken: 1 };
}

function makeRun(
  experiment: ExperimentRecord,
  claims: ClaimRecord[],
  { id: jobId, createdAt: at }: JobRecord,
  number: number,
): RunRecord {
  const run = queuedRun({ id: idOf("run", number), experiment, claims, jobId, attempt: 1, at });
  return {
    ...run,
    ...{ state: "succeeded", verification: "verified", conclusion: "supports" },
    measurements: claims.flatMap(({ measurements }) => measurements),
    ...{ startedAt: at, finishedAt: at },
  };
}

function makeAssessment(claim: ClaimRecord, run: RunRecord, number: number): AssessmentRecord {
  const content: Omit<AssessmentRecord, "recordDigest"> = {
    id: idOf("asm", number),
    artifactDigest: digestOf(`artifact ${number}`),
    claimVersionId: claim.versionId,
    experimentVersionId: run.experimentVersionId,
    executionRunId: run.id,
    supersedesAssessmentDigests: [],
    conclusion: "supports",
    verificationStatus: "reproduced",
    confidence: "high",
    protocolComparability: "exact",
    method: "MetricComparison",
    evidenceIds: [],
    scope: { claimId: claim.id, measurementIds: ["value"], repetitions: 1, dataset: null },
    limitations: ["The dataset was taken as the authors left it."],
    assessor: {
      kind: "service",
      id: "service-web",
      name: "Research Verification Service",
      version: "1",
      keyId: null,
    },
    createdAt: run.queuedAt,
  };
  return { ...content, recordDigest: digestOfRecord(content) };
}
