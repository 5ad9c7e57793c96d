import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { piDigitsProgram, printedPiDigits } from "../../../test/support/pi-digits.ts";
import { sharedData } from "../../../test/support/shared-data.ts";
import { type ManifestMeasurement, parseManifest } from "../manifest/manifest.ts";
import { readObservations } from "../measurement/read-observation.ts";
import { judgeClaim as judgeStated } from "./claim-verdict.ts";
import type { JudgedRun } from "./judged-run.ts";
import { judgeMeasurement, type MeasurementVerdict } from "./measurement-verdict.ts";
import { statementNumbers } from "./statement-numbers.ts";

const judgeClaim = (verdicts: MeasurementVerdict[], run: JudgedRun) =>
  judgeStated(verdicts, run, statementNumbers("Every digit holds."));

const run: JudgedRun = {
  execution: "succeeded",
  exitCode: 0,
  failure: null,
  inferredPackages: [],
  independentRepetitions: 1,
  deterministic: false,
  protocolComparability: "minor_difference",
  findings: [],
  secondLook: null,
};

interface Expected {
  measurementId: string;
  reportedValue: number;
  printedDecimals: number;
  tolerance: number;
  observedValue: number;
  absoluteDifference: number;
}

interface Dataset {
  expected: Expected[];
  /** The computation's metrics.json. */
  metrics: Buffer;
}

function ownDataset(): Dataset {
  const metrics = execFileSync("awk", ["-f", piDigitsProgram]);
  const observed = JSON.parse(metrics.toString()) as Record<string, number>;
  const expected = Object.entries(printedPiDigits).map(([measurementId, printed]): Expected => {
    const { length: printedDecimals } = printed.split(".")[1] ?? "";
    const [reportedValue, observedValue] = [Number(printed), observed[measurementId]!];
    const absoluteDifference = Math.abs(observedValue - reportedValue);
    const tolerance = Number(`5e-${printedDecimals + 1}`);
    return { measurementId, reportedValue, printedDecimals, tolerance, observedValue, absoluteDifference };
  });
  return { expected, metrics };
}

function publishedDataset(folder: string): Dataset {
  const { measurements } = JSON.parse(readFileSync(join(folder, "EXPECTED.json"), "utf8"));
  return { expected: measurements, metrics: readFileSync(join(folder, "observed-metrics.json")) };
}

const published = sharedData("pi-digits");
const datasets: [string, Dataset][] = [["computed by our program", ownDataset()]];
if (published) datasets.push(["as published", publishedDataset(published)]);

describe.each(datasets)("the digits of pi, %s", (_, { expected, metrics }) => {
  const print = ({ reportedValue, printedDecimals }: Expected) => reportedValue.toFixed(printedDecimals);

  const manifestOf = (reported: (one: Expected) => string) => {
    const measurements = expected.map((one) => ({
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
      declaredTolerance: null,
      printed: { text: "", source: "text" as const, page: 1, quotation: null },
    };
    return judgeMeasurement(expectation, [...readObservations([from], metrics)]);
  };

  it("reproduces all 17 measurements to the printed digits", () => {
    const verdicts = manifestOf(print).map(judge);
    expect(verdicts).toHaveLength(17);
    for (const [index, one] of expected.entries()) {
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
    for (const changed of expected) {
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
        declaredTolerance: null,
        printed: { text: "", source: "text" as const, page: 1, quotation: null },
      };
      return judgeMeasurement(expectation, [...readObservations([from], null)]);
    });
    expect(judgeClaim(verdicts, run).conclusion).toBe("inconclusive");
  });
});
