import { expect, it } from "vitest";
import type { Assessment, Measurement } from "../../__generated__/types.ts";
import { translatorInto } from "../language/translator.ts";
import { claimAssessments } from "./claim-assessments.ts";

const assessment = (id: string, changes: Partial<Assessment>) =>
  ({
    ...{ id, recordDigest: `sha256:${id}`, claimVersionId: "v", executionRunId: `run_${id}`, current: true },
    ...{ conclusion: "supports", confidence: "high", limitations: [], supersedesAssessmentDigests: [] },
    ...{ scope: { claimId: "c", repetitions: 1 }, createdAt: "2026-01-02T03:04:00.000Z", ...changes },
  }) as unknown as Assessment;
const shownOf = (experimentIds: string[], own: Assessment[] = [], measurements = [{}] as Measurement[]) =>
  String(
    claimAssessments(
      translatorInto("en"),
      { claimVersionId: "v", experimentIds, measurements },
      own,
      new Map(),
    ),
  );
const shown = (...own: Assessment[]) => shownOf(["exp_a"], own);

it("puts what no longer counts behind what does, with what took its place", () => {
  const html = shown(
    assessment("new", { supersedesAssessmentDigests: ["sha256:old"] }),
    assessment("old", { current: false }),
  );
  const [present = "", past = ""] = html.split("<details>");
  expect([present.includes("run_new"), present.includes("run_old")]).toEqual([true, false]);
  expect(past).toContain("History: one Assessment that no longer counts");
  expect(past).toMatch(/run_old.*superseded at .*2 Jan 2026, 03:04 UTC.* by the Assessment of .*run_new/s);
});

it("says where none counts, and where there is none", () => {
  expect(shown(assessment("old", { current: false }))).toContain("No Assessment counts now");
  expect(shown()).toContain("Not assessed yet.");
  expect(shownOf([])).toMatch(/No experiment measures it\. .*<code>\.research\/experiment\.yml<\/code>/);
  expect(shownOf([], [], [])).toBe("");
  expect(shown(assessment("new", {}))).not.toContain("<details>");
});
