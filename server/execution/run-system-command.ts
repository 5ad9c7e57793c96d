import { execFile } from "node:child_process";
import type { Socket } from "node:net";
import { SYSTEM_PATH } from "./sandbox-paths.ts";

/**
 * Runs a trusted system command in a minimal environment and returns its output. Never throws: the exit code is 127 for
 * a command that is not installed, and null for one that was killed, as by `signal`. A `background` one has no time
 * limit and does not keep this process from exiting.
 */
export function runSystemCommand(
  command: string[],
  options: { timeoutMilliseconds?: number; background?: boolean; signal?: AbortSignal } = {},
): Promise<{ exitCode: number | null; stdout: string; stderr: string }> {
  const [file, ...args] = command;
  return new Promise((resolve) => {
    const child = execFile(
      file!,
      args,
      {
        cwd: "/",
        env: { PATH: SYSTEM_PATH, LC_ALL: "C.UTF-8" },
        // The timer would keep this process from exiting.
        timeout: options.background ? 0 : (options.timeoutMilliseconds ?? 60_000),
        maxBuffer: 4 * 1024 * 1024,
        ...(options.signal && { signal: options.signal }),
      },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : error.code;
        const exitCode = typeof code === "number" ? code : code === "ENOENT" ? 127 : null;
        resolve({ exitCode, stdout, stderr: stderr || (error?.message ?? "") });
      },
    );
    if (options.background) {
      child.unref();
      for (const pipe of [child.stdout, child.stderr]) (pipe as Socket | null)?.unref();
    }
  });
}
