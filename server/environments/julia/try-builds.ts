import { orderOfBuilds } from "../../domain/environment/julia-builds.ts";
import type { LockedJuliaPackage } from "../../domain/environment/locked-julia.ts";
import { buildPackages, placeArtifacts } from "./julia-commands.ts";
import { describeTrial, type TrialSandbox } from "./trial-sandbox.ts";

/** Of builds that are ended by a limit: one package may take all the time that there is, not one after the other. */
const MAX_STOPPED = 1;

/** Builds packages, one after the other, without a network; returns why one cannot be built, by its UUID. */
export async function tryBuilds(
  packages: readonly LockedJuliaPackage[],
  all: readonly LockedJuliaPackage[],
  sandbox: TrialSandbox,
): Promise<Map<string, string>> {
  const failures = new Map<string, string>();
  const wanted = new Set(packages.map(({ uuid }) => uuid));
  const order = orderOfBuilds(
    all.map((each) => ({ ...each, ...(wanted.has(each.uuid) && { isBuilt: true as const }) })),
  );
  let stopped = 0;
  for (const { uuid } of order) {
    if (stopped > MAX_STOPPED) {
      failures.set(uuid, "other packages went beyond the limits of a build, and it was not tried.");
      continue;
    }
    const { places } = sandbox;
    const result = await sandbox.run(`${placeArtifacts(places)}\n${buildPackages([uuid], places)}`);
    if (result.isDone) continue;
    if (result.limitHit !== null) stopped++;
    failures.set(uuid, describeTrial(result));
  }
  return failures;
}
