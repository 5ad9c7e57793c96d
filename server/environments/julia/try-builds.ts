import { orderOfBuilds } from "../../domain/environment/julia-builds.ts";
import type { LockedJuliaPackage } from "../../domain/environment/locked-julia.ts";
import { EnvironmentError } from "../environment-error.ts";
import { buildPackages, placeArtifacts, placePackages } from "./julia-commands.ts";
import { describeTrial, type TrialSandbox } from "./trial-sandbox.ts";

/** Of builds that are ended by a limit: one package may take all the time that there is, not one after the other. */
const MAX_STOPPED = 1;

/** Builds those of the packages that are listed, without a network; returns why one cannot be built. Both by UUIDs. */
export async function tryBuilds(
  built: ReadonlySet<string>,
  packages: readonly LockedJuliaPackage[],
  sandbox: TrialSandbox,
): Promise<Map<string, string>> {
  const failures = new Map<string, string>();
  const order = orderOfBuilds(
    packages.map((each) => (built.has(each.uuid) ? { ...each, isBuilt: true as const } : each)),
  );
  const placed = await sandbox.run(`${placePackages(sandbox.places)}\n${placeArtifacts(sandbox.places)}`);
  if (!placed.isDone)
    throw new EnvironmentError(`The packages of Julia cannot be unpacked: ${describeTrial(placed)}`);
  let stopped = 0;
  for (const { uuid } of order) {
    if (stopped > MAX_STOPPED) {
      failures.set(uuid, "other packages went beyond the limits of a build, and it was not tried.");
      continue;
    }
    const result = await sandbox.run(buildPackages([uuid], sandbox.places));
    if (result.isDone) continue;
    if (result.limitHit !== null) stopped++;
    failures.set(uuid, describeTrial(result));
  }
  return failures;
}
