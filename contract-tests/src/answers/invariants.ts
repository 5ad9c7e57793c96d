import { instancesOf } from "../contract/instances.ts";
import { isObject, type Json } from "../contract/json-pointer.ts";
import { successSchema } from "../contract/parameters.ts";
import { type AnswerCheck, isGood } from "./answer-check.ts";

/** What the members of one record say of each other. */
export const invariants: AnswerCheck = {
  name: "record",
  summary: "The members of a record fit: counts are sums, a difference is one, aliases are equal",
  source: "contract: descriptions of the schemas",
  problems(answer) {
    const schema = successSchema(answer.operation);
    if (!isGood(answer) || !schema || answer.body === undefined) return [];
    const found = instancesOf(answer.contract.schemas, schema, answer.body).flatMap(
      ({ schema: name, value, pointer }) =>
        (rules[name.replace(/Projection$/, "")]?.(value) ?? []).map(
          (problem) => `${name}${pointer && ` at ${pointer}`}: ${problem}`,
        ),
    );
    return [...new Set(found)];
  },
};

const rules: Record<string, (value: Json) => string[]> = {
  ClaimEvidence: (value) => [...assessmentProblems(value), ...stateProblems(value)],
  RunAssessment: (value) => [
    ...assessmentProblems(value),
    ...equal("a conclusion", value.conclusion !== null, "assessmentCount", Number(value.assessmentCount) > 0),
  ],
  RepositoryEvidence: (value) => [
    ...equal("claimCount", value.claimCount, "the sum of stateCounts", sum(value.stateCounts)),
    ...equal(
      "supportedClaimCount",
      value.supportedClaimCount,
      "stateCounts.supported",
      count(value.stateCounts, "supported"),
    ),
    ...equal(
      "assessedClaimCount",
      value.assessedClaimCount,
      "the Claims that are not notAssessed",
      sum(value.stateCounts) - count(value.stateCounts, "notAssessed"),
    ),
  ],
  RepositoryExecution: (value) =>
    equal("runCount", value.runCount, "the sum of stateCounts", sum(value.stateCounts)),
  RepositorySummary: (value) => {
    const { verification, evidence, execution } = value;
    if (!isObject(verification) || !isObject(evidence) || !isObject(execution)) return [];
    return [
      ...equal(
        "verification.claimCount",
        verification.claimCount,
        "evidence.claimCount",
        evidence.claimCount,
      ),
      ...equal("verification.runCount", verification.runCount, "execution.runCount", execution.runCount),
    ];
  },
  Claim: (value) =>
    "plan" in value && "reproduction" in value
      ? equal("reproduction", value.reproduction, "plan", value.plan)
      : [],
  Run: ({ execution, assessment, startedAt, finishedAt }) => {
    if (!isObject(execution)) return [];
    const { state, failure } = execution;
    return [
      ...(state === "succeeded" && failure !== null ? ["execution succeeded and has a failure"] : []),
      ...(state === "queued" && typeof finishedAt === "string" ? ["a queued Run has finishedAt"] : []),
      ...(state === "queued" && typeof startedAt === "string" ? ["a queued Run has startedAt"] : []),
      ...(state === "queued" && isObject(assessment) && Number(assessment.assessmentCount) > 0
        ? ["a queued Run is assessed"]
        : []),
    ];
  },
  Measurement: (value) => {
    const {
      reportedValue: reported,
      observedValue: observed,
      absoluteDifference: difference,
      tolerance,
      outcome,
    } = value;
    if (typeof reported !== "number" || typeof observed !== "number") return [];
    const own = Math.abs(observed - reported);
    const scale = Math.max(Math.abs(observed), Math.abs(reported), 1e-300);
    const problems: string[] = [];
    if (typeof difference === "number" && Math.abs(difference - own) > 1e-9 * scale)
      problems.push(`absoluteDifference is ${difference}; |${observed} - ${reported}| is ${own}`);
    if (
      outcome === "match" &&
      value.comparator === "~=" &&
      typeof tolerance === "number" &&
      own > tolerance + 1e-9 * scale
    )
      problems.push(`a match with a difference of ${own}, and a tolerance of ${tolerance}`);
    return problems;
  },
  Health: ({ status, components }) => {
    if (!isObject(components)) return [];
    const failed = Object.entries(components).filter(([, one]) => isObject(one) && one.status !== "ok");
    return equal("status", status, "that of the components", failed.length > 0 ? "degraded" : "ok");
  },
  ProcessingStatus: ({ job, events }) => {
    if (!Array.isArray(events) || !isObject(job)) return [];
    const list = events.filter(isObject);
    const problems: string[] = [];
    list.forEach((event, index) => {
      const before = list[index - 1];
      if (!before) return;
      if (Number(event.sequence) !== Number(before.sequence) + 1)
        problems.push(`event ${event.sequence} follows ${before.sequence}`);
      if (event.previousEventDigest !== before.eventDigest)
        problems.push(`event ${event.sequence} does not name the digest of the one before`);
      if (String(event.recordedAt) < String(before.recordedAt))
        problems.push(`event ${event.sequence} is older than the one before`);
    });
    const last = list.at(-1);
    if (
      last &&
      typeof last.state === "string" &&
      ["completed", "cancelled", "failed"].includes(String(job.state))
    )
      problems.push(...equal("job.state", job.state, "that of the last event", last.state));
    return problems;
  },
  LegacyRepositoryList: ({ repositories }) => {
    const times = (Array.isArray(repositories) ? repositories : []).map((one) =>
      String((one as Json).updatedAt),
    );
    return times.some((time, index) => index > 0 && time > times[index - 1]!)
      ? ["repositories is not sorted by descending updatedAt"]
      : [];
  },
};

function assessmentProblems({ assessmentCount, conclusionCounts, latestAssessmentAt }: Json): string[] {
  return [
    ...equal("assessmentCount", assessmentCount, "the sum of conclusionCounts", sum(conclusionCounts)),
    ...equal(
      "latestAssessmentAt is a time",
      latestAssessmentAt !== null,
      "there is an Assessment",
      Number(assessmentCount) > 0,
    ),
  ];
}

/** As far as a state follows from the counts by its word alone. */
function stateProblems({ state, conclusionCounts, assessmentCount }: Json): string[] {
  const needs: Record<string, string> = {
    supported: "supports",
    challenged: "challenges",
    contradicted: "contradicts",
  };
  const problems: string[] = [];
  if ((state === "notAssessed") !== (assessmentCount === 0))
    problems.push(`state is ${state} with ${assessmentCount} Assessments`);
  const needed = needs[String(state)];
  if (needed && count(conclusionCounts, needed) === 0)
    problems.push(`state is ${state}, and no Assessment ${needed}`);
  return problems;
}

const sum = (counts: unknown): number =>
  isObject(counts)
    ? Object.values(counts).reduce<number>((total, one) => total + Number(one), 0)
    : Number.NaN;
const count = (counts: unknown, name: string): number =>
  isObject(counts) ? Number(counts[name]) : Number.NaN;

function equal(what: string, value: unknown, whose: string, wanted: unknown): string[] {
  if (value === undefined || wanted === undefined || Number.isNaN(wanted)) return [];
  return JSON.stringify(value) === JSON.stringify(wanted)
    ? []
    : [`${what} is ${brief(value)}, and ${whose} is ${brief(wanted)}`];
}

const brief = (value: unknown): string => JSON.stringify(value).slice(0, 80);
