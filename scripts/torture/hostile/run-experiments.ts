import { setTimeout as sleep } from "node:timers/promises";
import type { Account } from "../../../test/support/accounts.ts";
import type { createMirrors } from "../../../test/support/mirror.ts";
import { repositoryIdOf, send, submit } from "../client.ts";
import type { ServiceUnderTest } from "../service-under-test.ts";
import type { HostileExperiment, HostileGroup } from "./experiments.ts";

export interface EndedExperiment {
  experiment: HostileExperiment;
  state: string;
  failure: unknown;
  /** From the Run's start to its end. */
  seconds: number;
}

interface Laboratory {
  service: ServiceUnderTest;
  account: Account;
  mirrors: ReturnType<typeof createMirrors>;
  group: HostileGroup;
}

/** Sends a group as the experiments of one paper and waits for its end; the reason where the job did not complete. */
export async function runExperiments(lab: Laboratory): Promise<EndedExperiment[] | string> {
  const { service, account, mirrors, group } = lab;
  const slug = group.name.replaceAll(/\W+/g, "-");
  const githubUrl = mirrors.add(`ada/${slug}`, treeOf(group));
  const submitted = await submit(service.url, account.key, slug, githubUrl);
  const id = repositoryIdOf(submitted);
  if (id === null) return `the submission was answered ${submitted.status} ${JSON.stringify(submitted.body)}`;
  const limit = group.experiments.reduce((sum, { timeout = 10 }) => sum + timeout + 30, 60);
  const ended = await endOf(service, id, limit);
  if (ended !== null) return ended;
  const { body } = await send(`${service.url}/api/v1/runs?repository_id=${id}&limit=100`);
  const { data: runs } = body as { data: RunView[] };
  const claims = await send(`${service.url}/api/v1/claims?repository_id=${id}&limit=100`);
  const statements = new Map(
    (claims.body as { data: { id: string; statement: string }[] }).data.map((claim) => [
      claim.id,
      claim.statement,
    ]),
  );
  const found = group.experiments.map((experiment): EndedExperiment | string => {
    const run = runs.find(({ claimIds }) => statements.get(claimIds[0]!) === experiment.name);
    if (!run) return `there is no Run of "${experiment.name}"`;
    const { state, failure } = run.execution;
    const seconds = (Date.parse(run.finishedAt ?? "") - Date.parse(run.startedAt ?? "")) / 1000;
    return { experiment, state, failure, seconds };
  });
  return found.find((item) => typeof item === "string") ?? (found as EndedExperiment[]);
}

interface RunView {
  claimIds: string[];
  execution: { state: string; failure: unknown };
  startedAt: string | null;
  finishedAt: string | null;
}

/** Waits for the end of a job; null where it completed. */
async function endOf({ url, child }: ServiceUnderTest, id: string, seconds: number): Promise<string | null> {
  const deadline = Date.now() + seconds * 1000;
  let last = "";
  while (Date.now() < deadline) {
    const { body } = await send(`${url}/api/processing?repositoryId=${id}`).catch(() => ({
      body: undefined,
    }));
    const { job } = (body ?? {}) as { job?: { state: string; stage: string; lastError?: string } };
    if (job?.state === "completed") return null;
    if (job) last = `${job.state} at ${job.stage}: ${job.lastError ?? ""}`;
    if (job && job.state !== "queued" && job.state !== "running" && job.state !== "dispatched") return last;
    await sleep(100);
  }
  return `not ended in ${seconds} s, ${last} (process ${child.pid})`;
}

/** One Claim for each experiment, so that each is run. */
function treeOf({ experiments }: HostileGroup): Record<string, string> {
  const from = { file: "metrics.json", pointer: "/value" };
  const measurements = [{ id: "value", metric: "value", reported: "4.74", from }];
  return {
    "measure.sh": `awk 'BEGIN { print "{\\"value\\": " 94802 / 20000 "}" }' > metrics.json\n`,
    ".research/experiment.yml": JSON.stringify({
      version: 1,
      experiments: experiments.map(({ command, timeout = 10, memory = 256 }, index) => ({
        id: `e${index}`,
        command,
        timeout,
        memory,
      })),
      claims: experiments.map(({ name }, index) => ({
        id: `c${index}`,
        statement: name,
        experiment: `e${index}`,
        measurements,
      })),
    }),
  };
}
