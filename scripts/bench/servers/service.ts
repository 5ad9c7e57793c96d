import { join } from "node:path";
import { rateLimits } from "../../../server/__generated__/operations.ts";
import { freePort } from "./free-port.ts";
import { type Started, startProcess } from "./start-process.ts";

const root = join(import.meta.dirname, "../../..");

/** Known to the peers too: their cursors are those of the service. */
export const serviceSecret = "b".repeat(64);

export interface ServiceOptions {
  dataFolder: string;
  logFile: string;
  /** Further settings (docs/operating.md#settings). */
  settings?: Record<string, string>;
  /** What starts it, where that is not the program of `npm run serve`. */
  script?: string | undefined;
  /** Of Node.js. */
  flags?: string[];
}

/**
 * Starts the service as `npm run serve` does, in the role `web`: with validation, identity, limits that are counted and
 * never reached, request ids, and a line in the log for each request.
 */
export async function startService(options: ServiceOptions): Promise<Started> {
  const { dataFolder, logFile, settings = {}, flags = [] } = options;
  const program = options.script ? [options.script] : [join(root, "scripts/run.mjs"), "server/main.ts"];
  const port = await freePort();
  const limits = Object.keys(rateLimits).map((name) => [name, 1_000_000_000]);
  return startProcess({
    arguments: [
      "--conditions=research-verification-source",
      "--disable-warning=ExperimentalWarning",
      ...flags,
      ...program,
    ],
    port,
    path: "/api/v1/claims?limit=1",
    env: {
      NODE_COMPILE_CACHE: join(root, ".cache/compile"),
      PORT: String(port),
      SERVICE_ROLE: "web",
      SERVICE_DATA_DIR: dataFolder,
      SERVICE_SECRET: serviceSecret,
      SERVICE_REVISION: "bench",
      SERVICE_LIMITS: JSON.stringify(Object.fromEntries(limits)),
      SERVICE_LOG_LEVEL: "info",
      ...settings,
    },
    logFile,
  });
}
