import { expect, it } from "vitest";
import { unproduced } from "../test/support/unproduced-statuses.ts";
import { declaredStatuses, statusProblems } from "./check-statuses.ts";

const declared = new Set(["getRun 200", "getRun 404", "getRun 502"]);
const listed = [{ operation: "getRun", status: 502, why: "Nothing to ask." }];

it("is content where every declared status was had, or is listed", () => {
  expect(statusProblems(declared, new Set(["getRun 200", "getRun 404"]), listed)).toEqual([]);
});

it("names a status that no test had", () => {
  const problems = statusProblems(declared, new Set(["getRun 200"]), listed);
  expect(problems).toEqual([expect.stringMatching(/^getRun 404: no test brings it about/)]);
});

it("names every status where nothing was noted at all", () => {
  expect(statusProblems(declaredStatuses(), new Set(), unproduced)).toHaveLength(
    declaredStatuses().size - unproduced.length,
  );
});

it("names a status that the contract does not declare", () => {
  const problems = statusProblems(declared, new Set(["getRun 200", "getRun 404", "getRun 418"]), listed);
  expect(problems).toEqual([expect.stringMatching(/^getRun 418: .* does not declare it/)]);
});

it("names an entry of the list that is had, or not declared any more", () => {
  expect(statusProblems(declared, declared, listed)).toEqual([
    expect.stringMatching(/^getRun 502: a test brings it about now/),
  ]);
  const without = new Set(["getRun 200", "getRun 404"]);
  expect(statusProblems(without, without, listed)).toEqual([
    expect.stringMatching(/^getRun 502: .* does not declare it/),
  ]);
});

it("has a list that may only shrink: with an entry goes one of this number, which never grows", () => {
  expect(unproduced).toHaveLength(0);
  expect(new Set(unproduced.map(({ operation, status }) => `${operation} ${status}`)).size).toBe(0);
  for (const { why } of unproduced) expect(why).toMatch(/^[A-Z].{10,}\.$/);
});
