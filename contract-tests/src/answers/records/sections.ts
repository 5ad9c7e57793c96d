import { at, isObject, type Json } from "../../contract/json-pointer.ts";
import { equal, listIn, type RecordRules } from "./record-rules.ts";

/** Sections of a record are of that record, as many as it counts, in their order. */
export const sectionRules: RecordRules = {
  Claim: (value) => [
    ...("plan" in value && "reproduction" in value
      ? equal("reproduction", value.reproduction, "plan", value.plan)
      : []),
    ...assessmentProblems(value, value.evidence, "/scope/claimId"),
  ],
  Run: (value) => [
    ...assessmentProblems(value, value.assessment, "/executionRunId"),
    ...strangers(value, "evidence", "/generatedByRunId", value.id),
    ...order(value, "logs", "/sequence", true),
  ],
  RepositorySummary: (value) => [
    ...length(value, "claims", at(value, "/evidence/claimCount")),
    ...length(value, "runs", at(value, "/execution/runCount")),
    ...["claims", "runs"].flatMap((name) => strangers(value, name, "/repository/id", value.id)),
  ],
  RepositorySnapshot: (value) => [
    ...["claims", "runs"].flatMap((name) => strangers(value, name, "/repository/id", value.id)),
    ...["claim", "run"].flatMap((name) =>
      length(value, `${name}s`, at(value, `/counts/${name}Count`), Number.POSITIVE_INFINITY),
    ),
    ...order(value, "versions", "/createdAt", false),
    ...chain(value),
    ...order(value, "runs", "/queuedAt", false),
    ...order(value, "assessments", "/createdAt", false),
  ],
  LegacyRepositoryList: (value) => order(value, "repositories", "/updatedAt", false),
  SessionList: (value) => order(value, "sessions", "/createdAt", false),
  RepositoryVersionRecord: (value) => [
    ...(value.parentId === value.id ? ["parentId is its own id"] : []),
    ...order(value, "runs", "/queuedAt", false),
    ...order(value, "assessments", "/createdAt", false),
  ],
};

/** Each version follows the one before it in time. */
function chain(value: Json): string[] {
  const versions = listIn(value, "versions") ?? [];
  const isWrong = versions.some(({ parentId }, index) => {
    const older = versions[index + 1];
    return older !== undefined && parentId !== undefined && parentId !== older.id;
  });
  return isWrong ? ["a version does not follow the one before it"] : [];
}

/** What a record says of its Assessments, and the Assessments themselves. */
function assessmentProblems(value: Json, counts: unknown, owner: string): string[] {
  const list = listIn(value, "assessments");
  if (!list) return [];
  const problems = [
    ...order(value, "assessments", "/createdAt", false),
    ...strangers(value, "assessments", owner, value.id),
  ];
  // Of what is history nothing is in force.
  if (!isObject(counts) || value.current === false) return problems;
  // What was said of an earlier version counts no more.
  const own = list.filter(
    ({ claimVersionId }) => (value.claimVersionId ?? claimVersionId) === claimVersionId,
  );
  const current = own.filter((one) => one.current === true);
  const { assessmentCount, conclusionCounts, latestAssessmentAt } = counts;
  problems.push(...equal("assessmentCount", assessmentCount, "the Assessments in force", current.length));
  if (own.length > 0)
    problems.push(
      ...equal("latestAssessmentAt", latestAssessmentAt, "that of the latest", own[0]!.createdAt),
    );
  for (const [name, count] of Object.entries(isObject(conclusionCounts) ? conclusionCounts : {})) {
    const those = current.filter(({ conclusion }) => conclusion === name);
    problems.push(...equal(`conclusionCounts.${name}`, count, "the Assessments", those.length));
  }
  return problems;
}

/** Items of a section that name another record than the one that they are in. */
function strangers(value: Json, name: string, pointer: string, own: unknown): string[] {
  if (own === undefined) return [];
  const strange = listIn(value, name)?.find((item) => (at(item, pointer) ?? own) !== own);
  return strange ? [`${name} has what is of ${at(strange, pointer)}`] : [];
}

function order(value: Json, name: string, pointer: string, rises: boolean): string[] {
  const keys = (listIn(value, name) ?? []).map((item) => at(item, pointer));
  const isWrong = keys.some((key, index) => {
    const before = keys[index - 1];
    if (index === 0 || key === undefined || before === undefined) return false;
    return rises ? key! < before! : key! > before!;
  });
  return isWrong ? [`${name} is not in the order of ${pointer.slice(1)}`] : [];
}

/** A section has all that is counted, up to as many as it may have. */
function length(value: Json, name: string, counted: unknown, most = 100): string[] {
  const list = listIn(value, name);
  if (!list || typeof counted !== "number" || isObject(value.withdrawal)) return [];
  return equal(`the length of ${name}`, list.length, "what is counted", Math.min(counted, most));
}
