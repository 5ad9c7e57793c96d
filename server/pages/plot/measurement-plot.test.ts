import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { measurement } from "../../../test/support/pages.ts";
import type { Measurement } from "../../__generated__/types.ts";
import { translatorInto } from "../language/translator.ts";
import { measurementPlot } from "./measurement-plot.ts";
import { measurementPlots } from "./measurement-plots.ts";
import { plotAxis } from "./plot-axis.ts";

const t = translatorInto("en");
const plotOf = (changes: Partial<Measurement> = {}) => String(measurementPlot(t, measurement(changes)));
const count = (text: string, part: string) => text.split(part).length - 1;

describe("the plot of a measurement", () => {
  it("has the reported number, its tolerance, the interval and every observed number in their places", () => {
    const values = [4.73, 4.74, 4.75];
    const plot = plotOf({ observedValues: values, interval: { lower: 4.732, upper: 4.748 } });
    expect(plot).toContain('<rect class="band" x="27.68%" y="2" width="44.64%" height="26"/>');
    expect(plot).toContain('<line class="reported" x1="50%" x2="50%"');
    expect(count(plot, "<circle")).toBe(3);
    expect(plot).toMatch(/class="interval" x1="14\.29%" x2="85\.71%"/);
    expect(plot).toContain("Reported 4.74, tolerance 0.005. 3 values observed, from 4.73 to 4.75.");
  });

  it("has a tolerance that is open where the reported number is a bound", () => {
    expect(plotOf({ comparator: ">=", observedValues: [5] })).toMatch(
      /class="band" x="5\.36%".*?width="94\.64%"/,
    );
    expect(plotOf({ comparator: "<=", observedValues: [5] })).toContain('class="band" x="0%"');
  });

  it("is of text and numbers, whatever authors write", () => {
    const hostile = '"><script>alert(1)</script>';
    const printed = { text: hostile, source: "text" as const, page: 1, quotation: null };
    const plot = plotOf({ metric: hostile, unit: hostile, printed });
    expect(plot).not.toContain("<script>");
    expect(plot).not.toContain("style=");
  });

  it("is not there without an observed or a reported number", () => {
    expect(measurementPlot(t, measurement({ observedValues: [] }))).toBeNull();
    expect(measurementPlot(t, measurement({ reportedValue: null }))).toBeNull();
  });

  it("is small for hundreds of observations", () => {
    const observedValues = Array.from({ length: 5000 }, (_, index) => 4.7 + Math.sin(index) / 100);
    const plot = plotOf({ observedValues });
    expect(plot.length).toBeLessThan(20_000);
    expect(plot).toContain("5,000 values");
  });

  it("has finite places and readable labels for every number", () => {
    const extremes = [0, -0, 5e-324, -2.5e-310, 1.7976931348623157e308, -1e308, 1, 1 + 2 ** -52, 1e21, 1e-7];
    const number = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(...extremes),
    );
    fc.assert(
      fc.property(
        number,
        fc.array(number, { minLength: 1, maxLength: 5 }),
        number,
        (reported, observed, t) => {
          const plot = plotOf({ reportedValue: reported, observedValues: observed, tolerance: Math.abs(t) });
          expect(plot).not.toMatch(/NaN|Infinity%|"-\d|undefined/);
          for (const { at, label } of plotAxis([reported, ...observed])!.ticks) {
            expect(at >= 0 && at <= 100 && Number.isFinite(Number(label)) && label.length < 25).toBe(true);
          }
        },
      ),
    );
  });

  it.each([
    [
      [10, 10.2],
      ["10", "10.05", "10.1", "10.15", "10.2"],
    ],
    [
      [1.5e300, 1.6e300],
      ["1.5e+300", "1.55e+300", "1.6e+300"],
    ],
    [[2.5e-310], ["2.48e-310", "2.5e-310", "2.52e-310"]],
    [
      [3, 3],
      ["2.98", "3", "3.02"],
    ],
    [[0], ["-1", "-0.5", "0", "0.5", "1"]],
    [
      [-1e308, 1e308],
      ["-1e+308", "0", "1e+308"],
    ],
  ])("of %j has the labels %j", (values, labels) => {
    expect(plotAxis(values)!.ticks.map(({ label }) => label)).toEqual(labels);
  });
});

it("stands for the first measurements of a Claim, with what its marks mean", () => {
  const many = Array.from({ length: 30 }, () => measurement());
  const plots = String(measurementPlots(t, [measurement({ observedValues: [] }), ...many]));
  expect(count(plots, "<figure>")).toBe(12);
  expect(plots).toContain("within the tolerance");
  expect(measurementPlots(t, [])).toBe("");
});
