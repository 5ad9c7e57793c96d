import { describe, expect, it } from "vitest";
import { snakemakeCommand } from "./snakefile.ts";
import { readKind } from "./testing/read-kind.ts";

const there = { "workflow/Snakefile": "rule all:\n", "sub/Snakefile": "", "rules.smk": "" };
const files = { paths: new Set(Object.keys(there)), contents: new Map() };

it("a pipeline of the R package targets is one experiment that makes everything", () => {
  expect(readKind("_targets.R", { "_targets.R": "list()" }).part.experiments).toEqual([
    { id: "targets", command: "Rscript -e 'targets::tar_make()'", makesEverything: true },
  ]);
});

describe("rules of Snakemake", () => {
  it("are one experiment that makes everything", () => {
    expect(readKind("workflow/Snakefile", there).part.experiments).toEqual([
      { id: "snakemake", command: "snakemake --cores all", makesEverything: true },
    ]);
  });

  it.each([
    ["snakemake", ""],
    ["snakemake --cores 4 --use-conda results/a.csv", " results/a.csv"],
    ["snakemake -j --use-conda --conda-frontend mamba all", " all"],
    ["snakemake -j8 -p --sdm conda --cores=all", ""],
    ["snakemake -c1 -s rules.smk fig1", " -s rules.smk fig1"],
    ["snakemake -s missing.smk", null],
    ["snakemake -n", null],
    ["snakemake --dag all", null],
    ["snakemake --cores 1 --profile slurm", null],
  ])("%s goes for %j", (line, goals) => {
    expect(snakemakeCommand(line, "", files)).toBe(goals === null ? null : `snakemake --cores all${goals}`);
  });

  it("are looked for where the line is run", () => {
    expect(snakemakeCommand("snakemake", "sub", files)).toBe("snakemake --cores all");
    expect(snakemakeCommand("snakemake", "data", files)).toBeNull();
    const readme = {
      ...there,
      "README.md": "```\ncd sub\nsnakemake --cores 2\nsnakemake --report a.html\n```",
    };
    expect(readKind("README.md", readme, 1).part.experiments).toMatchObject([
      { command: "cd sub && snakemake --cores all" },
    ]);
  });
});
