import type { ChildProcess } from "node:child_process";
import type { Duplex } from "node:stream";
import { DESCRIPTORS } from "./bubblewrap-arguments.ts";
import type { LimitHit } from "./port.ts";

/** Why the process tree was killed. */
export type KillReason = LimitHit | "cancelled";

/** How long to wait for killed processes to exit; one that hangs in the kernel is abandoned. */
export const KILL_TIMEOUT_MILLISECONDS = 5_000;

/** Kills the process tree of a sandbox by its process 1, once, and keeps the first reason. */
export class TreeKiller {
  reason: KillReason | null = null;
  readonly #child: ChildProcess;
  #firstProcess: number | null = null;
  #inspecting = false;

  constructor(child: ChildProcess) {
    this.#child = child;
    let status = "";
    descriptor(child, DESCRIPTORS.status).on("data", (chunk: Buffer) => {
      status += chunk.toString();
      this.#firstProcess ??= Number(/"child-pid": (\d+)/.exec(status)?.[1] ?? 0) || null;
    });
  }

  kill(reason: KillReason): void {
    if (this.reason !== null || this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.reason = reason;
    // Kills process 1, not bubblewrap: bubblewrap then exits only after its namespace is empty.
    if (this.#firstProcess === null || !sendSigkill(this.#firstProcess)) this.#child.kill("SIGKILL");
    else setTimeout(() => this.#child.kill("SIGKILL"), KILL_TIMEOUT_MILLISECONDS).unref();
  }

  /** Kills the tree if `inspect` returns a reason. Ignored while an earlier call is in progress. */
  async killIf(inspect: () => Promise<KillReason | null>): Promise<void> {
    if (this.#inspecting || this.reason !== null) return;
    this.#inspecting = true;
    // An inspection that fails is ignored: the next one follows soon.
    const reason = await inspect().catch(() => null);
    this.#inspecting = false;
    if (reason !== null) this.kill(reason);
  }
}

function sendSigkill(pid: number): boolean {
  try {
    return process.kill(pid, "SIGKILL");
  } catch {
    return false;
  }
}

/** Returns the server's end of a descriptor that the launch chain inherited. */
export function descriptor(child: ChildProcess, number: number): Duplex {
  return child.stdio[number] as unknown as Duplex;
}
