import { setTimeout as sleep } from "node:timers/promises";
import { type Account, signUp } from "../../../test/support/accounts.ts";
import { createMirrors } from "../../../test/support/mirror.ts";
import { smallPaper } from "../../../test/support/papers.ts";
import { type Answer, repositoryIdOf, send, submit } from "../client.ts";
import { Problems, type ScenarioReport } from "../scenario.ts";
import { ServiceUnderTest } from "../service-under-test.ts";

/** A service with an account and a paper, to which something happens that is not its fault. */
export interface FaultLab extends AsyncDisposable {
  service: ServiceUnderTest;
  ada: Account;
  codeUrl: string;
  problems: Problems;
  figures: ScenarioReport["figures"];
  /** Submits a paper and remembers it where it was accepted. */
  submit(githubUrl?: string): Promise<Answer>;
  /** Submits papers until one is processed, as long as the cause is gone: at most so many seconds. */
  expectRecovery(seconds: number): Promise<void>;
  /** Compares what was acknowledged with what is there, and stops the service. */
  report(name: string): Promise<ScenarioReport>;
}

export async function openFaultLab(
  settings: Record<string, string> = {},
  dataDir?: string,
): Promise<FaultLab> {
  const mirrors = createMirrors();
  const service = await ServiceUnderTest.open(
    { SERVICE_SOURCE_MIRRORS: mirrors.setting, ...settings },
    dataDir,
  );
  const problems = new Problems();
  const figures: ScenarioReport["figures"] = {};
  const accepted: string[] = [];
  await service.start().ready;
  const ada = await signUp(service.url, "ada");
  const codeUrl = mirrors.add("ada/code", smallPaper());
  let papers = 0;
  const lab: FaultLab = {
    service,
    ada,
    codeUrl,
    problems,
    figures,
    async submit(githubUrl) {
      const slug = `paper-${++papers}`;
      const answer = await submit(service.url, ada.key, slug, githubUrl);
      if (answer.status === 201) accepted.push(slug);
      return answer;
    },
    async expectRecovery(seconds) {
      const begun = Date.now();
      const deadline = begun + seconds * 1000;
      const health = await eventually(
        deadline,
        async () => (await send(`${service.url}/api/health`)).status === 200,
      );
      if (!health) problems.add("health did not come back", `in ${seconds} s`);
      let id: string | null = null;
      const stored = await eventually(deadline, async () => {
        id = repositoryIdOf(await lab.submit(codeUrl));
        return id !== null;
      });
      if (!stored) return problems.add("no submission was accepted again", `in ${seconds} s`);
      const done = await eventually(deadline, async () => {
        const { body } = await send(`${service.url}/api/processing?repositoryId=${id}`);
        return (body as { job?: { state: string } } | undefined)?.job?.state === "completed";
      });
      if (!done) problems.add("no paper was processed again", `in ${seconds} s`);
      figures["s until a paper was processed again"] = Math.round((Date.now() - begun) / 100) / 10;
    },
    async report(name) {
      if (!service.running) {
        problems.add("the service ended", (await service.child.ended).said.slice(-1_500));
        await service.start().ready;
        figures["started again"] = "yes";
      }
      for (const slug of accepted) {
        const found = await send(`${service.url}/api/v1/repositories/resolve?owner=ada&slug=${slug}`);
        if (found.status !== 200)
          problems.add("an acknowledged repository is gone", `${slug}: ${found.status}`);
      }
      figures.accepted = accepted.length;
      const stopped = await service.stop();
      if (stopped) problems.add("the stop", stopped);
      return { name, figures, problems: problems.list() };
    },
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]();
      mirrors.remove();
    },
  };
  return lab;
}

/** Tries again until it holds or the time is over; what rejects does not hold. */
export async function eventually(deadline: number, holds: () => Promise<boolean>): Promise<boolean> {
  for (;;) {
    if (await holds().catch(() => false)) return true;
    if (Date.now() > deadline) return false;
    await sleep(200);
  }
}

/** Counts answers by status; one that is neither expected nor a declared refusal to work is a problem. */
export function countAnswer(
  { problems, figures }: FaultLab,
  answer: Answer | null,
  what: string,
  expected: readonly number[],
): void {
  const status = answer?.status ?? "none";
  const name = `${what}: ${status}`;
  figures[name] = Number(figures[name] ?? 0) + 1;
  if (answer && !expected.includes(answer.status))
    problems.add(`${what} was answered ${status}`, JSON.stringify(answer.body)?.slice(0, 300));
}
