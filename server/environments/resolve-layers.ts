import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { contentDigest, type EnvironmentLock } from "../domain/environment/environment-lock.ts";
import { isAmong } from "../domain/environment/requirement.ts";
import type { FolderRemover } from "../execution/folder-remover.ts";
import type { HeldRoot } from "./environment-cache.ts";
import { EnvironmentError } from "./environment-error.ts";
import type { EnvironmentRequest } from "./environment-request.ts";
import type { KeptResolutions } from "./kept-resolutions.ts";
import type { LayerContext, LayerNeeds, LayerRound, RegistryLayer, ResolvedLayer } from "./registry-layer.ts";
import type { Resolution, Resolver } from "./resolver.ts";

export interface LayersContext {
  /** Kept across starts; what killed processes leave in it is removed at the next start. */
  folder: string;
  layers: readonly RegistryLayer[];
  resolver: Resolver;
  kept: KeptResolutions;
  executor: LayerContext["executor"];
  remover: Pick<FolderRemover, "sweep">;
  holdBase(lock: EnvironmentLock): Promise<HeldRoot>;
}

/** Compilers are asked for once; a layer that asked for more each time would never end. */
const MAX_ROUNDS = 3;

/** Chooses the base, and in it what each layer that is asked for something adds. */
export async function resolveAll(request: EnvironmentRequest, context: LayersContext): Promise<Resolution> {
  const wanted = context.layers.flatMap((layer) => {
    const needs = layer.needs(request);
    return needs === null ? [] : [{ layer, needs }];
  });
  const runtimes = new Set([...request.runtimes, ...wanted.flatMap(({ needs }) => needs.runtimes)]);
  for (let round = 1; ; round++) {
    const base = await context.resolver({ ...request, runtimes: [...runtimes].sort() });
    const resolved: ResolvedLayer[] = [];
    for (const { layer, needs } of wanted)
      resolved.push(await resolveLayer(layer, needs, { base: base.lock, runtimes }, request, context));
    const more = resolved.flatMap((each) => each.runtimes).filter((name) => !runtimes.has(name));
    if (more.length === 0 || round === MAX_ROUNDS) return combine(base, resolved);
    for (const name of more) runtimes.add(name);
  }
}

async function resolveLayer(
  layer: RegistryLayer,
  needs: LayerNeeds,
  round: LayerRound,
  request: EnvironmentRequest,
  context: LayersContext,
): Promise<ResolvedLayer> {
  const key = { base: contentDigest(round.base), runtimes: [...round.runtimes].sort(), needs };
  const decide = async () => ({ decided: (await layer.decide?.(round, request)) ?? null });
  try {
    const { decided } = await context.kept.get({ ...key, isDecision: true }, decide);
    return decided ?? (await context.kept.get(key, () => resolveInBase(layer, round, request, context)));
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    const lost = layer.findUnlocked(request, round.base);
    const unmet = lost.map(({ text, place }) => ({ text, place, reason: error.message }));
    return { members: {}, unmet, resolver: null, runtimes: [] };
  }
}

async function resolveInBase(
  layer: RegistryLayer,
  { base, runtimes }: LayerRound,
  request: EnvironmentRequest,
  { holdBase, folder: parent, executor, remover }: LayersContext,
): Promise<ResolvedLayer> {
  await using held = await holdBase(base);
  const folder = join(parent, `building-${randomUUID()}`);
  await mkdir(folder, { mode: 0o755 });
  try {
    return await layer.resolve({ lock: base, root: held.root }, request, { executor, folder, runtimes });
  } finally {
    await remover.sweep(folder);
  }
}

function combine(base: Resolution, layers: readonly ResolvedLayer[]): Resolution {
  const members = layers.map((each) => each.members);
  const asOf = Object.assign({}, base.lock.asOf, ...layers.map((each) => each.asOf));
  const dates = Object.keys(asOf).length > 0 ? { asOf } : {};
  // What a layer was asked for in Debian's place is its own to answer.
  const answered = layers.flatMap(({ met = [], unmet }) => [...met, ...unmet]);
  return {
    lock: Object.assign({}, base.lock, ...members, dates),
    unmet: [
      ...base.unmet.filter((each) => !isAmong(answered, each)),
      ...layers.flatMap(({ unmet }) => unmet),
    ],
    resolvedAt: base.resolvedAt,
    resolver: [base, ...layers].flatMap(({ resolver }) => resolver ?? []).join("; "),
  };
}
