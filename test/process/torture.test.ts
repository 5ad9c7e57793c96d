import { describe, expect, it } from "vitest";
import { clock } from "../../scripts/torture/faults/clock.ts";
import { descriptors } from "../../scripts/torture/faults/descriptors.ts";
import { diskFull } from "../../scripts/torture/faults/disk-full.ts";
import { locked } from "../../scripts/torture/faults/locked.ts";
import { readOnly } from "../../scripts/torture/faults/read-only.ts";
import { fuzz } from "../../scripts/torture/fuzz/fuzz.ts";
import { hostile } from "../../scripts/torture/hostile/hostile.ts";
import { kills } from "../../scripts/torture/kills/kills.ts";
import type { Scenario, TortureOptions } from "../../scripts/torture/scenario.ts";

/** The short form of `npm run torture`: a few of everything, with the same seed each time. */
const options: TortureOptions = {
  seed: 20_261_122,
  kills: 3,
  requests: 200,
  short: true,
  signal: new AbortController().signal,
  say: (text) => text.startsWith("***") && console.warn(text),
};

const withstood: Scenario[] = [
  { name: "kills", run: kills },
  { name: "fuzzed requests", run: fuzz },
  { name: "hostile experiments", run: hostile },
  { name: "a full disk", run: diskFull },
  { name: "a read-only disk", run: readOnly },
  { name: "a locked database", run: locked },
  { name: "a stepped clock", run: clock },
  { name: "no file descriptor left", run: descriptors },
];

// Each starts the service several times; the limit is for machines that do much else meanwhile.
describe("the service withstands", { timeout: 300_000 }, () => {
  it.concurrent.each(withstood)("$name", ({ run }) => expectWithstood(run));
});

async function expectWithstood(run: Scenario["run"]): Promise<void> {
  const { problems, figures } = await run(options);
  expect(problems, JSON.stringify(figures)).toEqual([]);
}
