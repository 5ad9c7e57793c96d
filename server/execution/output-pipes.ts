import { closeSync, constants, open } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { SandboxError } from "./port.ts";
import { runSystemCommand } from "./run-system-command.ts";

class OutputPipe {
  /** The server's end. */
  readonly readable: Socket;
  #writeEnd: number | null;

  constructor(readEnd: number, writeEnd: number) {
    this.readable = new Socket({ fd: readEnd, readable: true, writable: false });
    this.#writeEnd = writeEnd;
  }

  /** The experiment's end, for `stdio`; the server closes it as soon as the child has inherited it. */
  get writeEnd(): number | "ignore" {
    return this.#writeEnd ?? "ignore";
  }

  closeWriteEnd(): void {
    if (this.#writeEnd !== null) closeSync(this.#writeEnd);
    this.#writeEnd = null;
  }

  /** Closes both ends; one that is closed already stays so. */
  close(): void {
    this.closeWriteEnd();
    this.readable.destroy();
  }
}

export interface OutputPipes {
  stdout: OutputPipe;
  stderr: OutputPipe;
}

/**
 * Creates two pipes for stdout and stderr. Node.js gives a child unix sockets, which cannot be reopened:
 * `echo warning > /dev/stderr` would fail in an experiment, as it does with a pipe that another user owns. Therefore
 * these are FIFOs owned by the sandbox's user, unlinked once open.
 *
 * @throws SandboxError if mkfifo(1) fails.
 */
export async function createOutputPipes(user: number | null): Promise<OutputPipes> {
  const folder = await mkdtemp(join(tmpdir(), "rvs-output-"));
  try {
    const paths = [join(folder, "stdout"), join(folder, "stderr")] as const;
    const result = await runSystemCommand(["mkfifo", "-m", "600", "--", ...paths]);
    if (result.exitCode !== 0) throw new SandboxError(`mkfifo failed: ${result.stderr.trim()}`);
    return { stdout: await openPipe(paths[0], user), stderr: await openPipe(paths[1], user) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function openPipe(path: string, user: number | null): Promise<OutputPipe> {
  if (user !== null) await chown(path, user, user);
  // The reader first, non-blocking: opening the write end blocks until there is a reader.
  const reader = await openDescriptor(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writeEnd = await openDescriptor(path, constants.O_WRONLY);
  return new OutputPipe(reader, writeEnd);
}

/** Returns a bare descriptor: a FileHandle would close it when garbage-collected. */
const openDescriptor = promisify(open) as (path: string, flags: number) => Promise<number>;
