import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyAttestation } from "../../sdk/src/index.ts";
import type { Tree } from "../support/mirror.ts";
import { piDigitsSource, printedPiDigits } from "../support/pi-digits.ts";
import { type Outcome, type PipelineService, startPipelineService } from "../support/pipeline-service.ts";
import { sharedData } from "../support/shared-data.ts";
import { pdf } from "../support/upload.ts";

const folder = process.env.RVS_REAL_PAPERS;
const name = "Probatorium/minimal-verified-paper";
const real = folder === undefined ? "" : join(folder, `${name}.git`);
const shared = sharedData("pi-digits");
const hasReal = shared !== undefined && existsSync(real);
if (!hasReal) {
  console.info(
    `${name} is judged only where RVS_REAL_PAPERS names a folder that holds ${name}.git, a bare clone of ` +
      `https://github.com/${name}, and where ../shared/data is present; a program of ours stands in for it.`,
  );
}

const python =
  "import json; from src import frozen_claims as f; values, _ = f.analyse_path_a(f.digits_path_a()); " +
  'json.dump({name: float(value) for name, value in values.items()}, open("metrics.json", "w"))';
const standIn = { "pi-digits.awk": piDigitsSource };

interface Source {
  command: string;
  tree: Tree;
  /** A repository that is there already, and its paper. */
  upon?: string;
  paper?: () => Blob;
}

const sources: [string, Source][] = [
  ["a stand-in of ours", { command: "awk -f pi-digits.awk > metrics.json", tree: standIn }],
];
if (hasReal) {
  const command = `python3 verify.py && python3 -c '${python}'`;
  const paper = () => new Blob([readFileSync(join(shared, "paper.generated.pdf"))]);
  sources.push([name, { command, tree: {}, upon: real, paper }]);
}

let pipeline: PipelineService;
beforeAll(async () => {
  pipeline = await startPipelineService();
});
afterAll(() => pipeline[Symbol.asyncDispose]());

describe.each(sources)("the digits of pi, by %s", (title, source) => {
  const send = async (slug: string, reported: Record<string, string>): Promise<Outcome> => {
    const { command, tree, upon, paper } = source;
    const measurements = Object.entries(reported).map(([id, value]) => ({
      id,
      metric: id,
      reported: value,
      from: { file: "metrics.json", pointer: `/${id}` },
    }));
    const isCount = ({ id }: { id: string }) => id.startsWith("count_");
    const claim = { experiment: "main", locator: "Section 4, Result" };
    const manifest = {
      version: 1,
      experiments: [{ id: "main", command, timeout: 60, outputs: ["metrics.json"] }],
      claims: [
        {
          ...claim,
          id: "counts",
          statement: "So often each digit occurs.",
          measurements: measurements.filter(isCount),
        },
        {
          ...claim,
          id: "uniform",
          statement: "The first 1000 digits do not depart from an even spread.",
          measurements: measurements.filter((one) => !isCount(one)),
        },
      ],
    };
    const files = { ...tree, ".research/experiment.yml": JSON.stringify(manifest) };
    const slugOf = `${title.includes("/") ? "real" : "own"}-${slug}`;
    const printed = Object.entries(reported).map(([id, value]) => `${id.replaceAll("_", " ")} ${value}`);
    return pipeline.outcome(slugOf, files, {
      ...(upon ? { upon } : {}),
      paper: paper?.() ?? (await pdf(`We find: ${printed.join("; ")}.`)),
    });
  };

  it("matches all 17 numbers, and anyone can verify the Assessments", async () => {
    const { job, runs, claims } = await send("holds", printedPiDigits);
    expect(job, job.lastError).toMatchObject({ state: "completed" });
    expect(runs.map(({ state, execution }) => [state, execution.state])).toEqual([["verified", "succeeded"]]);
    expect(claims.map(({ evidence }) => evidence.state)).toEqual(["supported", "supported"]);
    const measured = claims.flatMap(({ measurements }) => measurements);
    expect(measured).toHaveLength(17);
    for (const { measurementId, observedValue, verification } of measured) {
      const [, decimals = ""] = printedPiDigits[measurementId]!.split(".");
      expect(observedValue?.toFixed(decimals.length)).toBe(printedPiDigits[measurementId]);
      expect(verification).toBe("verified");
    }
    if (source.upon && shared) expectAsRecorded(shared, measured);

    const keys = await (await fetch(`${pipeline.service.url}/.well-known/jwks.json`)).json();
    const digest = runs[0]!.attestation!.digest;
    const bundle = await (await fetch(`${pipeline.service.url}/api/objects/${digest}`)).text();
    const statements = await verifyAttestation({ keys, bundle, expectedDigest: digest });
    expect(statements.length).toBeGreaterThan(0);
  });

  it.each([
    ["chi_square", "4.98"],
    ["count_1", "110"],
  ])("never supports a Claim when the paper's %s is %s, five percent off", async (id, reported) => {
    const { runs, claims } = await send(`off-${id.replace("_", "-")}`, {
      ...printedPiDigits,
      [id]: reported,
    });
    expect(runs[0]?.execution).toEqual({ state: "succeeded", failure: null });
    const [wrong, right] = [true, false].map((is) =>
      claims.find(
        ({ measurements }) => measurements.some(({ measurementId }) => measurementId === id) === is,
      ),
    );
    // The real paper does not print the number that the manifest was given.
    const isPrinted = source.paper === undefined;
    expect(wrong?.evidence.state).toBe(isPrinted ? "challenged" : "inconclusive");
    const conclusions = wrong?.assessments.map(({ conclusion }) => conclusion);
    expect(conclusions).toEqual([isPrinted ? "challenges" : "inconclusive"]);
    const outcome = isPrinted ? "failed" : "inconclusive";
    expect(wrong?.measurements.filter(({ verification }) => verification !== "verified")).toMatchObject([
      { measurementId: id, verification: outcome },
    ]);
    expect(right?.evidence.state).toBe("supported");
    expect(runs[0]?.state).not.toBe("verified");
  });
});

interface Expected {
  measurementId: string;
  observedValue: number;
}

/** What was observed when the shared data were recorded: not only the printed digits, all of them. */
function expectAsRecorded(
  shared: string,
  measured: { measurementId: string; observedValue: number | null }[],
): void {
  const text = readFileSync(join(shared, "EXPECTED.json"), "utf8");
  const { measurements } = JSON.parse(text) as { measurements: Expected[] };
  const byId = (one: Expected, other: Expected) => one.measurementId.localeCompare(other.measurementId);
  expect(
    measured
      .map(({ measurementId, observedValue }) => ({ measurementId, observedValue: observedValue! }))
      .sort(byId),
  ).toEqual(
    measurements.map(({ measurementId, observedValue }) => ({ measurementId, observedValue })).sort(byId),
  );
}
