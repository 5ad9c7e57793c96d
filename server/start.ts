import type { Running } from "./main.ts";

/** Starts a service with the settings of an environment (docs/operating.md). Rejects with every setting that is wrong. */
export async function start(settings: Record<string, string | undefined>): Promise<Running> {
  const [{ readConfig }, main] = await Promise.all([import("./config.ts"), import("./main.ts")]);
  return main.start(readConfig(settings));
}
