import { parentPort, workerData } from "node:worker_threads";
import { canonicalJson } from "../domain/digest.ts";
import { parseManifest } from "../domain/manifest/manifest.ts";
import type { TextProblem } from "../domain/manifest/yaml-document.ts";

/** The manifest with every default, as canonical JSON, or what is wrong with it. */
export type CompiledManifest =
  | { ok: true; json: string; experiments: number; claims: number }
  | { ok: false; problems: TextProblem[] };

// The YAML parser makes an Error for each problem: ten frames for each of 130,000 exceeded the thread's memory.
Error.stackTraceLimit = 1;

// The thread of compile-manifest.ts: posts one CompiledManifest.
const parsed = parseManifest(workerData as Uint8Array);
const compiled: CompiledManifest = parsed.ok
  ? {
      ok: true,
      json: canonicalJson(parsed.manifest),
      experiments: parsed.manifest.experiments.length,
      claims: parsed.manifest.claims.length,
    }
  : parsed;
parentPort!.postMessage(compiled);
