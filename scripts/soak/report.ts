import { spreadOf } from "../bench/measure/statistics.ts";
import type { Sample } from "./samples.ts";

const columns: [keyof Sample, string, number][] = [
  ["minute", "minute", 1],
  ["requests", "requests", 0],
  ["rssMiB", "RSS MiB", 0],
  ["heapMiB", "heap MiB", 1],
  ["externalMiB", "external MiB", 1],
  ["handles", "handles", 0],
  ["fileDescriptors", "descriptors", 0],
  ["threads", "threads", 0],
];

export function formatSamples(samples: Sample[], withHead: boolean): string {
  const head = columns.map(([, title]) => title.padStart(14)).join("");
  const lines = samples.map((sample) =>
    columns.map(([name, , digits]) => sample[name].toFixed(digits).padStart(14)).join(""),
  );
  return [...(withHead ? [head] : []), ...lines].join("\n");
}

/** The middle values of the second and of the last quarter: the first one fills caches. */
export function growth(samples: Sample[]): string {
  const quarter = Math.floor(samples.length / 4);
  const [second, last] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)];
  const middle = (some: Sample[], name: keyof Sample) => spreadOf(some.map((each) => each[name])).median;
  const lines = columns.slice(2).map(([name, title, digits]) => {
    const [from, to] = [middle(second, name), middle(last, name)];
    return `${title.padStart(12)}: ${from.toFixed(digits)} in the second quarter, ${to.toFixed(digits)} in the last`;
  });
  return lines.join("\n");
}
