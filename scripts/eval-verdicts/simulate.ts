import type { AssessmentConclusion } from "../../server/__generated__/enumerations.ts";
import { parsePrintedNumber } from "../../server/domain/measurement/printed-number.ts";
import { toleranceOf } from "../../server/domain/measurement/tolerance.ts";
import { judge } from "../../server/domain/verdict/judge.ts";
import type { RepetitionRecord, RunArtifact } from "../../server/domain/verdict/run-artifact.ts";

/** An experiment whose result is normally distributed, and what its paper reports. */
export interface Situation {
  /** What the experiment computes on average. */
  trueValue: number;
  /** Standard deviation of one execution. */
  scatter: number;
  repetitions: number;
  /** The number as the paper prints it. */
  reported: string;
}

/** The share of each conclusion among the trials. */
export type Shares = Record<AssessmentConclusion, number>;

/** Returns numbers of the standard normal distribution; the same for the same seed. */
export function normalNumbers(seed: number): () => number {
  const uniform = uniformNumbers(seed);
  // Box and Muller, 1958.
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
}

/** Runs and judges a situation many times, the second look included, by the code that signs Assessments. */
export function simulate(situation: Situation, trials: number, next: () => number): Shares {
  const counts: Shares = { supports: 0, challenges: 0, contradicts: 0, inconclusive: 0 };
  for (let trial = 0; trial < trials; trial++) counts[concludeOnce(situation, next)] += 1 / trials;
  return counts;
}

function concludeOnce(
  { trueValue, scatter, repetitions, reported }: Situation,
  next: () => number,
): AssessmentConclusion {
  const execute = (seed: number) => repetition(seed, trueValue + scatter * next());
  const printed = parsePrintedNumber(reported)!;
  const claim = {
    ...{ id: claimId, statement: `It is ${reported}.` },
    expectations: [
      {
        ...{ measurementId, primary: true, comparator: "~=" as const, declaredTolerance: null },
        ...{ reportedValue: printed.value, tolerance: toleranceOf("~=", printed, null) },
        printed: { text: reported, source: "text" as const, page: 1, quotation: reported },
      },
    ],
  };
  const artifact: RunArtifact = {
    ...{ runId: "run", experimentVersionId: "", sourceCommit: "commit", environmentDigest: "" },
    missingRequirements: [],
    repetitions: Array.from({ length: repetitions }, (_, index) => execute(index)),
    secondLook: { conditions: { SEED: "other" }, execution: "succeeded", repetition: execute(repetitions) },
  };
  return judge(claim, artifact, "succeeded").verdict.conclusion;
}

const claimId = "claim";
const measurementId = "m";

function repetition(seed: number, value: number): RepetitionRecord {
  return {
    ...{ seed, exitCode: 0, signal: null, limitHit: null, wallMilliseconds: 0 },
    ...{ cpuMilliseconds: null, peakMemoryBytes: null, outputs: [], absent: [] },
    observations: { [claimId]: { [measurementId]: { kind: "number", value } } },
  };
}

/** Mulberry32: uniform in [0, 1), for trials that anyone can repeat, not for secrets. */
function uniformNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
