import { operationList, rateLimits } from "./__generated__/operations.ts";
import type { Config } from "./config.ts";
import type { WindowPolicy } from "./limits/window.ts";

/** Returns the contract's rate-limit windows with the operator's overrides. */
export function windowsOf({ limits }: Config) {
  const countedByReads = new Set<string>(
    operationList.flatMap(({ method, rateLimits }) => (method === "GET" ? rateLimits : [])),
  );
  const windows: Record<string, WindowPolicy> = {};
  for (const [name, policy] of Object.entries(rateLimits)) {
    if (!("seconds" in policy)) continue;
    const points = limits[name as keyof typeof limits] ?? policy.points;
    // Of reactions, to count each by itself is a commit more. What is refunded is counted where all can see it.
    const countsEachOfAccount = policy.by === "account" && !("counts" in policy);
    const leased = countedByReads.has(name) || countsEachOfAccount;
    // docs/decisions/0042-first-points-of-an-address.md
    const unasked = leased && policy.by === "address" ? Math.min(16, Math.floor(points / 64)) : 0;
    windows[name] = { points, seconds: policy.seconds, leased, unasked };
  }
  return windows;
}
