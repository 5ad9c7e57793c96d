import type { ChildProcess } from "node:child_process";
import type { Duplex } from "node:stream";
import { DESCRIPTORS } from "./bubblewrap-arguments.ts";
import type { LimitHit } from "./port.ts";

/** Why the tree was killed. */
export type StopReason = LimitHit | "cancelled";

/** From the kill to the end of its processes; one that hangs in the kernel is not waited for. */
export const DYING_MILLISECONDS = 5_000;

/** Kills the tree once, by its first process, and keeps the first reason. */
export class Stop {
  reason: StopReason | null = null;
  readonly #child: ChildProcess;
  #firstProcess: number | null = null;
  #asking = false;

  constructor(child: ChildProcess) {
    this.#child = child;
    let status = "";
    descriptor(child, DESCRIPTORS.status).on("data", (chunk: Buffer) => {
      status += chunk.toString();
      this.#firstProcess ??= Number(/"child-pid": (\d+)/.exec(status)?.[1] ?? 0) || null;
    });
  }

  now(reason: StopReason): void {
    if (this.reason !== null || this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.reason = reason;
    // Bubblewrap ends after its namespace is empty; were it killed itself, it would end before.
    if (this.#firstProcess === null || !kill(this.#firstProcess)) this.#child.kill("SIGKILL");
    else setTimeout(() => this.#child.kill("SIGKILL"), DYING_MILLISECONDS).unref();
  }

  /** One question at a time. */
  async when(inspect: () => Promise<StopReason | null>): Promise<void> {
    if (this.#asking || this.reason !== null) return;
    this.#asking = true;
    // A look that fails says nothing; the next one is near.
    const reason = await inspect().catch(() => null);
    this.#asking = false;
    if (reason !== null) this.now(reason);
  }
}

function kill(pid: number): boolean {
  try {
    return process.kill(pid, "SIGKILL");
  } catch {
    return false;
  }
}

/** Our end of a descriptor that the launch chain inherited. */
export function descriptor(child: ChildProcess, number: number): Duplex {
  return child.stdio[number] as unknown as Duplex;
}
