import { createRandom, type Random } from "../../../scripts/random.ts";
import type { Measurement } from "../../../server/__generated__/types.ts";
import { digestOfRecord } from "../../../server/domain/digest.ts";
import type { ClaimRecord, RepositoryRecord, RunRecord } from "../../../server/domain/records.ts";
import { newVersion } from "../../../server/domain/repository/new-repository.ts";
import { createSeed, type Seed } from "../../../test/support/seed.ts";

type Composition = Parameters<typeof createSeed>[0]["service"]["composition"];

/** Seeds papers in every state that lists tell apart, differently for each seed. */
export async function seedRecords(composition: Composition, seed: number): Promise<void> {
  const random = createRandom(seed);
  const make = createSeed({ service: { composition } } as Parameters<typeof createSeed>[0]);
  for (const [index, paper] of papers.entries()) {
    const repository = await make.repository({
      ...paper,
      slug: `${paper.slug}-${random.between(0, 999)}`,
      description: `Seeded, number ${index}.`,
      topics: ["numbers"],
      authors: ["Ada Lovelace", "Grace Hopper"],
      readme: { sourcePath: "README.md", mediaType: "text/markdown", text: `# ${paper.title}\n` },
      paperLicense: "CC-BY-4.0",
      codeLicense: "MIT",
    });
    await seedPaper(composition, make, repository, random);
  }
}

const papers: (Partial<RepositoryRecord> & { slug: string; title: string })[] = [
  { owner: "grace", slug: "collatz", title: "Stopping times of Collatz sequences", subjects: ["math.NT"] },
  { owner: "grace", slug: "primes", title: "Gaps between primes", subjects: ["math.NT", "cs.DS"] },
  { owner: "ada", slug: "zurich", title: "Wärme in Zürich, measured", subjects: ["stat.AP"] },
  { owner: "ada", slug: "engines", title: "Analytical engines and Collatz", subjects: ["cs.DS"] },
  { owner: "grace", slug: "compilers", title: "Compilers for everybody", subjects: ["cs.PL"] },
  {
    owner: "ada",
    slug: "notes",
    title: "Private notes on primes",
    subjects: ["math.NT"],
    visibility: "private",
  },
  { owner: "grace", slug: "secret", title: "Secret compilers", subjects: ["cs.PL"], visibility: "private" },
  { owner: "ada", slug: "sums", title: "Sums of primes", subjects: ["math.NT"] },
];

const outcomes = [
  { conclusion: "supports", evidenceState: "supported", verification: "verified", status: "reproduced" },
  {
    conclusion: "contradicts",
    evidenceState: "contradicted",
    verification: "failed",
    status: "not_reproduced",
  },
  {
    conclusion: "inconclusive",
    evidenceState: "inconclusive",
    verification: "inconclusive",
    status: "inconclusive",
  },
] as const;

const ends = ["succeeded", "failed", "timedOut", "cancelled", "queued", "running", "partial"] as const;
const legacy = {
  succeeded: "verified",
  failed: "failed",
  timedOut: "timed_out",
  cancelled: "cancelled",
  queued: "queued",
  running: "running",
  partial: "inconclusive",
} as const;

async function seedPaper(
  composition: Composition,
  make: Seed,
  repository: RepositoryRecord,
  random: Random,
): Promise<void> {
  const { store } = composition.deps;
  const experiment = await make.experiment(repository);
  await seedJob(composition, make, repository);
  const claims: ClaimRecord[] = [];
  for (let index = 0; index < random.between(3, 4); index += 1) {
    const { conclusion, evidenceState, verification, status } = outcomes[index % outcomes.length]!;
    const claim = await make.claim(
      repository,
      {
        statement: `${repository.title}: the value ${index} is ${random.between(0, 999)}.`,
        evidenceState,
        verification,
        measurements: [measured(status, random)],
      },
      experiment,
    );
    claims.push(claim);
    const run = await make.run(experiment, [claim], {
      state: "succeeded",
      verification,
      conclusion,
      measurements: claim.measurements,
      queuedAt: make.tick(),
      startedAt: make.tick(),
      finishedAt: make.tick(),
      environment,
    });
    const evidence = await make.evidence(run, `value,${random.between(0, 99_999)}\n`.repeat(5 + index));
    await make.assessment(claim, run, {
      conclusion,
      verificationStatus: status,
      evidenceIds: [evidence.id],
      scope: { claimId: claim.id, measurementIds: [], repetitions: 1, dataset: null },
    });
    await store.runs.appendLogs(
      // As a worker counts them.
      [1, 2, 3, 4].map((sequence) => ({
        runId: run.id,
        stream: sequence % 2 ? ("stderr" as const) : ("stdout" as const),
        sequence,
        recordedAt: make.tick(),
        text: `piece ${sequence} of ${run.id}\n`,
      })),
    );
    if (conclusion === "supports") await attest(composition, run, claim);
  }
  const unassessed = await make.claim(repository, { statement: "It was never run." }, experiment);
  claims.push(unassessed);
  const version = newVersion(repository, repository.headId, [experiment], claims, make.tick());
  await store.repositories.appendVersion(version);
  await store.repositories.update(repository.id, { headId: version.digest });
  for (const state of ends.slice(1, random.between(3, ends.length))) {
    const queuedAt = make.tick();
    const began = state === "queued" ? null : make.tick();
    const ended = state === "queued" || state === "running" ? null : make.tick();
    const times = { queuedAt, startedAt: began, finishedAt: ended };
    await make.run(experiment, [unassessed], { state, verification: legacy[state], ...times });
  }
}

/** A job that ended, with the events that it began and ended with. */
async function seedJob({ deps }: Composition, make: Seed, repository: RepositoryRecord): Promise<void> {
  const [startedAt, finishedAt] = [make.tick(), make.tick()];
  const ended = { state: "completed", stage: "completed" } as const;
  const job = await make.job(repository, {
    ...ended,
    startedAt,
    finishedAt,
    createdAt: startedAt,
    updatedAt: finishedAt,
  });
  const event = { payload: {}, recordedAt: startedAt };
  await deps.store.jobs.appendEvent(job.id, {
    ...event,
    eventType: "processing.queued",
    state: "queued",
    stage: "intake",
  });
  await deps.store.jobs.appendEvent(job.id, {
    ...event,
    ...ended,
    eventType: "processing.completed",
    recordedAt: finishedAt,
  });
}

/** A number of the paper with what was observed: the same, another one, or nothing. */
function measured(status: (typeof outcomes)[number]["status"], random: Random): Measurement {
  const reportedValue = random.between(100, 999) / 100;
  const observed = { reproduced: reportedValue, not_reproduced: reportedValue + 0.25, inconclusive: null }[
    status
  ];
  return {
    measurementId: "value",
    metric: "value",
    unit: "1",
    dimensions: {},
    comparator: "~=",
    reportedValue,
    printed: null,
    observedValue: observed,
    observedValues: observed === null ? [] : [observed],
    interval: null,
    tolerance: 0.005,
    declaredTolerance: null,
    absoluteDifference: observed === null ? null : Math.abs(observed - reportedValue),
    outcome: ({ reproduced: "match", not_reproduced: "mismatch", inconclusive: "unmeasured" } as const)[
      status
    ],
    verification: (
      { reproduced: "verified", not_reproduced: "failed", inconclusive: "inconclusive" } as const
    )[status],
    reason: null,
    diagnostic: null,
    evidenceIds: [],
  };
}

const described = {
  executor: "bubblewrap",
  os: "Debian GNU/Linux 12",
  architecture: "x64",
  cpuCount: 2,
  memoryLimitBytes: 1_073_741_824,
  network: "none",
  runtimes: { python3: "3.11.2" },
  sourceCommit: "0".repeat(40),
};

const environment = {
  ...described,
  digest: digestOfRecord(described),
} as unknown as RunRecord["environment"];

/** Signs a bundle about the Assessment, short but valid. */
async function attest({ deps }: Composition, run: RunRecord, claim: ClaimRecord): Promise<void> {
  const { store, objects, signer } = deps;
  const [stored] = await store.assessments.listByRuns([run.id]);
  const predicateType = "https://in-toto.io/attestation/test-result/v0.1";
  const subject = [{ name: claim.id, digest: { sha256: claim.versionId.slice(7) } }];
  const statement = {
    _type: "https://in-toto.io/Statement/v1",
    subject,
    predicateType,
    predicate: { result: "PASSED" },
  };
  const { digest } = await objects.put(signer.signBundle([statement as never]));
  await store.assessments.appendAttestation({
    digest,
    assessmentId: stored!.assessment.id,
    repositoryId: run.repositoryId,
    runId: run.id,
    keyId: signer.keyId,
    predicateTypes: [predicateType],
    createdAt: run.queuedAt,
  });
}
