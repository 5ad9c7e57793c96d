import { expect, it } from "vitest";
import { formatSamples, growth } from "./report.ts";

const sample = (minute: number, heapMiB: number) => ({
  ...{ minute, requests: 100 * minute, rssMiB: 300, heapMiB, externalMiB: 9, handles: 12 },
  ...{ fileDescriptors: 50, threads: 15 },
});

it("puts the second quarter beside the last one: the first one fills caches", () => {
  const heaps = [10, 60, 70, 70, 71, 75, 79, 80];
  const lines = growth(heaps.map((heap, minute) => sample(minute, heap))).split("\n");
  expect(lines).toContain("    heap MiB: 70.0 in the second quarter, 79.5 in the last");
  expect(lines).toContain("     handles: 12 in the second quarter, 12 in the last");
});

it("has a head above the first line", () => {
  const [head, line, ...rest] = formatSamples([sample(1, 70.5)], true).split("\n");
  expect(head?.split(/\s{2,}/)).toContain("heap MiB");
  expect(line?.trim().split(/\s+/)).toEqual(["1.0", "100", "300", "70.5", "9.0", "12", "50", "15"]);
  expect(rest).toEqual([]);
});
