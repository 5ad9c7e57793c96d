import { type LockedJuliaPackage, SHA1 } from "../../domain/environment/locked-julia.ts";
import { EnvironmentError } from "../environment-error.ts";
import { findParts as findPartsCommand, placePackages } from "./julia-commands.ts";
import { describeTrial, type TrialSandbox } from "./trial-sandbox.ts";

export interface FoundParts {
  artifacts: { uuid: string; sha1: string; name: string }[];
  /** UUIDs of packages that have something to build. */
  built: Set<string>;
  failed: { uuid: string; reason: string }[];
}

const MAX_ARTIFACTS = 2000;

/**
 * Lets Julia say what packages have beside their code. Programs of the packages run meanwhile and may say anything: it is
 * hashes to ask the operator's server for, and nothing more.
 */
export async function findParts(
  packages: readonly LockedJuliaPackage[],
  sandbox: TrialSandbox,
): Promise<FoundParts> {
  const { places } = sandbox;
  const result = await sandbox.run(`${placePackages(places)}\n${findPartsCommand(places)}`);
  if (!result.isDone) throw new EnvironmentError(`Julia does not start: ${describeTrial(result)}`);
  const known = new Set(packages.map(({ uuid }) => uuid));
  const parts: FoundParts = { artifacts: [], built: new Set(), failed: [] };
  for (const line of result.stdout.split("\n")) {
    const [kind, uuid = "", ...words] = line.split(" ");
    if (!known.has(uuid)) continue;
    const [sha1 = "", name = ""] = words;
    if (kind === "build") parts.built.add(uuid);
    if (kind === "artifact" && SHA1.test(sha1) && parts.artifacts.length < MAX_ARTIFACTS)
      parts.artifacts.push({ uuid, sha1, name: name.slice(0, 100) });
    if (kind === "failed" && parts.failed.length < MAX_ARTIFACTS)
      parts.failed.push({ uuid, reason: `Its artifacts are not known: ${words.join(" ").slice(0, 300)}` });
  }
  return parts;
}
