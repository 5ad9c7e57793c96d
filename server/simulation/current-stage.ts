import { AsyncLocalStorage } from "node:async_hooks";
import type { Stage, StageContext } from "../pipeline/stage.ts";
import type { SimulatedWorld } from "./world.ts";

const current = new AsyncLocalStorage<StageContext>();

/** The same; null where no stage works, but a request. */
export const findStage = (): StageContext | null => current.getStore() ?? null;

/** The stage whose work calls this: ports are not told for whom they work. */
export function currentStage(): StageContext {
  const stage = current.getStore();
  if (!stage) throw new Error("Nothing but a stage of the pipeline may ask this");
  return stage;
}

/** The same stages, of which each is a step of the world. */
export function inSteps(stages: Stage[], world: Pick<SimulatedWorld, "step">): Stage[] {
  return stages.map(({ name, run }) => ({
    name,
    async run(context) {
      await world.step(context.signal);
      return current.run(context, () => run(context));
    },
  }));
}
