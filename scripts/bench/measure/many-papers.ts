import { spawn } from "node:child_process";
import { once } from "node:events";
import { openAsBlob, readdirSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { signUp } from "../../../test/support/accounts.ts";
import { upload } from "../../../test/support/upload.ts";
import { startService } from "../servers/service.ts";
import type { Started } from "../servers/start-process.ts";
import { cpuSecondsOf, memoryOf } from "./process-tree.ts";
import { codeHost, command, type SmallPaper } from "./small-papers.ts";

export interface ManyPapers {
  /** From the first submission until the last verdict was signed. */
  seconds: number;
  /** Of the service and of all that it started. */
  cpuSeconds: number;
  /** Of the service's own process, now and then while papers were at work. */
  samples: { finished: number; memoryMiB: number; openFiles: number }[];
}

/**
 * Submits all papers to a service of their own and waits for their verdicts.
 *
 * @throws where a Claim is not supported: then not all was done.
 */
export async function processPapers(papers: SmallPaper[], folder: string): Promise<ManyPapers> {
  const dataFolder = join(folder, "data");
  const service = await startService({
    dataFolder,
    logFile: join(folder, "service.log"),
    settings: {
      SERVICE_ROLE: "all",
      SERVICE_ACCOUNT_JOBS: "1000000",
      SERVICE_SOURCE_MIRRORS: JSON.stringify({ [codeHost]: `file://${folder}/` }),
    },
  });
  const database = new Database(join(dataFolder, "service.sqlite"), { readonly: true });
  try {
    const { key } = await signUp(service.url, "bench", ["read", "write"]);
    const [began, cpuBefore] = [performance.now(), cpuSecondsOf(service.pid)];
    const submitted = submitAll(service.url, key, papers);
    const samples = await untilFinished(database, papers.length, service, submitted);
    const seconds = (performance.now() - began) / 1000;
    requireSupported(database, papers.length);
    return { seconds, cpuSeconds: cpuSecondsOf(service.pid) - cpuBefore, samples };
  } finally {
    database.close();
    await service.stop();
  }
}

/** The same commands by a shell, as many papers at once as there are processors: fetch, read, run, digest. */
export async function runBare(papers: SmallPaper[], folder: string): Promise<number> {
  const work = join(folder, "bare");
  await mkdir(work);
  const script = `set -e
git clone --quiet --depth 1 "file://$0.git" "$1"
pdftotext -bbox-layout "$0.pdf" "$1/paper.html"
cd "$1"
${command}
sha256sum half.json paper.html >digests`;
  const began = performance.now();
  const each = ["xargs", "-P", String(availableParallelism()), "-n", "2", "sh", "-c", script];
  const child = spawn(each[0]!, each.slice(1), { stdio: ["pipe", "ignore", "inherit"] });
  child.stdin.end(papers.map(({ name }) => `${join(folder, name)} ${join(work, name)}`).join("\n"));
  const [status] = await once(child, "close");
  if (status !== 0)
    throw new Error(`The commands of a paper failed in the shell (xargs exited with ${status}).`);
  return (performance.now() - began) / 1000;
}

async function submitAll(url: string, key: string, papers: SmallPaper[]): Promise<void> {
  const left = papers.values();
  const submitter = async () => {
    for (const { name, file, codeUrl } of left) {
      const body = upload({
        slug: name,
        paper: await openAsBlob(file),
        githubUrl: codeUrl,
        paperLicense: "CC0-1.0",
      });
      const response = await fetch(`${url}/api/repositories`, {
        method: "POST",
        headers: { "x-api-key": key },
        body,
      });
      if (response.status !== 201)
        throw new Error(`A paper was answered ${response.status}: ${await response.text()}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, submitter));
}

async function untilFinished(
  database: Database.Database,
  count: number,
  { pid }: Started,
  submitted: Promise<void>,
): Promise<ManyPapers["samples"]> {
  let failure: unknown;
  submitted.catch((error) => {
    failure = error;
  });
  const finishedJobs = database
    .prepare(`select count(*) from jobs where state in ('completed', 'failed', 'cancelled')`)
    .pluck();
  const samples: ManyPapers["samples"] = [];
  for (;;) {
    const finished = finishedJobs.get() as number;
    samples.push({ finished, memoryMiB: memoryOf(pid), openFiles: readdirSync(`/proc/${pid}/fd`).length });
    if (failure) throw failure;
    if (finished >= count) return samples;
    await sleep(200);
  }
}

function requireSupported(database: Database.Database, count: number): void {
  const supported = database
    .prepare(`select count(*) from claims where "evidenceState" = 'supported'`)
    .pluck()
    .get();
  if (supported !== count) throw new Error(`${supported} of ${count} papers have a supported Claim.`);
}
