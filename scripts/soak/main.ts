// npm run soak: does what the service holds stay the same under an hour of mixed load? docs/performance.md says more.
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { inFolder } from "../bench/measure/sample-papers.ts";
import { codeHost, makeSmallPapers } from "../bench/measure/small-papers.ts";
import { startService } from "../bench/servers/service.ts";
import { type Caller, createCallers } from "./callers.ts";
import { formatSamples, growth } from "./report.ts";
import { type Sample, takeSample } from "./samples.ts";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "60" }, output: { type: "string" } },
});
const minutes = Number(values.minutes);
if (!(minutes > 0 && minutes <= 10_000)) {
  console.error(`--minutes: "${values.minutes}" is not a number above 0`);
  process.exit(2);
}

await inFolder(async (folder) => {
  // One each four seconds.
  const papers = await makeSmallPapers(folder, Math.ceil(minutes * 15));
  const samplesFile = join(folder, "samples.jsonl");
  const service = await startService({
    dataFolder: join(folder, "data"),
    logFile: join(folder, "service.log"),
    flags: ["--expose-gc", "--import", join(import.meta.dirname, "probe.ts")],
    settings: {
      SERVICE_ROLE: "all",
      SERVICE_ACCOUNT_JOBS: "1000000",
      SERVICE_SOURCE_MIRRORS: JSON.stringify({ [codeHost]: `file://${folder}/` }),
      SOAK_SAMPLES: samplesFile,
    },
  });
  const samples: Sample[] = [];
  const failures = new Map<string, number>();
  let requests = 0;
  let over = false;
  const answers: Record<string, number> = {};
  const counted: typeof fetch = async (...given) => {
    requests++;
    const response = await fetch(...given);
    answers[response.status] = (answers[response.status] ?? 0) + 1;
    return response;
  };
  const keepGoing = async ({ name, restMilliseconds, act }: Caller) => {
    while (!over) {
      await act().catch((error) => {
        const line = `${name}: ${error instanceof Error ? error.message : error}`;
        failures.set(line, (failures.get(line) ?? 0) + 1);
      });
      await sleep(restMilliseconds * (0.5 + Math.random()));
    }
  };
  try {
    const callers = (await createCallers({ url: service.url, papers, fetch: counted })).map(keepGoing);
    const began = performance.now();
    for (let sample = 0; sample <= 60; sample++) {
      await sleep(Math.max(0, began + sample * minutes * 1000 - performance.now()));
      const minute = (performance.now() - began) / 60_000;
      samples.push({ minute, requests, ...(await takeSample(service.pid, samplesFile)) });
      console.log(formatSamples(samples.slice(-1), samples.length === 1));
    }
    over = true;
    await Promise.all(callers);
    // What nobody uses any more is let go.
    await sleep(20_000);
    samples.push({ minute: minutes + 0.5, requests, ...(await takeSample(service.pid, samplesFile)) });
    console.log(`afterwards, with nobody there:\n${formatSamples(samples.slice(-1), false)}`);
  } finally {
    over = true;
    await service.stop();
  }
  console.log(growth(samples.slice(0, -1)));
  console.log(
    `Answers by status: ${JSON.stringify(answers)}; ${requests} requests, the others were broken off.`,
  );
  for (const [line, count] of failures) console.log(`FAILED ${count} times: ${line}`);
  if (values.output)
    writeFileSync(
      resolve(process.env.INIT_CWD ?? ".", values.output),
      `${JSON.stringify(samples, null, 1)}\n`,
    );
});
