// Loaded into the service beside its own code: says what it holds whenever it is asked by SIGUSR2.
import { appendFileSync } from "node:fs";

const file = process.env.SOAK_SAMPLES!;

process.on("SIGUSR2", () => {
  // Twice: what the first run finalizes the second one frees.
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const handles = process.getActiveResourcesInfo().length;
  appendFileSync(file, `${JSON.stringify({ rss, heapUsed, external, handles })}\n`);
});
