import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { send } from "../client.ts";
import type { ScenarioReport, TortureOptions } from "../scenario.ts";
import { countAnswer, eventually, type FaultLab, openFaultLab } from "./fault.ts";

/** Steps the clock by an hour, forwards, back, and back once more, while work is under way. */
export async function clock({ short, say }: TortureOptions): Promise<ScenarioReport> {
  const folder = mkdtempSync(join(tmpdir(), "rvs-torture-clock-"));
  using _folder = { [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
  const file = join(folder, "offset");
  const { settings, write, by } = createClock(file);
  say(`the clock is moved by ${by}`);
  write(0);
  await using lab = await openFaultLab(settings);
  const { service, ada, problems, figures } = lab;
  figures.by = by;
  for (const [index, hours] of (short ? [1, -1] : [1, 0, -1, 0]).entries()) {
    // Queued and perhaps leased by the old time, due by the new one.
    for (const url of [lab.codeUrl, undefined]) countAnswer(lab, await lab.submit(url), "submission", [201]);
    write(hours);
    await lab.expectRecovery(60);
    figures[`s to recover, step ${index + 1} to ${hours} h`] =
      figures["s until a paper was processed again"]!;
    const session = await send(`${service.url}/api/auth/get-session`, { headers: { cookie: ada.cookie } });
    if (!(session.body as { user?: unknown } | null)?.user) problems.add(`the session is gone at ${hours} h`);
    const keyed = await send(`${service.url}/api/v1/repositories`, { headers: { "x-api-key": ada.key } });
    countAnswer(lab, keyed, "read with a key", [200]);
  }
  delete figures["s until a paper was processed again"];
  await expectAllProcessed(lab, short ? 10 : 30);
  return await lab.report("clock");
}

/** What was queued before a step back is due by the clock that was right then: it must not wait for that hour. */
async function expectAllProcessed({ service, ada, problems }: FaultLab, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  const { body } = await send(`${service.url}/api/repositories`, { headers: { "x-api-key": ada.key } });
  for (const { id } of (body as { repositories?: { id: string }[] }).repositories ?? []) {
    let job = { state: "unknown", stage: "unknown", lastError: "" };
    const isCompleted = async () => {
      const { body } = await send(`${service.url}/api/processing?repositoryId=${id}`);
      job = (body as { job: typeof job }).job;
      return job.state === "completed";
    };
    if (!(await eventually(deadline, isCompleted)))
      problems.add(`after ${seconds} s a job is ${job.state} at ${job.stage}`, job.lastError);
  }
}

interface Clock {
  by: string;
  settings: Record<string, string>;
  write(hours: number): void;
}

/** libfaketime, which moves the clock of the whole process, where it is installed; else Date alone is moved. */
function createClock(file: string): Clock {
  const [library] = globSync("/usr/lib/*/faketime/libfaketime.so.1");
  if (library) {
    return {
      by: "libfaketime",
      settings: {
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: file,
        FAKETIME_NO_CACHE: "1",
        FAKETIME_DONT_FAKE_MONOTONIC: "1",
        FAKETIME_DONT_RESET: "1",
      },
      write: (hours: number) => writeFileSync(file, `${hours < 0 ? "" : "+"}${hours * 3600}s\n`),
    };
  }
  return {
    by: "a moved Date",
    settings: {
      NODE_OPTIONS: `--import=${join(import.meta.dirname, "moved-date.mjs")}`,
      TORTURE_CLOCK: file,
    },
    write: (hours: number) => writeFileSync(file, String(hours * 3_600_000)),
  };
}
