import { expect, it } from "vitest";
import { independentRepetitions } from "./independent-repetitions.ts";
import type { RepetitionRecord } from "./run-artifact.ts";

function repetition(seed: number | null, digest: string | null, value = 1): RepetitionRecord {
  return {
    ...{ seed, exitCode: 0, signal: null, limitHit: null },
    ...{ wallMilliseconds: 1, cpuMilliseconds: null, peakMemoryBytes: null },
    outputs: digest === null ? [] : [{ path: "a.json", digest, byteSize: 1 }],
    absent: [],
    observations: { claim: { m: { kind: "number", value } } },
  };
}
const counts = (...repetitions: RepetitionRecord[]) => {
  const { repetitions: independent, deterministic } = independentRepetitions("claim", repetitions);
  return [independent.length, deterministic];
};

it("counts the same seed with the same outputs once", () => {
  expect(counts(repetition(1, "a"), repetition(1, "a"), repetition(1, "a"), repetition(1, "a"))).toEqual([
    1,
    true,
  ]);
  expect(counts(repetition(1, "a"), repetition(1, "a"), repetition(2, "b"))).toEqual([2, false]);
  expect(counts(repetition(null, "a"), repetition(null, "b"), repetition(null, "a"))).toEqual([2, false]);
});

it("counts different seeds, unless all of them left the same", () => {
  expect(counts(repetition(1, "a"), repetition(2, "b"), repetition(3, "a"))).toEqual([3, false]);
  expect(counts(repetition(1, "a"), repetition(2, "a"), repetition(3, "a"))).toEqual([1, true]);
});

it("reads what was printed like what was written", () => {
  expect(counts(repetition(1, null, 4), repetition(2, null, 4))).toEqual([1, true]);
  expect(counts(repetition(1, null, 4), repetition(1, null, 5))).toEqual([2, false]);
});

it("takes one repetition for no proof of determinism", () => {
  expect(counts(repetition(1, "a"))).toEqual([1, false]);
  expect(counts()).toEqual([0, false]);
});
