import { execFile } from "node:child_process";
import { createReadStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { createPaperReader } from "../../../server/papers/read-paper.ts";
import { ownSeconds } from "../measure/process-tree.ts";
import { inFolder, paperOf } from "../measure/sample-papers.ts";
import { measureSandbox } from "../measure/sandbox-cost.ts";
import { spreadOf } from "../measure/statistics.ts";
import { requireProgram } from "./require-program.ts";
import type { Row } from "./row.ts";
import { uploadRow } from "./upload.ts";

const run = promisify(execFile);
const mebibyte = 1024 * 1024;

const paper: Row = {
  name: "paper",
  title: "reading a paper of 20 pages, beside pdftotext -bbox-layout",
  measure: (bench) =>
    inFolder(async (folder) => {
      await requireProgram("pdftotext");
      const file = join(folder, "paper.pdf");
      await writeFile(file, paperOf(20, 0));
      const reader = createPaperReader({
        ...{ timeoutSeconds: 60, memoryMiB: 512, maxPages: 2000, maxTextBytes: 32 * mebibyte },
      });
      const [own, other]: [number[], number[]] = [[], []];
      for (let round = 0; round < bench.effort.rounds; round++) {
        own.push(await secondsOf(() => reader.read(() => createReadStream(file))));
        other.push(
          await secondsOf(() => run("pdftotext", ["-bbox-layout", file, "-"], { maxBuffer: 64 * mebibyte })),
        );
      }
      const ratios = own.map((seconds, round) => seconds / other[round]!);
      return {
        goals: [
          { figure: "processor time: reading / pdftotext", value: spreadOf(ratios), atMost: 2 },
          { figure: "reading, in ms of CPU", value: spreadOf(own.map((seconds) => seconds * 1000)) },
          { figure: "pdftotext, in ms of CPU", value: spreadOf(other.map((seconds) => seconds * 1000)) },
        ],
      };
    }),
};

const sandbox: Row = {
  name: "run",
  title: "a command in the sandbox, beside the bare command",
  async measure({ effort }) {
    const pairs = await measureSandbox(effort.rounds * 4);
    const added = pairs.map(({ bare, boxed }) => boxed.totalMilliseconds - bare.totalMilliseconds);
    return {
      goals: [{ figure: "added until the result is there, in ms", value: spreadOf(added), atMost: 40 }],
    };
  },
};

/** Processor time of this process and of the processes that it waited for; several times: Linux counts in 10 ms. */
async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const times = 4;
  const before = ownSeconds(process.pid);
  for (let time = 0; time < times; time++) await work();
  return (ownSeconds(process.pid) - before) / times;
}

export const paperRows: Row[] = [uploadRow, paper, sandbox];
