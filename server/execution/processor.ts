/** Instruction sets by which numerical libraries choose their kernels, and so the last digits of a result. */
const FEATURES = new Set(
  (
    "sse4_2 avx avx2 fma f16c avx_vnni avx512f avx512dq avx512bw avx512vl avx512_vnni avx512_bf16 avx512_fp16 " +
    "amx_tile amx_bf16 amx_int8 asimd asimdhp asimddp asimdfhm sve sve2 bf16 i8mm"
  ).split(" "),
);

export interface Processor {
  cpuModel: string;
  cpuFeatures: string[];
}

/** Parses /proc/cpuinfo: the first processor's, sorted. Arm's has no name of the model, so that the caller gives one. */
export function parseProcessor(cpuinfo: string, fallbackModel: string): Processor {
  const field = (name: string) => new RegExp(`^(?:${name})\\s*:\\s*(.*)$`, "m").exec(cpuinfo)?.[1]?.trim();
  const features = (field("flags|Features") ?? "").split(" ").filter((name) => FEATURES.has(name));
  return {
    cpuModel: field("model name") || fallbackModel || "unknown",
    cpuFeatures: [...new Set(features)].sort(),
  };
}
