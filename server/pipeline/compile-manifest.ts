import type { CompiledManifest } from "./manifest-thread.ts";
import { runInThread, type ThreadLimits } from "./run-in-thread.ts";

/** A valid manifest of 256 KiB takes less than a second; 256 KiB of broken YAML took 9 s on the event loop. */
const defaultLimits: ThreadLimits = { milliseconds: 10_000, memoryMiB: 256 };

/** Compiles the bytes of a manifest in a thread with bounded time and memory: whoever wrote the repository wrote them. */
export async function compileManifest(
  source: Uint8Array,
  signal: AbortSignal,
  limits = defaultLimits,
): Promise<CompiledManifest> {
  let compiled: CompiledManifest | undefined;
  await runInThread<CompiledManifest>({
    module: new URL("manifest-thread.ts", import.meta.url),
    input: source,
    limits,
    signal,
    onMessage: (message) => {
      compiled = message;
    },
  });
  const { milliseconds, memoryMiB } = limits;
  const message = `could not be read within ${milliseconds / 1000} s and ${memoryMiB} MiB: make it shorter and simpler.`;
  return compiled ?? { ok: false, problems: [{ line: 1, column: 1, pointer: "", message }] };
}
