import { expect, test } from "vitest";
import { parseInventory } from "./inventory.ts";
import { parseProcessor } from "./processor.ts";
import { recordedVariables } from "./variables.ts";

const config = "OpenBLAS 0.3.21 NO_LAPACKE DYNAMIC_ARCH NO_AFFINITY SkylakeX MAX_THREADS=64";

test("an inventory has the C library, linear algebra and packages", () => {
  const lines = [
    ...["libc\tglibc 2.36", "package\tpython:numpy\t1.24.2", "package\tr:MASS\t7.3-58"],
    `blas\t/usr/lib/x86_64-linux-gnu/openblas-pthread/libblas.so.3\t${config}\tSkylakeX`,
    // As R says it, of the same library.
    "blas\t/usr/lib/x86_64-linux-gnu/openblas-pthread/libblas.so.3\t\t",
    ...["blas\t/usr/lib/x86_64-linux-gnu/blas/libblas.so.3.11.0\t\t", "blas\t/usr/lib/libm.so\t\t", "other"],
  ].join("\n");
  expect(parseInventory(lines, "python3-numpy 1:1.24.2-1 installed\nlibgone 1 not-installed\n")).toEqual({
    libc: "glibc 2.36",
    blas: [
      { library: "openblas", version: "0.3.21", kernel: "SkylakeX" },
      { library: "reference", version: null, kernel: null },
    ],
    packages: { "debian:python3-numpy": "1:1.24.2-1", "python:numpy": "1.24.2", "r:MASS": "7.3-58" },
  });
});

test("an inventory of nothing is empty, and one of too much is cut off", () => {
  expect(parseInventory("libc\t\n", "")).toEqual({ libc: null, blas: [], packages: {} });
  const many = Array.from({ length: 5000 }, (_, index) => `package\tpython:p${index}\t1`).join("\n");
  expect(
    Object.keys(parseInventory(`${many}\npackage\tpython:${"x".repeat(999)}\t1`, "").packages),
  ).toHaveLength(2000);
});

test("a processor has the features that kernels are chosen by", () => {
  const x64 =
    "processor\t: 0\nmodel name\t: AMD EPYC\nflags\t\t: fpu sse4_2 avx2 fma avx512f aes\n\nprocessor\t: 1\n";
  expect(parseProcessor(x64, "other")).toEqual({
    cpuModel: "AMD EPYC",
    cpuFeatures: ["avx2", "avx512f", "fma", "sse4_2"],
  });
  const arm = "processor\t: 0\nFeatures\t: fp asimd sve\nCPU implementer\t: 0x41\n";
  expect(parseProcessor(arm, "Neoverse-N1")).toEqual({
    cpuModel: "Neoverse-N1",
    cpuFeatures: ["asimd", "sve"],
  });
  expect(parseProcessor("", "")).toEqual({ cpuModel: "unknown", cpuFeatures: [] });
});

test("variables are recorded without paths", () => {
  expect(recordedVariables()).toMatchObject({ TZ: "UTC", LANG: "C.UTF-8", OMP_NUM_THREADS: "1" });
  expect(Object.keys(recordedVariables())).not.toEqual(expect.arrayContaining(["PATH"]));
  expect(recordedVariables()).not.toHaveProperty("HOME");
});
