import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ServiceUnderTest } from "../service-under-test.ts";

export interface Delay {
  /** The longest that the event loop of the service ran nothing else, in milliseconds. */
  stall: number;
  /** The longest that it computed meanwhile without a pause: the part of a stall that is not the machine's. */
  computing: number;
  /** The longest that another client waited for a small answer, in milliseconds. */
  answer: number;
}

/** What the service needs to be measured by `measureDelay`. */
export const probeSettings = (file: string): Record<string, string> => ({
  NODE_OPTIONS: `--import=${join(import.meta.dirname, "delay-probe.mjs")}`,
  TORTURE_DELAYS: file,
});

/** Measures the event loop of the service while `work` goes on. */
export async function measureDelay(
  service: ServiceUnderTest,
  file: string,
  work: () => Promise<unknown>,
): Promise<Delay> {
  await readProbe(service, file);
  let over = false;
  let answer = 0;
  const other = (async () => {
    while (!over) {
      const sent = performance.now();
      await fetch(`${service.url}/schemas/experiment.json`).then((response) => response.arrayBuffer());
      answer = Math.max(answer, performance.now() - sent);
      await sleep(10);
    }
  })();
  try {
    await work();
  } finally {
    over = true;
    await other;
  }
  return { ...(await readProbe(service, file)), answer };
}

async function readProbe(service: ServiceUnderTest, file: string): Promise<Omit<Delay, "answer">> {
  rmSync(file, { force: true });
  service.child.kill("SIGUSR2");
  while (!existsSync(file)) await sleep(5);
  return JSON.parse(readFileSync(file, "utf8"));
}
