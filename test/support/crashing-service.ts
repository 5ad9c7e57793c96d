// A service that kills itself with SIGKILL at one point of its pipeline: CRASH_AT is `before|during|after:<stage>`; or,
// with `during|after:commit`, in or after the transaction of the first write that a request commits with its answer.
import { setTimeout as sleep } from "node:timers/promises";
import { readConfig } from "../../server/config.ts";
import { serve, stopOnSignals } from "../../server/main.ts";
import type { Stage, StageContext, StageOutcome } from "../../server/pipeline/stage.ts";
import { stages } from "../../server/pipeline/stages/all.ts";
import type { Store } from "../../server/store/store.ts";

const [moment, at] = (process.env.CRASH_AT ?? ":").split(":");

/** Dies as `kill -9` would: nothing is flushed, no handler runs. */
function die(): never {
  process.kill(process.pid, "SIGKILL");
  // The signal is on its way; nothing more may happen meanwhile.
  for (;;);
}

function crashing(stage: Stage): Stage {
  if (stage.name !== at) return stage;
  return {
    name: stage.name,
    async run(context): Promise<StageOutcome> {
      if (moment === "before") die();
      const running = stage.run(context);
      if (moment === "during") {
        // While an experiment is running, or in the middle of whatever the stage does; never when it is recorded.
        await Promise.race([running, stage.name === "reproduction" ? experimentRuns(context) : sleep(0)]);
        die();
      }
      const outcome = await running;
      // Everything of the stage is done but the transaction that says so is not committed.
      if (moment !== "after") return outcome;
      return {
        ...outcome,
        async save(store) {
          await outcome.save?.(store);
          die();
        },
      };
    },
  };
}

/** Until an experiment is on its way, however long the way there takes. */
async function experimentRuns({ deps, job }: StageContext): Promise<void> {
  const isRunning = async () =>
    (await deps.store.runs.listByJob(job.id)).some(({ state }) => state === "running");
  while (!(await isRunning())) await sleep(20);
  await sleep(200);
}

function dieAtCommit(store: Store): void {
  const { transaction } = store;
  store.transaction = async (work) => {
    let answers = false;
    const result = await transaction(async (queries) => {
      const made = await work(queries);
      answers = typeof made === "object" && made !== null && "status" in made;
      if (answers && moment === "during") die();
      return made;
    });
    return answers ? die() : result;
  };
}

const service = await serve(readConfig(process.env), { stages: stages.map(crashing) });
if (at === "commit") dieAtCommit(service.composition.deps.store);
await stopOnSignals(service);
