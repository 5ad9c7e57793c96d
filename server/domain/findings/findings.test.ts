import { describe, expect, it } from "vitest";
import type { Observation } from "../measurement/observation.ts";
import type { ChangedLiteral } from "./change-literals.ts";
import { findCommittedOutputs, isCopyCandidate } from "./committed-outputs.ts";
import { findCopiedValues, numbersToLookFor } from "./copied-values.ts";
import { orderFindings } from "./ordered-findings.ts";
import { findIgnoredSeed } from "./seed-ignored.ts";

const number = (value: number): Observation => ({ kind: "number", value });
const none: Observation = { kind: "none", reason: "No." };
const literal = { path: "a.py", line: 3, value: 4.74, changed: 9.31, harmless: false };

describe("a measurement after its number was changed", () => {
  const find = (after: Observation, changes: ChangedLiteral[] = [literal], before = 4.74) =>
    findCopiedValues({ c: { m: number(before) } }, { c: { m: after } }, changes).map(
      ({ code, path, line }) => [code, path, line],
    );

  it("that became the changed one is copied", () => {
    expect(find(number(9.31))).toEqual([["copied_value", "a.py", 3]]);
    const other = { ...literal, path: null, line: null, changed: 9.57 };
    expect(find(number(9.57), [literal, other])).toEqual([["copied_value", null, null]]);
    const long = { ...literal, value: 4.7401, changed: 9.3127 };
    expect(find(number(9.31), [long])).toEqual([["copied_value", "a.py", 3]]);
  });

  it("that stayed, or became a third one, is computed", () => {
    expect(find(number(4.74))).toEqual([]);
    expect(find(number(7.12))).toEqual([]);
    // Follows a parameter, but is not it: a simulation that finds its parameter again.
    expect(find(number(9.3098))).toEqual([]);
  });

  it("that is gone could not be told, but for comments and comparisons", () => {
    expect(find(none)).toEqual([["literal_value", "a.py", 3]]);
    expect(find(none, [{ ...literal, harmless: true }])).toEqual([]);
  });

  it("is none of those whose number was not changed", () => {
    expect(find(none, [])).toEqual([]);
    expect(find(number(9.31), [literal], 5.12)).toEqual([]);
  });

  it("is one of those that tell anything", () => {
    const observed = { c: { a: number(4.74), b: number(0.5), d: none }, e: { a: number(4.74) } };
    expect(numbersToLookFor(observed)).toEqual([4.74]);
  });
});

describe("an output with the bytes of a committed file", () => {
  const output = {
    path: "m.json",
    digest: "sha256:1",
    byteSize: 9,
    readers: [{ claimId: "c", measurementId: "m" }],
  };
  const copy = { path: "saved.json", output: "m.json", changedDigest: "sha256:2" as const };
  const find = (digest?: string) =>
    findCommittedOutputs([output], digest ? [{ path: "m.json", digest }] : [], [copy]);

  it("is that file where it follows a change, or is gone", () => {
    const finding = { code: "committed_output", measurementId: "m", path: "saved.json", line: null };
    expect(find("sha256:2")).toMatchObject([finding]);
    expect(find()).toMatchObject([finding]);
  });

  it("is computed where it stays", () => {
    expect(find("sha256:1")).toEqual([]);
    expect(findCommittedOutputs([output], [], [])).toEqual([]);
  });

  it("is not looked for among the smallest files", () => {
    expect([isCopyCandidate(9, [output]), isCopyCandidate(8, [output])]).toEqual([true, false]);
    expect(isCopyCandidate(3, [{ byteSize: 3 }])).toBe(false);
  });
});

it("a seed has no effect where different ones leave the same", () => {
  const repetition = (seed: number | null, digest: string, value = 1) => ({
    ...{ seed, outputs: [{ path: "a", digest }] },
    observations: { c: { m: number(value) } },
  });
  const find = (...repetitions: Parameters<typeof findIgnoredSeed>[0]) =>
    findIgnoredSeed(repetitions).map(({ code }) => code);
  expect(find(repetition(1, "x"), repetition(2, "x"))).toEqual(["seed_ignored"]);
  expect(find(repetition(1, "x"), repetition(2, "y"))).toEqual([]);
  expect(find(repetition(1, "x"), repetition(2, "x", 2))).toEqual([]);
  expect(find(repetition(1, "x"), repetition(1, "x"))).toEqual([]);
  expect(find(repetition(null, "x"), repetition(null, "x"))).toEqual([]);
});

it("findings have one order and are fifty at most", () => {
  const finding = (code: "literal_value" | "copied_value", line: number) => ({
    ...{ code, summary: "It is.", claimId: "c", measurementId: "m", path: "a", line },
  });
  const findings = [finding("literal_value", 2), finding("copied_value", 9), finding("literal_value", 1)];
  expect(orderFindings(findings).map(({ line }) => line)).toEqual([9, 1, 2]);
  expect(orderFindings(findings.toReversed())).toEqual(orderFindings(findings));
  expect(orderFindings(Array.from({ length: 99 }, (_, line) => finding("copied_value", line)))).toHaveLength(
    50,
  );
});
