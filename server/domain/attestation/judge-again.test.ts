import fc from "fast-check";
import { expect, it } from "vitest";
import {
  comparators,
  executionStates,
  findingCodes,
  printedSources,
} from "../../__generated__/enumerations.ts";
import { judge } from "../verdict/judge.ts";
import type { RunArtifact } from "../verdict/run-artifact.ts";
import { decimalString } from "./in-toto.ts";
import { judgeAgain, type ReproductionResult } from "./judge-again.ts";

const digest = `sha256:${"a".repeat(64)}`;
const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const size = fc.double({ min: 0, max: 1e3, noNaN: true });
const value = fc.constantFrom(9, 10, 10.04, 10.2, 11, 13);
const expectation = fc.record({
  ...{ measurementId: fc.constant("m"), primary: fc.boolean(), comparator: fc.constantFrom(...comparators) },
  ...{
    reportedValue: fc.oneof(fc.constant(10), number),
    tolerance: size,
    declaredTolerance: fc.option(size),
  },
  printed: fc.option(
    fc.record({
      ...{ text: fc.string(), source: fc.constantFrom(...printedSources) },
      ...{ page: fc.option(fc.integer({ min: 1 })), quotation: fc.option(fc.string()) },
    }),
  ),
});
const observation = fc.oneof(
  value.map((observed) => ({ kind: "number" as const, value: observed })),
  fc.record({ kind: fc.constant("number" as const), value, uncertainty: fc.constantFrom(0, 0.05, 1, 9) }),
  fc.record({ kind: fc.constant("bound" as const), value, side: fc.constantFrom("upper", "lower") }),
);
const repetition = fc
  .record({ seed: fc.option(fc.nat(3)), observed: observation })
  .map(({ seed, observed }) => ({
    ...{ seed, exitCode: 0, signal: null, limitHit: null, wallMilliseconds: 0 },
    ...{ cpuMilliseconds: null, peakMemoryBytes: null, outputs: [], absent: [] },
    observations: { claim: { m: observed } },
  }));
const artifact: fc.Arbitrary<RunArtifact> = fc.record({
  ...{
    runId: fc.constant("run"),
    experimentVersionId: fc.constant(digest),
    environmentDigest: fc.constant(digest),
  },
  sourceCommit: fc.option(fc.constant("c")),
  missingRequirements: fc.constantFrom([], ["python3-numpy"]),
  repetitions: fc.array(repetition, { minLength: 1, maxLength: 5 }),
  earlierRepetitions: fc.array(
    repetition.map((earlier) => ({ runId: "earlier", ...earlier })),
    { maxLength: 3 },
  ),
  secondLook: fc.option(
    fc.record({
      ...{ conditions: fc.constant({}), execution: fc.constantFrom("succeeded" as const, "failed" as const) },
      repetition,
    }),
  ),
  findings: fc.array(
    fc.constantFrom(...findingCodes).map((code) => ({
      ...{ code, summary: code, claimId: null, measurementId: null, path: null, line: null },
    })),
    { maxLength: 2 },
  ),
});

const statement = "It is 1.5 of 2.";

it("reaches the same verdict from the signed strings and the stored record", () => {
  fc.assert(
    fc.property(
      ...([expectation, artifact, fc.constantFrom(...executionStates)] as const),
      (expected, recorded, execution) => {
        const first = judge({ id: "claim", statement, expectations: [expected] }, recorded, execution);
        const { conclusion, verificationStatus, confidence } = first.verdict;
        const signed: ReproductionResult = {
          ...{
            rulesVersion: "4",
            claimId: "claim",
            statement,
            executionState: execution,
          },
          ...{ conclusion, verificationStatus, confidence },
          measurements: [
            {
              ...{
                measurementId: "m",
                primary: expected.primary,
                comparator: expected.comparator,
                sha256: null,
              },
              outcome: first.measurements[0]!.outcome,
              reportedValue: decimalString(expected.reportedValue),
              tolerance: decimalString(expected.tolerance),
              declaredTolerance: decimalString(expected.declaredTolerance),
              printed: expected.printed && {
                ...expected.printed,
                page: decimalString(expected.printed.page),
              },
            },
          ],
        };
        const stored = JSON.parse(JSON.stringify(recorded)) as RunArtifact;
        expect(judgeAgain(signed, stored).differences).toEqual([]);
        expect(judgeAgain({ ...signed, conclusion: "holds" }, stored).differences).toEqual([
          `conclusion: signed holds, judged ${conclusion}`,
        ]);
        expect(() => judgeAgain({ ...signed, rulesVersion: "3" }, stored)).toThrow(/version 3 of the rules/);
      },
    ),
  );
});
