import { spawn } from "node:child_process";
import { SYSTEM_PATH } from "./sandbox-paths.ts";

/**
 * Runs find(1) and passes the fields of each line that it prints to `onRecord`, until that returns false or the signal
 * aborts. Returns whether find came to its end. `-printf` must print no file names, which an experiment controls.
 */
export async function runFind(
  args: string[],
  onRecord: (fields: string[]) => boolean,
  signal?: AbortSignal,
): Promise<boolean> {
  if (signal?.aborted) return false;
  const find = spawn("find", args, {
    cwd: "/",
    env: { PATH: SYSTEM_PATH, LC_ALL: "C" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = new Promise<boolean>((resolve) => {
    find.once("close", (code) => resolve(code !== null));
    find.once("error", () => resolve(false));
  });
  const kill = () => find.kill("SIGKILL");
  signal?.addEventListener("abort", kill);
  let rest = "";
  let isStopped = false;
  find.stdout.setEncoding("latin1").on("data", (chunk: string) => {
    if (isStopped) return;
    const lines = (rest + chunk).split("\n");
    rest = lines.pop()!;
    isStopped = !lines.every((line) => onRecord(line.split(" ")));
    if (isStopped) kill();
  });
  const isComplete = await ended;
  signal?.removeEventListener("abort", kill);
  return isComplete && !isStopped;
}
