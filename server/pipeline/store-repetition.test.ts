import { expect, it } from "vitest";
import type { ExecutionResult } from "../deps.ts";
import { digestOfBytes } from "../domain/digest.ts";
import type { StageContext } from "./stage.ts";
import { type Repetition, storeRepetition } from "./store-repetition.ts";

const objects = {
  put: async (bytes: Uint8Array) => ({ digest: digestOfBytes(bytes), byteSize: bytes.length }),
};
const context = {
  deps: { objects } as unknown as StageContext["deps"],
  signal: new AbortController().signal,
};
const bytes = new TextEncoder().encode("bytes");
const outputCuts = { stdout: null, stderr: null };
const result = {
  ...{ exitCode: 0, stdout: bytes, stderr: bytes, outputCuts, environment: {} },
} as unknown as ExecutionResult;

it("derives each file's kind of Evidence from its name", async () => {
  const kinds = {
    ...{ "plot.svg": "figure", "a/plot.PNG": "figure", "paper.pdf": "figure" },
    ...{
      "model.safetensors": "checkpoint",
      "epoch-3.ckpt": "checkpoint",
      "w.pt": "checkpoint",
      "w.pth": "checkpoint",
    },
    ...{
      "metrics.json": "artifact",
      "table.csv": "artifact",
      "no-name": "artifact",
      "script.ptx": "artifact",
    },
  };
  const outputs: Repetition["outputs"] = Object.keys(kinds).map((path) => ({
    state: "collected",
    path,
    bytes,
  }));
  const stored = await storeRepetition(
    context,
    { result, seed: null, outputs, left: [], batchLog: null, converted: new Map() },
    { claims: [], missing: [], prefix: "" },
  );
  expect(Object.fromEntries(stored.files.map(({ path, kind }) => [path, kind]))).toEqual({
    ...{ stdout: "log", stderr: "log" },
    ...kinds,
  });
});
