import { once } from "node:events";
import { resolve } from "node:path";
import type { Command } from "commander";
import { materialFailure } from "../failure.ts";
import type { Session } from "../io.ts";

/** `rvs serve`: a service on this machine. */
export function addServe(program: Command, session: Session): void {
  program
    .command("serve")
    .summary("start a service on this machine")
    .description(
      "Starts a service until it is stopped with Ctrl-C. Every setting of docs/operating.md is taken from the environment.",
    )
    .option("--port <number>", "the port; PORT otherwise, else 8787")
    .option("--data <folder>", "where everything is kept; SERVICE_DATA_DIR otherwise, else ./data")
    .action((options: { port?: string; data?: string }) => serve(session, options));
}

async function serve(session: Session, { port, data }: { port?: string; data?: string }): Promise<void> {
  const { env, cwd, signal, stdout } = session;
  const { start } = await import("@research-verification/server/start");
  const settings = {
    ...env,
    SERVICE_DATA_DIR: resolve(cwd, data ?? env.SERVICE_DATA_DIR ?? "data"),
    SERVICE_LOG_LEVEL: env.SERVICE_LOG_LEVEL || "warn",
    ...(port !== undefined && { PORT: port }),
  };
  const service = await start(settings).catch((error: Error) => {
    throw materialFailure(error.message);
  });
  stdout.write(`Research Verification Service at ${service.address}\n`);
  if (!signal.aborted) await once(signal, "abort");
  await service.stop();
}
