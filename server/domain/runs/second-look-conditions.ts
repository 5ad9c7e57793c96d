import type { Environment } from "../../__generated__/types.ts";
import { type DeclaredSeeds, unusedSeed } from "./seeds.ts";

export interface SecondLookConditions {
  seed: number | null;
  /** Environment variables that differ from those of the repetitions, without the seed. */
  variables: Record<string, string>;
}

type Machine = Partial<Pick<Environment, "architecture" | "cpuFeatures" | "libc" | "blas">>;

/**
 * Returns conditions under which a result that holds is the same within its tolerance, and one that hangs on a seed, on
 * the order of a sum or on a processor's instructions is not: another seed, two threads, other kernels of OpenBLAS,
 * MKL and the C library (docs/rules/frauds.md#second-look).
 */
export function secondLookConditions(
  definition: DeclaredSeeds & { repetitions: number },
  machine: Machine,
): SecondLookConditions {
  const threads = ["OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"];
  return {
    seed: unusedSeed(definition, definition.repetitions),
    variables: {
      ...Object.fromEntries(threads.map((name) => [name, "2"])),
      OPENBLAS_CORETYPE: otherKernel(machine),
      MKL_CBWR: "COMPATIBLE",
      ...libraryVariables(machine),
    },
  };
}

/** Kernels of OpenBLAS that use neither FMA nor AVX2; a library that does not have the named one ignores the variable. */
const plainKernels = /^(?:Nehalem|Prescott|Katmai|Core2|Penryn|Dunnington|Atom|Sandybridge|Generic)$/i;

function otherKernel({ architecture, cpuFeatures = [], blas = [] }: Machine): string {
  if (architecture !== "x64") return "ARMV8";
  const hasFma = cpuFeatures.includes("avx2") && cpuFeatures.includes("fma");
  const kernel = blas.find((library) => library.kernel !== null)?.kernel ?? (hasFma ? "Haswell" : "Nehalem");
  if (!plainKernels.test(kernel)) return "Nehalem";
  return hasFma ? "Haswell" : "Prescott";
}

/**
 * glibc chooses the code of exp, sin and pow by these features: without them 2.36 gives other last digits. The names are
 * those since 2.33; they are of x86 alone.
 */
function libraryVariables({ architecture, libc }: Machine): Record<string, string> {
  const [, major, minor] = /^glibc (\d+)\.(\d+)/.exec(libc ?? "") ?? [];
  const isKnown = Number(major) === 2 && Number(minor) >= 33;
  if (architecture !== "x64" || !isKnown) return {};
  return { GLIBC_TUNABLES: "glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4,-AVX512F" };
}
