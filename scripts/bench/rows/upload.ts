import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { signUp } from "../../../test/support/accounts.ts";
import { upload as formOf } from "../../../test/support/upload.ts";
import { forgetPeaks, peakMemoryOf } from "../measure/process-tree.ts";
import { inFolder, paperOf } from "../measure/sample-papers.ts";
import { spreadOf } from "../measure/statistics.ts";
import { startService } from "../servers/service.ts";
import type { Row } from "./row.ts";

const run = promisify(execFile);

export const uploadRow: Row = {
  name: "upload",
  title: "POST of a PDF of 25 MB, beside cp and sha256sum of it",
  measure: (bench) =>
    inFolder(async (folder) => {
      const dataFolder = join(folder, "data");
      const service = await startService({ dataFolder, logFile: join(bench.logFolder, "upload.log") });
      const [ratios, growth]: [number[], number[]] = [[], []];
      try {
        const { key } = await signUp(service.url, "bench", ["read", "write"]);
        for (let round = 0; round <= bench.effort.rounds; round++) {
          const bytes = paperOf(1, 25_000_000 - 5_000);
          const file = join(folder, "paper.pdf");
          await writeFile(file, bytes);
          const copied = await timeOf(() =>
            run("sh", ["-c", 'cp "$0" "$0.copy" && sha256sum "$0.copy"', file]),
          );
          forgetPeaks(service.pid);
          const before = peakMemoryOf(service.pid);
          const form = formOf({
            slug: `paper-${round}`,
            paper: new Blob([bytes as Uint8Array<ArrayBuffer>]),
          });
          const sent = await timeOf(() => submit(service.url, key, form));
          // The first one loads what the others use.
          if (round === 0) continue;
          ratios.push(sent / copied);
          growth.push(peakMemoryOf(service.pid) - before);
        }
      } finally {
        await service.stop();
      }
      return {
        goals: [
          { figure: "time: upload / cp and sha256sum", value: spreadOf(ratios), atMost: 1.3 },
          {
            figure: "memory that the service's process grew by, in MiB",
            value: spreadOf(growth),
            atMost: 64,
          },
        ],
        notes: ["an upload is synced to the disk and its text is read; cp does neither"],
      };
    }),
};

async function submit(url: string, key: string, body: FormData): Promise<void> {
  const response = await fetch(`${url}/api/repositories`, {
    method: "POST",
    headers: { "x-api-key": key },
    body,
  });
  if (response.status !== 201)
    throw new Error(`An upload was answered ${response.status}: ${await response.text()}`);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
