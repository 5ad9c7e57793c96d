import type { Deps, KeptTexts } from "../../deps.ts";
import type { RecordStamp } from "../../domain/records.ts";
import { claimViews } from "./claim-views.ts";

type Rendering = Pick<Deps, "store" | "baseUrl" | "keptTexts">;

/**
 * Returns the JSON of the contract's view of each Claim, without further sections: what was kept, and what is made for
 * the others after their stamps were read. docs/decisions/0044-rendered-records.md
 */
export async function claimTexts(deps: Rendering, stamps: readonly RecordStamp[]): Promise<Uint8Array[]> {
  const texts = new Map<string, Uint8Array>();
  const missing: RecordStamp[] = [];
  for (const stamp of stamps) {
    const kept = deps.keptTexts.get("claim", stamp, () => remake(deps, stamp));
    if (kept) texts.set(stamp.id, kept);
    else missing.push(stamp);
  }
  if (missing.length > 0) for (const [id, text] of await render(deps, missing)) texts.set(id, text);
  return stamps.flatMap(({ id }) => texts.get(id) ?? []);
}

/** For what is to be made whatever was kept. */
export const keepsNothing: KeptTexts = { get: () => undefined, set: () => {} };

async function remake(deps: Rendering, { id, repositoryId }: RecordStamp) {
  const stamp = await deps.store.claimStamps.get(id, repositoryId, []);
  const [text] = stamp ? await claimTexts({ ...deps, keptTexts: keepsNothing }, [stamp]) : [];
  return { changes: stamp?.changes, text };
}

async function render(deps: Rendering, stamps: RecordStamp[]): Promise<Map<string, Uint8Array>> {
  const { store, keptTexts } = deps;
  const records = await store.claims.getByIds(stamps.map(({ id }) => id));
  const repositories = await store.repositories.getByIds([
    ...new Set(stamps.map(({ repositoryId }) => repositoryId)),
  ]);
  const present = stamps.filter(({ id, repositoryId }) => records.has(id) && repositories.has(repositoryId));
  const views = await claimViews(
    deps,
    present.map(({ id }) => records.get(id)!),
    repositories,
  );
  return new Map(
    present.map((stamp, index) => {
      const text = encoder.encode(JSON.stringify(views[index]));
      keptTexts.set("claim", stamp, text);
      return [stamp.id, text];
    }),
  );
}

/** Gives each text a buffer of its own: one of Node.js's would keep what else is in it. */
const encoder = new TextEncoder();
