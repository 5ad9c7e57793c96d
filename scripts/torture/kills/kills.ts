import { setTimeout as sleep } from "node:timers/promises";
import { controlGroupsOf, leftoverFiles } from "../../../test/support/leftovers.ts";
import { createMirrors } from "../../../test/support/mirror.ts";
import { createRandom } from "../../random.ts";
import { descendantsOf } from "../process-state.ts";
import { Problems, type ScenarioReport, type TortureOptions } from "../scenario.ts";
import { ServiceUnderTest } from "../service-under-test.ts";
import { compare } from "./compare.ts";
import { applyLoad } from "./load.ts";
import { LoadBarrier } from "./load-barrier.ts";
import { createLoadFixture } from "./load-fixture.ts";
import { createModel } from "./model.ts";
import { inspectStored, openJobs } from "./read-database.ts";

/** One of so many kills comes while the service starts: migrating, clearing folders and taking over leases. */
const startKills = 5;
/** One of so many lives is long enough for a Run to end: work that never ends would be the only kind tried. */
const longLives = 8;

/** Kills the service with SIGKILL at random moments under load; what it acknowledged must be there at each start. */
export async function kills(options: TortureOptions): Promise<ScenarioReport> {
  const random = createRandom(options.seed);
  const problems = new Problems();
  const model = createModel();
  const mirrors = createMirrors();
  using _mirrors = { [Symbol.dispose]: mirrors.remove };
  await using service = await ServiceUnderTest.open({ SERVICE_SOURCE_MIRRORS: mirrors.setting });
  await service.start().ready;
  const fixture = await createLoadFixture(service.url, mirrors, model, options.short ? 3 : 12);
  await service.kill();

  const barrier = new LoadBarrier();
  const counts = { lost: 0, refused: 0 };
  const load = applyLoad({ fixture, model, random, problems, counts }, barrier);
  const started = Date.now();
  let killed = 0;
  try {
    while (killed < options.kills && !options.signal.aborted) {
      const child = service.start();
      if (random.between(1, startKills) === 1) {
        await sleep(random.between(50, 1_200));
      } else {
        await child.ready;
        await compare(fixture, model, problems);
        barrier.open();
        await sleep(random.between(50, 1_500) + (random.between(1, longLives) === 1 ? 4_000 : 0));
      }
      child.kill("SIGKILL");
      await Promise.all([child.ended, barrier.close()]);
      killed += 1;
      if (killed % 50 === 0) options.say(`${killed} kills, ${model.papers.size} papers, ${counts.lost} lost`);
    }
  } finally {
    barrier.end();
    await load;
  }
  const minutes = (Date.now() - started) / 60_000;

  options.signal.throwIfAborted();
  await service.start().ready;
  await settle(service.dataDir, options.signal, problems);
  await compare(fixture, model, problems, true);
  const below = descendantsOf(service.child.pid);
  if (below.some((line) => /bwrap|unshare/.test(line)))
    problems.add("an experiment is still there", below.join());
  const ended = await service.stop();
  if (ended) problems.add("the last stop", ended);
  const found = await inspectStored(service.dataDir, model, problems);
  for (const name of leftoverFiles(service.dataDir)) problems.add("a file was left", name);
  for (const group of controlGroupsOf(service.pids)) problems.add("a control group was left", group);
  return {
    name: "kills",
    figures: {
      kills: killed,
      "kills per minute": Math.round(killed / minutes),
      repositories: found.repositories,
      "Runs requested": model.runs.size,
      stars: model.stars.size,
      "keys made": model.keys.size,
      accounts: model.accounts.size,
      members: model.members.size,
      "requests without an answer": counts.lost,
      "refused for a full queue": counts.refused,
      jobs: found.jobs,
      "chained events": found.events,
      "jobs failed by five deaths": found.failed,
    },
    problems: problems.list(),
  };
}

/** Lets an undisturbed service bring every job to its end. */
async function settle(dataDir: string, signal: AbortSignal, problems: Problems): Promise<void> {
  let open = await openJobs(dataDir);
  const deadline = Date.now() + 60_000 + open * 5_000;
  while (open > 0 && Date.now() < deadline && !signal.aborted) {
    await sleep(200);
    open = await openJobs(dataDir);
  }
  if (open > 0) problems.add("jobs do not end", String(open));
}
