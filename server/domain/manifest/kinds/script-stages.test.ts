import { expect, it } from "vitest";
import { paperPart, shownOf } from "./script-stages.ts";

it.each([
  ...["fig2S1.R", "fig2B_S3A.R", "FigureA1.m", "Figures7_9_10.m", "fig4abcd_all.m", "figure10+12.py"],
  ...["x_fig13_y.py", "model-table1.R", "exp2.py", "plot_fig3.jl", "suppfig1.R"],
])("%s is named after a part of the paper", (name) => {
  expect(paperPart.test(name)).toBe(true);
});

it.each(["tab2csv.py", "fig2dplot.py", "config1.py", "my_exp2.py", "figure_all.R", "stable2.R"])(
  "%s is not",
  (name) => {
    expect(paperPart.test(name)).toBe(false);
  },
);

it("finds figures that are named in words, and panels in a folder of figures", () => {
  const inWords = ["code/fig_spectra.py", "code/fig_phase-curve.py"];
  expect(shownOf([...inWords, "code/fig_utils.py", "code/model.py"])).toEqual(inWords);
  expect(shownOf(["code/fig_spectra.py", "code/model.py"])).toEqual([]);
  expect(shownOf([...inWords, "code/fig3.py"])).toEqual(["code/fig3.py"]);
  expect(shownOf(["paperfigures/3A.jl", "paperfigures/3BC.jl", "src/3A.jl"])).toEqual([
    "paperfigures/3A.jl",
    "paperfigures/3BC.jl",
  ]);
});

it("reads a long name in time", () => {
  expect(paperPart.test(`${"fig1_".repeat(20_000)}x`)).toBe(false);
});
