import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A profile as Node.js writes it; times in microseconds. */
interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  timeDeltas: number[];
}

/** A function's own share of the time that was computed. */
export interface OwnShare {
  name: string;
  share: number;
}

/** What took the most time itself in the last seconds of the profiles of this folder, one of each thread. */
export function ownShares(folder: string, seconds: number, count: number): OwnShare[] {
  const own = new Map<string, number>();
  let total = 0;
  for (const file of globSync("*.cpuprofile", { cwd: folder })) {
    const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(join(folder, file), "utf8")) as Profile;
    const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
    let fromEnd = 0;
    for (let at = samples.length - 1; at >= 0 && fromEnd < seconds * 1e6; at--) {
      const time = timeDeltas[at]!;
      fromEnd += time;
      const name = names.get(samples[at]!)!;
      if (name === "(idle)" || name === "(program)") continue;
      own.set(name, (own.get(name) ?? 0) + time);
      total += time;
    }
  }
  return [...own]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, time]) => ({ name, share: time / total }));
}

/** Where a file is, from the project or its package on. */
function nameOf({ functionName, url, lineNumber }: Profile["nodes"][number]["callFrame"]): string {
  if (url === "") return functionName || "(anonymous)";
  const place = url
    .replace(/^.*\/node_modules\//, "")
    .replace(/^file:\/\/.*?\/((?:server|scripts|test)\/)/, "$1");
  return `${functionName || "(anonymous)"} ${place}:${lineNumber + 1}`;
}
