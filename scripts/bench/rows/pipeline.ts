import { type ManyPapers, processPapers, runBare } from "../measure/many-papers.ts";
import { inFolder } from "../measure/sample-papers.ts";
import { makeSmallPapers } from "../measure/small-papers.ts";
import { type Spread, spreadOf } from "../measure/statistics.ts";
import { requireProgram } from "./require-program.ts";
import type { Row } from "./row.ts";

const pipeline: Row = {
  name: "pipeline",
  title: "papers with the smallest experiment from submission to verdict, beside their commands in a shell",
  measure: ({ effort }) =>
    inFolder(async (folder) => {
      await requireProgram("pdftotext");
      const papers = await makeSmallPapers(folder, effort.papers);
      const bareSeconds = await runBare(papers, folder);
      const own = await processPapers(papers, folder);
      return {
        goals: [
          {
            figure: "papers a minute: service / shell",
            value: once(bareSeconds / own.seconds),
            atLeast: 0.5,
          },
          { figure: "service, papers a minute", value: once((60 * papers.length) / own.seconds) },
          { figure: "shell, papers a minute", value: once((60 * papers.length) / bareSeconds) },
          { figure: "service, in ms of CPU a paper", value: once((1000 * own.cpuSeconds) / papers.length) },
          ...growthOf(own, papers.length),
        ],
        notes: [`${papers.length} papers, each once`],
      };
    }),
};

/** From when a tenth of the papers was done until the last tenth. */
function growthOf({ samples }: ManyPapers, count: number) {
  const early = samples.filter(({ finished }) => finished >= count * 0.1 && finished < count * 0.2);
  const late = samples.filter(({ finished }) => finished >= count * 0.9 && finished < count);
  if (early.length === 0 || late.length === 0) return [];
  const grown = (figure: "memoryMiB" | "openFiles") =>
    once(
      spreadOf(late.map((each) => each[figure])).median - spreadOf(early.map((each) => each[figure])).median,
    );
  return [
    {
      figure: "memory that the service's process grew by between the 2nd and the last tenth, in MiB",
      value: grown("memoryMiB"),
    },
    { figure: "files that it has open more", value: grown("openFiles") },
  ];
}

const once = (value: number): Spread => spreadOf([value]);

export const pipelineRows: Row[] = [pipeline];
