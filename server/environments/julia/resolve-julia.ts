import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { askedOf, type JuliaNeeds, type JuliaPackage } from "../../domain/environment/julia-needs.ts";
import type { LockedJulia, LockedJuliaPackage, LockedTree } from "../../domain/environment/locked-julia.ts";
import type { UnmetRequirement } from "../../domain/environment/requirement.ts";
import { says } from "../messages.ts";
import { fetchTrees } from "./fetch-trees.ts";
import { type FoundParts, findParts } from "./find-parts.ts";
import type { JuliaContext } from "./julia-context.ts";
import { writeJuliaInputs } from "./julia-inputs.ts";
import { NotServedError } from "./package-server.ts";
import { TrialSandbox } from "./trial-sandbox.ts";
import { tryBuilds } from "./try-builds.ts";

export interface ResolvedJulia {
  /** Null where nothing can be had. */
  locked: Omit<LockedJulia, "binary"> | null;
  unmet: UnmetRequirement[];
}

/**
 * Fetches what a manifest pins, and lets Julia say what of its artifacts this machine needs; what has something to build is
 * built once, to see whether it can be.
 *
 * @throws EnvironmentError where none of it can be had because the server does not answer: tomorrow it may.
 */
export async function resolveJulia(needs: JuliaNeeds, context: JuliaContext): Promise<ResolvedJulia> {
  const work = join(context.folder, "julia");
  const inputs = join(work, "inputs");
  await mkdir(inputs, { recursive: true, mode: 0o755 });
  const { server, signal } = context;
  const hashed = needs.packages.flatMap((each) => (each.sha1 ? [{ uuid: each.uuid, sha1: each.sha1 }] : []));
  const { trees, lost } = await fetchTrees(hashed, inputs, server, signal);
  const [first] = lost.values();
  if (trees.size === 0 && first && !(first instanceof NotServedError)) throw first;
  const unmet = needs.packages.flatMap((each) => {
    const error = lost.get(each.sha1 ?? "");
    return error ? [unmetOf(each, describeLost(each, error.message))] : [];
  });
  const packages = needs.packages.flatMap((each) => lockOf(each, trees));
  const known = new Set(packages.map(({ uuid }) => uuid));
  const project = Object.fromEntries(Object.entries(needs.project).filter(([, uuid]) => known.has(uuid)));
  const locked = { project, packages, artifacts: [] };
  if (trees.size === 0) return { locked: unmet.length > 0 ? null : locked, unmet };

  await context.binary?.fetch(join(inputs, "julia.tar.gz"));
  await writeJuliaInputs(inputs, locked, { isTrial: true });
  const sandbox = new TrialSandbox(work, context);
  const parts = await findParts(packages, sandbox);
  const artifacts = await fetchArtifacts(parts, inputs, context);
  const asked = new Map(needs.packages.map((each) => [each.uuid, each]));
  const say = (uuid: string, reason: string) => {
    const named = asked.get(uuid);
    if (named) unmet.push(unmetOf(named, reason));
  };
  for (const { uuid, reason } of [...parts.failed, ...artifacts.lost]) say(uuid, reason);
  if (parts.built.size === 0) return { locked: { ...locked, artifacts: artifacts.trees }, unmet };

  context.onLog(says(`${parts.built.size} Julia packages are built, to see which can be.`));
  await writeJuliaInputs(inputs, { ...locked, artifacts: artifacts.trees }, { isTrial: true });
  const failures = await tryBuilds(
    packages.filter(({ uuid }) => parts.built.has(uuid)),
    packages,
    sandbox,
  );
  for (const [uuid, reason] of failures) say(uuid, `It is there, but cannot be built: ${reason}`);
  const built = packages.map((each) =>
    parts.built.has(each.uuid) && !failures.has(each.uuid) ? { ...each, isBuilt: true as const } : each,
  );
  return { locked: { ...locked, packages: built, artifacts: artifacts.trees }, unmet };
}

/** What could not be had is no part of the lock. */
function lockOf(
  { sha1, repository: _, place: __, ...entry }: JuliaPackage,
  trees: ReadonlyMap<string, LockedTree>,
): LockedJuliaPackage[] {
  if (sha1 === undefined) return [entry];
  const tree = trees.get(sha1);
  return tree ? [{ ...entry, tree }] : [];
}

const unmetOf = (each: JuliaPackage, reason: string): UnmetRequirement => ({ ...askedOf(each), reason });

const describeLost = ({ repository }: JuliaPackage, reason: string) =>
  repository === undefined
    ? reason
    : `${reason} It is of the git repository ${repository}, which is not fetched: use a version that is registered, or commit its code and name it by its path.`;

async function fetchArtifacts(
  { artifacts }: FoundParts,
  inputs: string,
  { server, signal }: JuliaContext,
): Promise<{ trees: LockedTree[]; lost: { uuid: string; reason: string }[] }> {
  const wanted = artifacts.map(({ sha1 }) => ({ uuid: null, sha1 }));
  const { trees, lost } = await fetchTrees(wanted, inputs, server, signal);
  return {
    trees: [...trees.values()].sort((a, b) => (a.sha1 < b.sha1 ? -1 : 1)),
    lost: artifacts.flatMap(({ uuid, sha1, name }) => {
      const error = lost.get(sha1);
      return error ? [{ uuid, reason: `Its artifact ${name} cannot be had. ${error.message}` }] : [];
    }),
  };
}
