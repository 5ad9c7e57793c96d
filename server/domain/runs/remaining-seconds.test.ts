import { describe, expect, it } from "vitest";
import { pipelineStages } from "../../__generated__/enumerations.ts";
import { type EarlierDurations, type JobWork, type OpenRun, remainingSeconds } from "./remaining-seconds.ts";

const now = new Date(1_000_000);
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
/** Each stage took ten seconds, three times. */
const earlier: EarlierDurations = {
  stages: new Map(pipelineStages.map((stage) => [stage, [10, 10, 10]])),
  experiments: new Map([["known", [100]]]),
  runs: [30, 40, 50],
};
const remaining = (changes: Partial<JobWork>, until?: Parameters<typeof remainingSeconds>[3]) =>
  remainingSeconds({ stage: "intake", since: null, runs: [], ...changes }, earlier, now, until);
const run = (changes: Partial<OpenRun> = {}): OpenRun => ({
  experimentVersionId: "known",
  startedAt: null,
  limitSeconds: 1000,
  ...changes,
});

describe("the expected seconds of a job", () => {
  it("are those of its stage and of all that follow", () => {
    expect(remaining({})).toBe(80);
    expect(remaining({ since: ago(4) })).toBe(76);
    expect(remaining({ stage: "publishing" })).toBe(10);
    expect(remaining({ stage: "completed" })).toBe(0);
  });

  it("end at the stage in which it gives its slot away, where that is ahead of it", () => {
    expect(remaining({}, "reproduction")).toBe(50);
    expect(remaining({ stage: "verification" }, "reproduction")).toBe(20);
  });

  it("are those of its own Runs, once they are scheduled", () => {
    const stage = "reproduction";
    expect(remaining({ stage, runs: [run(), run()] })).toBe(220);
    expect(remaining({ stage, runs: [run({ startedAt: ago(60) })], since: ago(60) })).toBe(60);
    expect(remaining({ stage, since: ago(999) })).toBe(20);
  });

  it("are those of other experiments' Runs where its own was never executed, up to its declared limit", () => {
    const stage = "reproduction";
    expect(remaining({ stage, runs: [run({ experimentVersionId: "new" })] })).toBe(60);
    expect(remaining({ stage, runs: [run({ experimentVersionId: "new", limitSeconds: 5 })] })).toBe(25);
  });

  it("are unknown where it has taken longer than all earlier ones, or others are too few", () => {
    expect(remaining({ since: ago(11) })).toBeNull();
    const few = { ...earlier, stages: new Map([["publishing", [10, 10]]] as const) };
    expect(remainingSeconds({ stage: "publishing", since: null, runs: [] }, few, now)).toBeNull();
    const unknown = {
      stage: "reproduction",
      since: null,
      runs: [run({ experimentVersionId: "new" })],
    } as const;
    expect(remainingSeconds(unknown, { ...earlier, runs: [30, 40] }, now)).toBeNull();
  });
});
