import { expect, it } from "vitest";
import type { RepositorySummary } from "../__generated__/types.ts";
import { translatorInto } from "./language/translator.ts";
import { repositoryOutcome } from "./repository-outcome.ts";

const none = { supported: 0, challenged: 0, contradicted: 0, mixed: 0, inconclusive: 0, notAssessed: 0 };
type Judged = Pick<RepositorySummary, "evidence" | "withdrawal" | "assessments">;
const judged = (stateCounts: Partial<typeof none>, more: Partial<Judged> = {}, near = 0): Judged => {
  const counts = { ...none, ...stateCounts };
  const claimCount = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const assessedClaimCount = claimCount - counts.notAssessed;
  const evidence = {
    stateCounts: counts,
    claimCount,
    assessedClaimCount,
    supportedClaimCount: counts.supported,
    nearClaimCount: near,
  };
  return { evidence, ...more };
};
const textOf = (...[of, job, hasCode]: [Judged, { state: "completed" } | null, boolean]) =>
  String(repositoryOutcome(translatorInto("en"), of, job, hasCode))
    .replace(/<[^>]*>/g, "")
    .trim();
const done = { state: "completed" } as const;

it("counts the states that there are, and says of how many and when", () => {
  const assessments = [{ createdAt: "2026-02-01T00:00:00.000Z" }, { createdAt: "2026-01-01T00:00:00.000Z" }];
  const two = judged(
    { supported: 2, contradicted: 1 },
    { assessments: assessments as Judged["assessments"] },
  );
  expect(textOf(two, done, true)).toBe("2 supported 1 contradicted of 3 Claims, last on 1 Feb 2026");
  expect(textOf(judged({ mixed: 1 }), done, true)).toBe("1 mixed of one Claim");
});

it("says how many supported Claims only come near, as the badge does", () => {
  const of = judged({ supported: 2, challenged: 1 }, {}, 1);
  expect(textOf(of, done, true)).toBe("2 supported (1 near) 1 challenged of 3 Claims");
});

it.each([
  [judged({}), null, false, "no code found"],
  [judged({}), done, false, "no code found"],
  [judged({}), done, true, "no Claims found"],
  [judged({ notAssessed: 2 }), done, true, "nothing judged yet"],
  [judged({ notAssessed: 2 }), done, false, "no code found"],
  [judged({}), { state: "running" }, false, ""],
  [judged({}), { state: "failed" }, true, ""],
  [judged({}), { state: "blocked" }, true, ""],
] as [Judged, { state: "completed" }, boolean, string][])(
  "says in a word why nothing is judged: %#",
  (of, job, hasCode, text) => expect(textOf(of, job, hasCode)).toBe(text),
);

it("keeps what was judged of a withdrawn repository, and of one whose latest look failed", () => {
  const withdrawal = { withdrawnAt: "2026-02-01T00:00:00.000Z", reason: "Mislabelled." };
  expect(textOf(judged({ supported: 1 }, { withdrawal }), done, true)).toBe(
    "withdrawn 1 supported of one Claim",
  );
  expect(textOf(judged({ supported: 1 }), { state: "failed" } as unknown as typeof done, true)).toBe(
    "1 supported of one Claim",
  );
});
