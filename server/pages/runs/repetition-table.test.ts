import { expect, it } from "vitest";
import type { RunArtifact } from "../../domain/verdict/run-artifact.ts";
import { translatorInto } from "../language/translator.ts";
import { repetitionTable } from "./repetition-table.ts";

it("names five missing outputs, and folds the rest", async () => {
  const absent = Array.from({ length: 72 }, (_, at) => ({ path: `out/${at}.json`, reason: "missing" }));
  const repetition = { exitCode: 0, signal: null, limitHit: null, wallMilliseconds: 1, absent };
  const artifact = {
    repetitions: [{ ...repetition, cpuMilliseconds: null, peakMemoryBytes: null, seed: null }],
  };
  const page = String(await repetitionTable(translatorInto("en"), artifact as unknown as RunArtifact));
  const [shown, folded] = page.split("<details><summary>67 more</summary>");
  expect(shown?.match(/json: missing/g)).toHaveLength(5);
  expect(folded?.match(/json: missing/g)).toHaveLength(67);
});
