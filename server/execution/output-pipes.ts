import { closeSync, constants, fchownSync, openSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
 * Returns two pipes for stdout and stderr. Node.js gives a child unix sockets, which cannot be reopened:
 * `echo warning > /dev/stderr` would fail in an experiment, as it does with a pipe that another user owns. Therefore
 * these are FIFOs owned by the sandbox's user, unlinked once open.
 *
 * @throws SandboxError if mkfifo(1) fails.
 */
export async function createOutputPipes(user: number | null): Promise<OutputPipes> {
  const stdout = await takePipe(user);
  try {
    return { stdout, stderr: await takePipe(user) };
  } catch (error) {
    stdout.close();
    throw error;
  }
}

async function takePipe(user: number | null): Promise<OutputPipe> {
  const { readEnd, writeEnd } = await takeEnds();
  const pipe = new OutputPipe(readEnd, writeEnd);
  try {
    if (user !== null) fchownSync(writeEnd, user, user);
    return pipe;
  } catch (error) {
    pipe.close();
    throw error;
  }
}

/** Bare descriptors: a FileHandle would close its own when garbage-collected. */
interface Ends {
  readEnd: number;
  writeEnd: number;
}

/** Of eight runs: mkfifo(1), the only way to make one, takes as long to start for all of them as for one. */
const MADE_AT_ONCE = 16;

/** Pipes that no run has had. */
const spare: Ends[] = [];
let making: Promise<void> | null = null;

async function takeEnds(): Promise<Ends> {
  for (;;) {
    const ends = spare.pop();
    if (ends) return ends;
    making ??= makePipes().finally(() => {
      making = null;
    });
    await making;
  }
}

async function makePipes(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "rvs-output-"));
  try {
    const paths = Array.from({ length: MADE_AT_ONCE }, (_, index) => join(folder, String(index)));
    const result = await runSystemCommand(["mkfifo", "-m", "600", "--", ...paths]);
    if (result.exitCode !== 0) throw new SandboxError(`mkfifo failed: ${result.stderr.trim()}`);
    for (const path of paths) spare.push(openPipe(path));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function openPipe(path: string): Ends {
  // The reader first, non-blocking: opening the write end blocks until there is a reader.
  const readEnd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    return { readEnd, writeEnd: openSync(path, constants.O_WRONLY) };
  } catch (error) {
    closeSync(readEnd);
    throw error;
  }
}
