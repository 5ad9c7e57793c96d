import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type ManifestMeasurement, parseManifest } from "../manifest/manifest.ts";
import { readObservation } from "../measurement/read-observation.ts";
import { judgeClaim } from "./claim-verdict.ts";
import type { JudgedRun } from "./judged-run.ts";
import { judgeMeasurement } from "./measurement-verdict.ts";

/** Real data: the output of a published computation, and the 17 numbers that its paper reports. */
const folder = new URL("../../../../shared/data/pi-digits/", import.meta.url);
const present = existsSync(new URL("EXPECTED.json", folder));
if (!present) console.warn("SKIPPED: pi-digits is absent from ../shared/data");

const run: JudgedRun = {
  execution: "succeeded",
  exitCode: 0,
  repetitions: 1,
  bitIdenticalRepeat: false,
  protocolComparability: "minor_difference",
};

interface Expected {
  measurementId: string;
  reportedValue: number;
  printedDecimals: number;
  tolerance: number;
  observedValue: number;
  absoluteDifference: number;
}

describe.skipIf(!present)("pi-digits", () => {
  const read = (name: string) => readFileSync(new URL(name, folder));
  const expected = (): Expected[] => JSON.parse(read("EXPECTED.json").toString()).measurements;
  const print = ({ reportedValue, printedDecimals }: Expected) => reportedValue.toFixed(printedDecimals);

  const manifestOf = (reported: (one: Expected) => string) => {
    const measurements = expected().map((one) => ({
      id: one.measurementId,
      metric: one.measurementId,
      reported: reported(one),
      from: { file: "metrics.json", pointer: `/${one.measurementId}` },
    }));
    const claim = { id: "pi", statement: "The digits of pi are uniform.", experiment: "main", measurements };
    const experiments = [{ id: "main", command: "sh run.sh", outputs: ["metrics.json"] }];
    const parsed = parseManifest(JSON.stringify({ version: 1, experiments, claims: [claim] }));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    return parsed.manifest.claims[0]!.measurements;
  };
  const judge = (measurement: ManifestMeasurement) => {
    const { id, primary, comparator, reportedValue, effectiveTolerance, from } = measurement;
    const expectation = {
      measurementId: id,
      primary,
      comparator,
      reportedValue,
      tolerance: effectiveTolerance!,
    };
    return judgeMeasurement(expectation, [readObservation(from, read("observed-metrics.json"))]);
  };

  it("reproduces all 17 measurements to the printed digits", () => {
    const verdicts = manifestOf(print).map(judge);
    expect(verdicts).toHaveLength(17);
    for (const [index, one] of expected().entries()) {
      const { outcome, tolerance, observedValue, absoluteDifference } = verdicts[index]!;
      expect(outcome, one.measurementId).toBe("match");
      expect([tolerance, observedValue]).toEqual([one.tolerance, one.observedValue]);
      expect(absoluteDifference).toBeCloseTo(one.absoluteDifference, 15);
    }
    expect(judgeClaim(verdicts, run)).toMatchObject({
      conclusion: "supports",
      verificationStatus: "reproduced",
    });
  });

  it("never supports the Claim when any one reported value is off by 5 %", () => {
    for (const changed of expected()) {
      for (const factor of [0.95, 1.05]) {
        const off = (one: Expected) =>
          one.measurementId === changed.measurementId
            ? (one.reportedValue * factor).toFixed(one.printedDecimals + 2)
            : print(one);
        const verdict = judgeClaim(manifestOf(off).map(judge), run);
        expect(verdict, changed.measurementId).toMatchObject({
          conclusion: "challenges",
          verificationStatus: "not_reproduced",
        });
      }
    }
  });

  it("is inconclusive when the output is missing", () => {
    const verdicts = manifestOf(print).map((measurement) => {
      const { id, primary, comparator, reportedValue, effectiveTolerance, from } = measurement;
      const expectation = {
        measurementId: id,
        primary,
        comparator,
        reportedValue,
        tolerance: effectiveTolerance!,
      };
      return judgeMeasurement(expectation, [readObservation(from, null)]);
    });
    expect(judgeClaim(verdicts, run).conclusion).toBe("inconclusive");
  });
});
