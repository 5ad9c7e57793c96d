import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { rulesVersion } from "../../server/domain/verdict/rules-version.ts";
import { normalNumbers, simulate } from "./simulate.ts";

// Every situation has its own fixed seed: a rate is the same number at every run.
const scatters = [0, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3];

/** Reports a value that is off by a ratio of the true one, with enough digits that 1 % is the wider bound. */
const offBy = (trueValue: number, ratio: number) => (trueValue * (1 + ratio)).toPrecision(6);

function supportRate(trueValue: number, scatter: number, repetitions: number, ratio: number, trials: number) {
  const situation = { trueValue, scatter: scatter * Math.abs(trueValue), repetitions };
  const reported = offBy(trueValue, ratio);
  return simulate({ ...situation, reported }, trials, normalNumbers(Math.round(scatter * 1e4) + repetitions))
    .supports;
}

describe.each([3, 4, 5, 10, 30])("%d repetitions", (repetitions) => {
  it("support what is off by more than 1 % in under 5 % of trials", () => {
    // The rule has no scale: each number of repetitions tries another.
    const trueValue = { 3: 10, 4: -0.004, 5: 123456 }[repetitions] ?? 10;
    for (const scatter of scatters) {
      for (const ratio of [0.0115, -0.0115, 0.02, 0.05])
        expect(supportRate(trueValue, scatter, repetitions, ratio, 300), `${scatter} ${ratio}`).toBeLessThan(
          0.05,
        );
    }
  });

  it("support what is off by 20 % in under 0.1 % of trials", () => {
    for (const scatter of scatters) {
      for (const ratio of [0.2, -0.2])
        expect(supportRate(10, scatter, repetitions, ratio, 1001), `${scatter} ${ratio}`).toBeLessThan(0.001);
    }
  });

  it("support an honest number with small scatter in 95 % of trials", () => {
    for (const scatter of [0, 0.0001, 0.001])
      expect(supportRate(10, scatter, repetitions, 0, 400), String(scatter)).toBeGreaterThan(0.95);
  });
});

it("never contradict an honest number for its scatter in about 1 % of trials at most", () => {
  for (const repetitions of [1, 2, 3, 5, 10]) {
    for (const scatter of scatters) {
      const situation = { trueValue: 10, scatter: scatter * 10, repetitions, reported: "10.0" };
      const { contradicts } = simulate(situation, 400, normalNumbers(repetitions));
      expect(contradicts, `${repetitions} ${scatter}`).toBeLessThan(0.02);
    }
  }
});

it("are published for the present rules", () => {
  const rates = readFileSync(join(import.meta.dirname, "../../docs/verdict-rates.md"), "utf8");
  expect(rates).toContain(`judged by version ${rulesVersion} of the`);
});
