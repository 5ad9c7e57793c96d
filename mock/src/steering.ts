import { setTimeout as delay } from "node:timers/promises";
import type { Simulated } from "#server/simulated";
import type { Mock } from "./options.ts";
import type { Pace } from "./pace.ts";

/** How whoever started a mock moves its jobs. */
export function createSteering(service: Simulated, pace: Pace): Pick<Mock, "advance" | "settle"> {
  return {
    async advance(steps = 1) {
      for (let step = 0; step < steps; step++) {
        await atRest(service, pace);
        pace.release();
        await atRest(service, pace);
      }
    },
    async settle() {
      while (!(await hasEnded(service))) {
        pace.release();
        await delay(4);
      }
    },
  };
}

/** Until every job that is worked on waits for its next step. */
async function atRest(service: Simulated, pace: Pace): Promise<void> {
  for (;;) {
    const { underWay, waiting, slots } = await service.countJobs();
    const isFull = underWay >= slots;
    if (pace.waiting() >= underWay && (waiting === 0 || isFull)) return;
    await delay(4);
  }
}

async function hasEnded(service: Simulated): Promise<boolean> {
  const { underWay, waiting } = await service.countJobs();
  return underWay + waiting === 0;
}
