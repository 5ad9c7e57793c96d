import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { runSystemCommand } from "../execution/run-system-command.ts";

/**
 * Runs skopeo with nothing of the machine's configuration of registries, mirrors and credentials. The kernel bounds each
 * file that it writes, and its memory: whoever compressed a layer with zstd said how much it takes to read it.
 */
export async function runSkopeo(
  command: string[],
  options: { folder: string; maxFileBytes: number; timeoutMilliseconds: number; signal: AbortSignal },
): Promise<{ exitCode: number | null; stdout: string; reason: string }> {
  const { folder, maxFileBytes, timeoutMilliseconds, signal } = options;
  const home = join(folder, "skopeo");
  await mkdir(home, { recursive: true, mode: 0o700 });
  const { exitCode, stdout, stderr } = await runSystemCommand(
    [
      ...["env", `HOME=${home}`, `XDG_RUNTIME_DIR=${home}`, "CONTAINERS_REGISTRIES_CONF=/dev/null"],
      ...["prlimit", `--fsize=${maxFileBytes}`, `--data=${MAX_MEMORY_BYTES}`, "--"],
      ...["skopeo", "--insecure-policy", "--registries.d", home, "--tmpdir", home, ...command],
    ],
    { timeoutMilliseconds, signal },
  );
  return { exitCode, stdout, reason: reasonOf(exitCode, stderr) };
}

const MAX_MEMORY_BYTES = 2 * 1024 ** 3;
const NOT_FOUND = 127;

function reasonOf(exitCode: number | null, stderr: string): string {
  if (exitCode === null) return "It took too long.";
  if (exitCode === NOT_FOUND) return "skopeo is not installed: apt-get install skopeo umoci";
  // time="…" level=fatal msg="…"
  const said = /level=fatal msg="((?:[^"\\]|\\.)*)"/.exec(stderr)?.[1] ?? stderr.trim();
  return `skopeo says: ${said.replaceAll('\\"', '"').slice(0, 500)}`;
}
