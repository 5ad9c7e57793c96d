import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chooseRPackages } from "../../domain/environment/choose-r-packages.ts";
import type { LockedRPackage } from "../../domain/environment/environment-lock.ts";
import { fileOfR } from "../../domain/environment/locked-r.ts";
import { describeBounds } from "../../domain/environment/r-version.ts";
import type { Asked, UnmetRequirement } from "../../domain/environment/requirement.ts";
import type { EnvironmentRequest } from "../environment-request.ts";
import { says } from "../messages.ts";
import type { LayerBase, LayerContext, ResolvedLayer } from "../registry-layer.ts";
import { type CranView, choosePackages } from "./choose-packages.ts";
import type { CranMirror } from "./cran-mirror.ts";
import { baseNeedsOf } from "./find-base-needs.ts";
import { openViews } from "./open-views.ts";
import { DebianR, type RNeed, rNeedsOf } from "./r-needs.ts";
import { tryPackages } from "./try-packages.ts";

interface Outcome {
  /** What was tried: the same again would come to the same. */
  tried: string;
  locked: LockedRPackage[];
  lost: ReadonlyMap<string, string>;
  /** Debian packages that the base is to have before. */
  runtimes: string[];
  date: string | null;
}

/** Chooses what Debian lacks as of the code's commit first, and as of today where that has not everything. */
export async function resolveR(
  mirror: CranMirror,
  base: LayerBase,
  request: EnvironmentRequest,
  context: LayerContext,
): Promise<ResolvedLayer> {
  const { requirements, committedAt, onLog, signal } = request;
  const debian = new DebianR(base.lock);
  const lacking = rNeedsOf(requirements).filter((need) => !debian.meets(need));
  let best: Outcome | null = null;
  for await (const view of openViews({ mirror, committedAt, signal })) {
    const outcome = await attempt(lacking, view, best?.tried ?? null, { debian, base, request, context });
    if (outcome === null) break;
    if (outcome.runtimes.length > 0) return { ...resultOf([], outcome), runtimes: outcome.runtimes };
    if (best !== null && outcome.lost.size >= best.lost.size) break;
    if (best !== null) onLog(says(describeToday(best)));
    best = outcome;
    if (outcome.lost.size === 0) break;
  }
  const { locked, lost, date } = best!;
  // What Debian has in a version that the authors allow is there, if not in theirs.
  const missed = lacking.filter((need) => !(lost.has(need.name) && debian.allows(need)));
  for (const { name, version } of lacking.filter((need) => !missed.includes(need)))
    onLog(says(`${name} ${version} cannot be had, and Debian's is taken. ${lost.get(name)}`));
  if (locked.length === 0) return resultOf(missed, best!);
  return {
    ...resultOf(missed, best!),
    members: { r: locked },
    asOf: date === null ? {} : { r: date },
    resolver: `R ${debian.r ?? "none"}, CRAN as of ${date ?? "today"}`,
  };
}

interface AttemptContext {
  debian: DebianR;
  base: LayerBase;
  request: EnvironmentRequest;
  context: LayerContext;
}

async function attempt(
  lacking: readonly RNeed[],
  view: CranView,
  before: string | null,
  {
    debian,
    base,
    request: { onLog, signal },
    context: { executor, folder: parent, runtimes },
  }: AttemptContext,
): Promise<Outcome | null> {
  const folder = join(parent, view.date ?? "today");
  await mkdir(folder, { mode: 0o755 });
  const choice = await choosePackages(lacking, view, { debian, r: debian.r, folder, signal });
  const tried = choice.packages.map(fileOfR).join(" ");
  if (tried === before) return null;
  const outcome = { tried, lost: choice.lost, date: view.date };
  const unasked = baseNeedsOf(choice.packages).filter((name) => !runtimes.has(name));
  if (unasked.length > 0) return { ...outcome, locked: [], runtimes: unasked };
  const { root } = base;
  const { locked, lost } = await tryPackages(choice.packages, view, {
    debian,
    root,
    folder,
    executor,
    onLog,
    signal,
  });
  // Without what was only wanted by one that was lost.
  const described = new Map(choice.packages.map((each) => [each.name, each]));
  const kept = await chooseRPackages(lacking, {
    r: debian.r,
    isProvided: (name, bounds) => debian.has(name, bounds) && (!described.has(name) || lost.has(name)),
    find: async (name) => lost.get(name) ?? described.get(name) ?? choice.lost.get(name) ?? "",
  });
  const names = new Set(kept.packages.map(({ name }) => name));
  const asked = new Set(lacking.map(({ name }) => name));
  return {
    ...outcome,
    ...{ locked: locked.filter(({ name }) => names.has(name)), runtimes: [] },
    lost: new Map([...lost, ...kept.lost, ...choice.lost].filter(([name]) => asked.has(name))),
  };
}

function resultOf(lacking: readonly RNeed[], { lost }: Outcome): ResolvedLayer {
  const met: Asked[] = [];
  const unmet: UnmetRequirement[] = [];
  for (const { name, bounds, requirements } of lacking) {
    const reason = lost.get(name);
    const which = bounds.length === 0 ? "" : ` ${describeBounds(bounds)}`;
    for (const { text, place } of requirements)
      if (reason === undefined) met.push({ text, place });
      else unmet.push({ text, place, reason: `Debian has no ${name}${which}. ${reason}` });
  }
  return { members: {}, unmet, met, resolver: null, runtimes: [] };
}

function describeToday({ date, lost }: Outcome): string {
  const [[name, reason] = ["", ""]] = lost;
  return `As of ${date} not all R packages can be had (${name}: ${reason}). Those of today are taken.`;
}
