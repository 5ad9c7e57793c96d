import type { JuliaRelease } from "./julia-needs.ts";
import { JULIA_RELEASE } from "./locked-julia.ts";

/** Whether the authors' code can be expected to run with another release: none breaks what its minor version has. */
export function suitsRelease(wanted: JuliaRelease | null, version: string): boolean {
  return wanted === null || !wanted.isExact || minorOf(version) === minorOf(wanted.version);
}

/**
 * Returns which of the releases is taken: the authors' own, else the last of its minor version; where they say no release
 * and that has none either, the newest. Null where theirs is not there.
 */
export function chooseRelease(wanted: JuliaRelease | null, releases: readonly string[]): string | null {
  const known = releases.filter((each) => JULIA_RELEASE.test(each));
  if (wanted !== null && known.includes(wanted.version)) return wanted.version;
  const stable = known.filter((each) => !each.includes("-")).sort(compare);
  const own = wanted === null ? [] : stable.filter((each) => minorOf(each) === minorOf(wanted.version));
  return own.at(-1) ?? (wanted?.isExact ? null : (stable.at(-1) ?? null));
}

/** `1.5` of `1.5.3+dfsg-3`. */
const minorOf = (version: string): string => version.split(".").slice(0, 2).join(".");

function compare(a: string, b: string): number {
  const [left, right] = [a, b].map((each) => each.split(".").map(Number));
  const index = left!.findIndex((part, at) => part !== right![at]);
  return index === -1 ? 0 : left![index]! - right![index]!;
}
