import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { signUp } from "../../../test/support/accounts.ts";
import { createMirrors } from "../../../test/support/mirror.ts";
import { Problems, type ScenarioReport, type TortureOptions } from "../scenario.ts";
import { ServiceUnderTest } from "../service-under-test.ts";
import { type Delay, measureDelay, probeSettings } from "./measure.ts";
import { paperInputs } from "./paper-inputs.ts";
import { repositoryInputs } from "./repository-inputs.ts";
import { requestInputs } from "./request-inputs.ts";

/** No input may be computed on for longer without a pause, in milliseconds: a busy machine lengthens all else. */
const longestStall = 100;

/** A stall that an input causes comes with every try; one of the machine does not. */
const tries = 3;

/** Sends the worst input of each kind, and measures what everybody else waits meanwhile. */
export async function stall({ short, signal, say }: TortureOptions): Promise<ScenarioReport> {
  const problems = new Problems();
  const figures: ScenarioReport["figures"] = {};
  const folder = mkdtempSync(join(tmpdir(), "rvs-torture-stall-"));
  using _folder = { [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
  const mirrors = createMirrors();
  using _mirrors = { [Symbol.dispose]: mirrors.remove };
  const file = join(folder, "delay");
  await using service = await ServiceUnderTest.open({
    SERVICE_SOURCE_MIRRORS: mirrors.setting,
    SERVICE_TRUSTED_PROXIES: "loopback",
    SERVICE_ACCOUNT_JOBS: "10000",
    SERVICE_JOB_BUDGET_SECONDS: "1000000000",
    ...probeSettings(file),
  });
  await service.start().ready;
  const measure = async (kind: string, send: () => Promise<unknown>, times: number) => {
    const delays: Delay[] = [];
    // One within the bound is enough, and spares the rest.
    while (delays.length < times && delays.every(({ computing }) => computing > longestStall)) {
      delays.push(await measureDelay(service, file, send));
    }
    const least = delays.toSorted((a, b) => a.computing - b.computing)[0]!;
    const text = `${Math.round(least.stall)} ms, computing ${Math.round(least.computing)} ms, answer ${Math.round(least.answer)} ms`;
    figures[kind] = text;
    say(`${kind}: ${text}`);
    if (least.computing > longestStall)
      problems.add(`${kind} kept the event loop`, `${Math.round(least.computing)} ms`);
  };
  await measure("nothing", () => sleep(2_000), 1);
  let ada = { key: "", cookie: "" };
  await measure(
    "the first account of a process",
    async () => {
      ada = await signUp(service.url, "ada");
    },
    1,
  );
  const lab = { url: service.url, ...ada, mirrors };
  const inputs = [...requestInputs(lab), ...paperInputs(lab), ...repositoryInputs(lab)];
  for (const { kind, prepare, send } of short ? inputs.slice(0, 3) : inputs) {
    if (signal.aborted) break;
    try {
      prepare?.();
      await measure(kind, send, tries);
    } catch (error) {
      problems.add(kind, String(error));
    }
  }
  const stopped = await service.stop();
  if (stopped) problems.add("the stop", stopped);
  return { name: "stall", figures, problems: problems.list() };
}
