import { setTimeout as sleep } from "node:timers/promises";
import type { LoadBarrier } from "./load-barrier.ts";
import { runClient, submissionClient } from "./research-load.ts";
import { keyClient, memberClient, signUpClient, starClient } from "./social-load.ts";
import type { Load, Step } from "./step.ts";

/** Constant load from several clients. Resolves once the barrier has ended. */
export async function applyLoad(load: Load, barrier: LoadBarrier): Promise<void> {
  const { counts, fixture } = load;
  const { others } = fixture;
  const half = Math.ceil(others.length / 2);
  const clients: [step: Step, pauseMilliseconds: number][] = [
    [submissionClient(load), 150],
    [runClient(load), 1_000],
    [starClient(load, others.slice(0, half)), 20],
    [starClient(load, others.slice(half)), 20],
    [keyClient(load, others[0]!), 60],
    [memberClient(load, others), 60],
    [signUpClient(load), 1_500],
  ];
  await Promise.all(
    clients.map(async ([step, pause]) => {
      const guarded = () =>
        step().catch(() => {
          counts.lost += 1;
        });
      while (await barrier.pass(guarded)) await sleep(pause * (0.5 + load.random.next()));
    }),
  );
}
