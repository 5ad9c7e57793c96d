import { constants, open } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { capture } from "./capture.ts";
import { SandboxError } from "./port.ts";

export interface OutputPipe {
  /** Our end. */
  readable: Socket;
  /** The experiment's end, for `stdio`; to be closed here as soon as the child has it. */
  writeEnd: number;
}

/**
 * Two pipes for stdout and stderr. Node.js itself gives a child unix sockets, which cannot be opened again:
 * `echo warning > /dev/stderr` would fail in an experiment, as it does through a pipe that another user owns. So these
 * are FIFOs that belong to the sandbox's user and have no name any more.
 */
export async function createOutputPipes(
  user: number | null,
): Promise<{ stdout: OutputPipe; stderr: OutputPipe }> {
  const folder = await mkdtemp(join(tmpdir(), "rvs-output-"));
  try {
    const names = [join(folder, "stdout"), join(folder, "stderr")] as const;
    const made = await capture(["mkfifo", "-m", "600", "--", ...names]);
    if (made.exitCode !== 0) throw new SandboxError(`mkfifo failed: ${made.stderr.trim()}`);
    return { stdout: await openPipe(names[0], user), stderr: await openPipe(names[1], user) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function openPipe(path: string, user: number | null): Promise<OutputPipe> {
  if (user !== null) await chown(path, user, user);
  // The reader first, and without waiting: a writer's open blocks until there is one.
  const reader = await openDescriptor(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writeEnd = await openDescriptor(path, constants.O_WRONLY);
  return { readable: new Socket({ fd: reader, readable: true, writable: false }), writeEnd };
}

/** A bare number: a FileHandle would close it when collected. */
const openDescriptor = promisify(open) as (path: string, flags: number) => Promise<number>;
