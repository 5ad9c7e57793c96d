import type { Claim, Experiment, Run } from "@research-verification/sdk";
import { expect, it } from "vitest";
import { describeUnrun } from "./describe-runs.ts";

const experiments = ["first", "second"].map((key) => ({
  ...{ id: `exp_${key}`, key, experimentVersionId: `sha256:${key}` },
})) as unknown as Experiment[];
const runs = [{ experimentVersionId: "sha256:first" }] as unknown as Run[];
const claimOf = (experimentId: string) => ({ experimentIds: [experimentId] }) as unknown as Claim;

it("names each experiment that was not run, and why", () => {
  expect(describeUnrun(experiments, runs, [claimOf("exp_first")])).toEqual([
    "Experiment second: not run. No Claim names it.",
  ]);
  expect(describeUnrun(experiments, runs, [])).toEqual([
    expect.stringMatching(/^Experiment second: not run\. .*\.research\/experiment\.yml.*/),
  ]);
});

it("gives no reason where a Claim names the experiment, and no line where all were run", () => {
  expect(describeUnrun(experiments, runs, [claimOf("exp_second")])).toEqual(["Experiment second: not run."]);
  expect(describeUnrun(experiments.slice(0, 1), runs, [])).toEqual([]);
});
