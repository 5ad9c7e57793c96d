import { expect, it } from "vitest";
import { readCommitted } from "./read-committed.ts";

function archiveOf(paths: string[]) {
  const entry = (path: string) => ({
    path,
    type: "file" as const,
    size: 5,
    target: null,
    isExecutable: false,
  });
  return {
    list: async () => paths.map(entry),
    readFiles: async (_: string, names: ReadonlySet<string>) =>
      new Map([...names].map((name) => [name, Buffer.from("1.234")])),
  };
}

const read = async (outputs: string[], paths: string[], milliseconds = 20_000) => {
  const limits = { milliseconds, memoryMiB: 256 };
  const signal = new AbortController().signal;
  const { files, code } = await readCommitted(archiveOf(paths), "code.tar", [{ outputs }], signal, limits);
  return { files: [...files.keys()], code: [...code.keys()] };
};

it("reads what is declared, by its path or by a pattern, and what may be an output", async () => {
  const paths = ["a/fit.xyz", "b.bin", "c.bin", "run.py", "results/x.csv"];
  expect(await read(["b.bin"], paths)).toEqual({ files: ["b.bin", "results/x.csv"], code: ["run.py"] });
  expect(await read(["*/*.xyz", "b.bin"], paths)).toEqual({
    files: ["a/fit.xyz", "b.bin", "results/x.csv"],
    code: ["run.py"],
  });
});

it("reads what patterns name as any other file, where they are too many for the names", async () => {
  const paths = [
    "b.bin",
    "x.csv",
    ...Array.from({ length: 2_000 }, (_, index) => `${"a".repeat(200)}${index}.bin`),
  ];
  const patterns = Array.from({ length: 500 }, (_, index) => `${"*a".repeat(100)}${index}b`);
  expect(await read([...patterns, "b.bin"], paths, 200)).toEqual({ files: ["b.bin", "x.csv"], code: [] });
});
