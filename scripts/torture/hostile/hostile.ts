import { join } from "node:path";
import { type Account, signUp } from "../../../test/support/accounts.ts";
import { controlGroupsOf, leftoverFiles, processesMatching } from "../../../test/support/leftovers.ts";
import { createMirrors } from "../../../test/support/mirror.ts";
import { descendantsOf, memoryOf, openBelow } from "../process-state.ts";
import { Problems, type ScenarioReport, type TortureOptions } from "../scenario.ts";
import { ServiceUnderTest } from "../service-under-test.ts";
import type { HostileExperiment, HostileGroup } from "./experiments.ts";
import { hostileGroups } from "./experiments.ts";
import { runExperiments } from "./run-experiments.ts";

/** A Run may end so much later than its limit: starting, counting, stopping and removing what it left. */
const marginSeconds = 30;

/** Runs experiments that attack the machine; each ends in a declared state and leaves nothing. */
export async function hostile(options: TortureOptions): Promise<ScenarioReport> {
  const problems = new Problems();
  const mirrors = createMirrors();
  using _mirrors = { [Symbol.dispose]: mirrors.remove };
  await using service = await ServiceUnderTest.open({ SERVICE_SOURCE_MIRRORS: mirrors.setting });
  await service.start().ready;
  const ada = await signUp(service.url, "ada");
  const groups = options.short ? shortened(hostileGroups) : hostileGroups;
  const states = new Map<string, number>();
  let count = 0;
  let slowest = 0;
  for (const group of groups) {
    if (options.signal.aborted) break;
    options.say(`${group.name}: ${group.experiments.length} experiments`);
    const ended = await runExperiments({ service, account: ada, mirrors, group });
    if (typeof ended === "string") {
      problems.add(`the job of ${group.name}`, ended);
      if (!service.running) break;
    } else {
      for (const { experiment, state, failure, seconds } of ended) {
        const { name, timeout = 10, states: allowed } = experiment;
        count += 1;
        slowest = Math.max(slowest, seconds - timeout);
        states.set(state, (states.get(state) ?? 0) + 1);
        if (!(allowed as readonly string[]).includes(state))
          problems.add(`"${name}" ended as ${state}`, JSON.stringify(failure));
        if (seconds > timeout + marginSeconds)
          problems.add(`"${name}" took ${Math.round(seconds)} s of ${timeout} s`);
      }
    }
    await expectClean(service, group, problems);
    await expectWell(service, ada, mirrors, group, problems);
  }
  const memory = memoryOf(service.child.pid);
  const stopped = await service.stop();
  if (stopped) problems.add("the stop", stopped);
  return {
    name: "hostile",
    figures: {
      experiments: count,
      groups: groups.length,
      states: [...states].map(([state, times]) => `${state}x${times}`).join(" "),
      "longest beyond its limit, s": Math.round(slowest * 10) / 10,
      "MiB at most": memory.peak,
    },
    problems: problems.list(),
  };
}

/** The quick ones of each group. */
function shortened(groups: HostileGroup[]): HostileGroup[] {
  const quick = ({ name }: HostileExperiment) =>
    ["kill -9 -1", "large file", "output is a FIFO", "output without end", "mounts"].includes(name);
  const experiments = groups.flatMap((group) => group.experiments.filter(quick));
  return [{ name: "short", experiments }];
}

async function expectClean(
  service: ServiceUnderTest,
  { name }: HostileGroup,
  problems: Problems,
): Promise<void> {
  const { pid } = service.child;
  const left = descendantsOf(pid).filter((line) => /bwrap|unshare|sh -c|sleep|yes/.test(line));
  for (const line of left) problems.add(`${name} left a process`, line);
  for (const line of processesMatching(service.dataDir)) {
    if (!line.startsWith(`${pid} `) && /bwrap|unshare/.test(line))
      problems.add(`${name} left a process`, line);
  }
  for (const group of controlGroupsOf([pid])) problems.add(`${name} left a control group`, group);
  for (const file of leftoverFiles(service.dataDir)) problems.add(`${name} left a file`, file);
  for (const file of openBelow(pid, join(service.dataDir, "work")))
    problems.add(`${name} left an open file`, file);
}

/** An honest experiment right after a group of hostile ones. */
async function expectWell(
  service: ServiceUnderTest,
  account: Account,
  mirrors: ReturnType<typeof createMirrors>,
  { name }: HostileGroup,
  problems: Problems,
): Promise<void> {
  const honest: HostileGroup = {
    name: `after ${name}`,
    experiments: [{ name: "honest", command: "sh measure.sh", states: ["succeeded"] }],
  };
  const ended = await runExperiments({ service, account, mirrors, group: honest });
  if (typeof ended === "string") return problems.add(`an honest paper after ${name}`, ended);
  for (const { state, failure } of ended)
    if (state !== "succeeded")
      problems.add(`an honest experiment after ${name}`, `${state} ${JSON.stringify(failure)}`);
}
