import { execFile } from "node:child_process";
import { materialFailure } from "../failure.ts";
import type { Io } from "../io.ts";

export type GitIo = Pick<Io, "env" | "signal">;

interface GitResult {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs git in a folder as whoever runs `rvs` does, with their settings, but without hooks, prompts and variables that
 * name another repository.
 */
export function runGit({ env, signal }: GitIo, folder: string, ...args: string[]): Promise<GitResult> {
  const own = Object.entries(env).filter(([name]) => !name.startsWith("GIT_"));
  const options = {
    cwd: folder,
    env: { ...Object.fromEntries(own), LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", GIT_OPTIONAL_LOCKS: "0" },
    maxBuffer: 256 * 1024 * 1024,
    signal,
  };
  const plain = ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"];
  return new Promise((settle, reject) => {
    execFile("git", [...plain, ...args], options, (error, stdout, stderr) => {
      if (error === null) settle({ code: 0, stdout, stderr });
      else if (typeof error.code === "number") settle({ code: error.code, stdout, stderr });
      else if ((error as NodeJS.ErrnoException).code === "ENOENT")
        reject(materialFailure("git is not there: install it, for example with `apt-get install git`."));
      else reject(error);
    });
  });
}
