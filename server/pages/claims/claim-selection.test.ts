import { expect, it } from "vitest";
import type { EvidenceState } from "../../__generated__/enumerations.ts";
import type { Claim } from "../../__generated__/types.ts";
import { selectClaims } from "./claim-selection.ts";

const claim = (index: number, state: EvidenceState = "supported") =>
  ({ id: `claim_${index}`, evidence: { state } }) as Claim;
const many = Array.from({ length: 60 }, (_, index) => claim(index, index % 20 === 7 ? "mixed" : "supported"));
const shown = (...[query]: [Parameters<typeof selectClaims>[1]]) => {
  const { entries, ...rest } = selectClaims(many, query);
  return { ...rest, numbers: entries.map(({ number }) => number) };
};

it("has 20 Claims on a page, which keep their numbers", () => {
  expect(shown({})).toMatchObject({ page: 1, pages: 3, state: undefined });
  expect(shown({}).numbers).toHaveLength(20);
  expect(shown({ page: 3 }).numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 41));
  expect(shown({ page: 99 }).page).toBe(3);
});

it("narrows to a state that there is", () => {
  expect(shown({ state: "mixed" })).toMatchObject({ numbers: [8, 28, 48], pages: 1, state: "mixed" });
  expect(shown({ state: "challenged" })).toMatchObject({ pages: 3, state: undefined });
});

it("opens a Claim on the page that has it, whatever else is asked", () => {
  expect(shown({ claim: "claim_30", state: "mixed", page: 3 })).toMatchObject({
    page: 2,
    openId: "claim_30",
  });
  expect(shown({ claim: "claim_gone" })).toMatchObject({ page: 1, openId: undefined });
});

it("is empty of nothing", () => {
  expect(selectClaims([], { page: 2, claim: "x" })).toMatchObject({ entries: [], page: 1, pages: 1 });
});
