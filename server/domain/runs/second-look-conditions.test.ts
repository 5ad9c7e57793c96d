import { expect, it } from "vitest";
import { secondLookConditions } from "./second-look-conditions.ts";
import { unusedSeed } from "./seeds.ts";

const once = { seed: null, repetitions: 1 };
const machine = { architecture: "x64", cpuFeatures: ["avx2", "fma"], libc: "glibc 2.36" };
const kernelOf = (kernel: string | null, changes = {}) =>
  secondLookConditions(once, {
    ...machine,
    blas: [{ library: "openblas", version: null, kernel }],
    ...changes,
  }).variables.OPENBLAS_CORETYPE;

it("differs in threads, kernels and the C library's features", () => {
  expect(secondLookConditions({ seed: 7, repetitions: 2 }, machine)).toEqual({
    seed: 9,
    variables: {
      OMP_NUM_THREADS: "2",
      OPENBLAS_NUM_THREADS: "2",
      MKL_NUM_THREADS: "2",
      OPENBLAS_CORETYPE: "Nehalem",
      MKL_CBWR: "COMPATIBLE",
      GLIBC_TUNABLES: "glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4,-AVX512F",
    },
  });
});

it.each([
  ["SkylakeX", {}, "Nehalem"],
  ["Zen", {}, "Nehalem"],
  [null, {}, "Nehalem"],
  ["Nehalem", {}, "Haswell"],
  ["Nehalem", { cpuFeatures: ["avx"] }, "Prescott"],
  [null, { cpuFeatures: [] }, "Prescott"],
  ["NEOVERSEN1", { architecture: "arm64" }, "ARMV8"],
] as const)("instead of the kernel %s it takes another one: %o", (kernel, changes, other) => {
  expect(kernelOf(kernel, changes)).toBe(other);
});

it.each([
  ["glibc 2.31", "x64"],
  ["glibc 2.36", "arm64"],
  [null, "x64"],
] as const)("leaves %s on %s as it is", (libc, architecture) => {
  const { variables } = secondLookConditions(once, { libc, architecture });
  expect(variables).not.toHaveProperty("GLIBC_TUNABLES");
});

it("has a seed that no repetition had, or none", () => {
  expect(unusedSeed({ seed: null }, 3)).toBe(null);
  expect(unusedSeed({ seed: 1 }, 3)).toBe(4);
  expect(unusedSeed({ seed: 1, seeds: [5, 6, 9] }, 3)).toBe(7);
  expect(unusedSeed({ seed: Number.MAX_SAFE_INTEGER }, 2)).toBe(1);
});
