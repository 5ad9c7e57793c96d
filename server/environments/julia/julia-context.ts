import type { Executor, LogChunk } from "../../execution/port.ts";
import type { PackageServer } from "./package-server.ts";

/** What packages are chosen with. */
export interface JuliaContext {
  server: PackageServer;
  /** Fetches the official build that takes the place of Debian's; null where Debian's is there. */
  binary: { fetch(path: string): Promise<void> } | null;
  /** Where Julia runs, in the sandbox. */
  root: string;
  folder: string;
  executor: Pick<Executor, "run">;
  onLog(item: LogChunk): void;
  signal: AbortSignal;
}
