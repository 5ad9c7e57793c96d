// A service that kills itself with SIGKILL at one point of its pipeline: CRASH_AT is `before|during|after:<stage>`.
import { readConfig } from "../../server/config.ts";
import { serve } from "../../server/main.ts";
import type { Stage, StageOutcome } from "../../server/pipeline/stage.ts";
import { stages } from "../../server/pipeline/stages/all.ts";

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
      // While an experiment is running, or in the middle of whatever the stage does.
      if (moment === "during") setTimeout(die, stage.name === "reproduction" ? 300 : 0);
      const outcome = await stage.run(context);
      // Everything of the stage is done but the transaction that says so is not committed.
      return moment === "after"
        ? { ...outcome, save: async (store) => (await outcome.save?.(store), die()) }
        : outcome;
    },
  };
}

await serve(readConfig(process.env), { stages: stages.map(crashing) });
process.stdout.write("ready\n");
