import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** A held lock on a file. Disposing it releases it. */
export type FileLock = AsyncDisposable;

/**
 * Takes a lock on a file, shared by several or held by one, across the processes of one machine: flock(1) holds it until
 * its input ends, so the kernel releases it with this process, `kill -9` included. Null if `wait` is false and others
 * hold it.
 */
export async function lockFile(
  path: string,
  kind: "shared" | "exclusive",
  { wait = true, signal }: { wait?: boolean; signal?: AbortSignal } = {},
): Promise<FileLock | null> {
  const flags = [`--${kind}`, ...(wait ? [] : ["--nonblock", "--conflict-exit-code", "75"])];
  const child = spawn("flock", [...flags, path, "sh", "-c", "echo locked; exec cat"], {
    cwd: "/",
    stdio: ["pipe", "pipe", "ignore"],
    ...(signal ? { signal } : {}),
  });
  const failed = once(child, "error").then(([error]) => Promise.reject(error));
  const held = await Promise.race([failed, once(child.stdout, "data").then(() => true), endOf(child)]);
  failed.catch(() => undefined);
  if (held === true) return { [Symbol.asyncDispose]: () => release(child) };
  if (held === 75) return null;
  throw new Error(`${path} could not be locked (flock ended with ${held})`);
}

async function release(child: ChildProcess): Promise<void> {
  const end = endOf(child);
  child.stdin?.end();
  await end;
}

async function endOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  return (await once(child, "exit"))[0];
}
