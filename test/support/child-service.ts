import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { builtScript, compileCacheFolder } from "./built-service.ts";
import { databaseSettings } from "./databases.ts";
import { noPreprintServer } from "./no-preprint-server.ts";

/** A service in a process of its own, which a test may kill. */
export interface ChildService {
  url: string;
  pid: number;
  /** Resolves once it listens; rejects with what it said when it ends before. */
  ready: Promise<void>;
  /** How it ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; said: string }>;
  kill(signal: NodeJS.Signals): void;
}

const project = join(import.meta.dirname, "../..");
const crashing = "test/support/crashing-service.ts";

/** Starts the service on a data folder and a port; `command` may put another program in front of it. */
export function startChild(
  settings: { PORT: string; SERVICE_DATA_DIR: string } & Record<string, string>,
  { script = crashing, command = [] }: { script?: string | undefined; command?: string[] | undefined } = {},
): ChildService {
  const node = [process.execPath, "--conditions=research-verification-source", builtScript(script)];
  const [file, ...args] = [...command, ...node];
  const { PATH, HOME } = process.env;
  const database = databaseSettings(settings.SERVICE_DATA_DIR);
  const child = spawn(file!, args, {
    cwd: project,
    env: {
      ...{ PATH, HOME, NODE_COMPILE_CACHE: compileCacheFolder, SERVICE_LOG_LEVEL: "error" },
      SERVICE_DEBIAN_MIRROR: "none",
      ...noPreprintServer,
      ...database,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-20_000);
    });
  }
  const ended = once(child, "close").then(([code, signal]) => ({ code, signal, said }));
  const url = `http://127.0.0.1:${settings.PORT}`;
  const ready = Promise.race([
    listens(url, ended),
    ended.then(({ said }) => Promise.reject(new Error(`The service ended: ${said}`))),
  ]);
  // A crash that is meant is no unhandled rejection.
  ready.catch(() => undefined);
  return { url, pid: child.pid!, ready, ended, kill: (signal) => void child.kill(signal) };
}

async function listens(url: string, ended: Promise<unknown>): Promise<void> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  while (!over) {
    const answer = await fetch(`${url}/schemas/experiment.json`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
