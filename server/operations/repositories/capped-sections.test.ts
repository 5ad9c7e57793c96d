import { expect, it } from "vitest";
import type { RepositorySummary } from "../../__generated__/types.ts";
import { cappedSections } from "./capped-sections.ts";

const many = Array.from({ length: 130 }, (_, index) => index);

it("keeps the first hundred of what is declared, and the latest of what came of it", () => {
  const evidence = { claimCount: 130, items: many };
  const record = { id: "r", claims: many, experiments: many, runs: many, assessments: many, evidence };
  const capped = cappedSections(record as unknown as RepositorySummary);
  for (const declared of [capped.claims, capped.experiments]) expect(declared).toEqual(many.slice(0, 100));
  for (const latest of [capped.runs, capped.assessments, capped.evidence.items])
    expect(latest).toEqual(many.slice(30));
  expect(capped.evidence.claimCount).toBe(130);
});

it("adds no section", () => {
  const record = { id: "r", evidence: { claimCount: 0 } } as RepositorySummary;
  expect(cappedSections(record)).toEqual(record);
});
