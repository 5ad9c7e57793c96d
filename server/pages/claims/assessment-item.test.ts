import { expect, it } from "vitest";
import type { Assessment } from "../../__generated__/types.ts";
import { translatorInto } from "../language/translator.ts";
import { assessmentItem } from "./assessment-item.ts";

const t = translatorInto("en");

const digest = `sha256:${"a".repeat(64)}`;
const scope = { claimId: "claim_1", measurementIds: ["m"], repetitions: 5, dataset: null };
const assessment = (changes: Partial<Assessment> = {}): Assessment => ({
  ...{ id: "asm_1", artifactDigest: digest, claimVersionId: digest, experimentVersionId: digest },
  ...{ executionRunId: "run_1", supersedesAssessmentDigests: [], recordDigest: digest, current: true },
  ...{ conclusion: "supports", verificationStatus: "approximately_reproduced", confidence: "low" },
  ...{ protocolComparability: "exact", method: "MetricComparison", evidenceIds: [], limitations: [] },
  scope: { ...scope, independentRepetitions: 3, deterministic: false, notCompared: [] },
  ...{ rulesVersion: "2", findings: [], secondLook: null },
  assessor: { kind: "service", id: "judge", name: "Judge", version: "1", keyId: null },
  createdAt: "2026-01-02T03:04:05.678Z",
  ...changes,
});
const text = (changes: Partial<Assessment> = {}) =>
  String(assessmentItem(t, assessment(changes), undefined))
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ");

it.each([
  ["supports", "supported"],
  ["challenges", "challenged"],
  ["contradicts", "contradicted"],
  ["inconclusive", "inconclusive"],
] as const)("shows that it %s in the word of its Claim", (conclusion, word) => {
  const html = String(assessmentItem(t, assessment({ conclusion }), undefined));
  expect(html).toContain(`<span class="state ${word}">${word}</span>`);
  expect(html).not.toMatch(/reproduced|verified/);
});

it("shows what it rests on", () => {
  expect(text()).toContain(
    "low confidence, 3 independent repetitions, rules version 2, 2 Jan 2026, by run_1",
  );
  expect(text({ current: false })).toContain("superseded, low confidence");
  const one = { ...scope, independentRepetitions: 1, deterministic: true, notCompared: [] };
  expect(text({ scope: one })).toContain("1 independent repetition, deterministic, rules");
});

it("of the first rules has what these recorded", () => {
  const { rulesVersion: _, findings: __, secondLook: ___, ...old } = assessment({ scope });
  const html = String(assessmentItem(t, old, undefined));
  expect(html).toContain("low confidence, 5 repetitions, rules version 1,");
});

const finding = {
  code: "literal_value",
  summary: "The number 25.0 stands in it.",
  measurementId: "m",
} as const;

it.each([
  ["fit.py:40", { path: "fit.py", line: 40 }],
  ["fit.py", { path: "fit.py", line: null }],
  ["the command", { path: null, line: null }],
])("shows a finding once, at %s", (place, where) => {
  const limitations = [finding.summary, "One machine."];
  const html = text({ findings: [{ ...finding, ...where }], limitations });
  expect(html).toContain(`The number 25.0 stands in it. (${place})`);
  expect(html.split(finding.summary)).toHaveLength(2);
  expect(html).toContain("One machine.");
});

const look = {
  conditions: { SEED: "2", OMP_NUM_THREADS: "2" },
  execution: "succeeded",
  observedValues: {},
} as const;

it.each([
  [true, "agrees."],
  [false, "does not agree."],
  [null, "left nothing to compare."],
])("says of a second look whose agreement is %s that it %s", (agrees, result) => {
  expect(text({ secondLook: { ...look, agrees } })).toContain(
    `The second look under other conditions ${result} Conditions: SEED=2OMP_NUM_THREADS=2`,
  );
});

it("says once that a second look agrees", () => {
  const again = "The experiment was run again under other conditions (SEED=2), with the same outcome";
  const scatter = `${again}; the scatter of the values may explain it, more repetitions would tell.`;
  const limitations = [`${again}.`, scatter];
  const shown = text({ secondLook: { ...look, agrees: true }, limitations });
  expect(shown).not.toContain(`${again}.`);
  expect(shown).toContain(scatter);
  expect(text({ limitations })).toContain(`${again}.`);
});

it("shows the values of a second look, and the limitation that says what follows from it", () => {
  const limitations = ["Numerically sensitive: m came out differently."];
  const shown = text({
    limitations,
    secondLook: { ...look, agrees: false, observedValues: { m: 140.2, n: 1 } },
  });
  expect(shown).toContain("It observed: m: 140.2n: 1");
  expect(shown).toContain("Numerically sensitive");
  expect(text({ secondLook: null })).not.toContain("second look");
});

it("says what was not compared and why, where no limitation says so", () => {
  const notCompared = [{ measurementId: "n", reason: "The file is missing." }];
  const unsaid = text({ scope: { ...scope, independentRepetitions: 1, deterministic: false, notCompared } });
  expect(unsaid).toContain("n was not compared. The file is missing.");
  const limitations = ["k, n were not compared. The file is missing."];
  const said = text({ limitations, scope: { ...scope, notCompared } });
  expect(said.split("The file is missing.")).toHaveLength(2);
});
