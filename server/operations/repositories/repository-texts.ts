import type { Deps, TextStamp } from "../../deps.ts";
import { keepsNothing } from "../claims/claim-texts.ts";
import { repositorySummaries } from "./repository-summaries.ts";

type Rendering = Pick<Deps, "store" | "baseUrl" | "keptTexts">;

/**
 * Returns the JSON of the compact record of each repository, without further sections: what was kept, and what is made
 * for the others after their stamps were read. docs/decisions/0044-rendered-records.md
 */
export async function repositoryTexts(deps: Rendering, stamps: readonly TextStamp[]): Promise<Uint8Array[]> {
  const texts = new Map<string, Uint8Array>();
  const missing: TextStamp[] = [];
  for (const stamp of stamps) {
    const kept = deps.keptTexts.get("repository", stamp, () => remake(deps, stamp));
    if (kept) texts.set(stamp.id, kept);
    else missing.push(stamp);
  }
  for (const [id, text] of await render(deps, missing)) texts.set(id, text);
  return stamps.flatMap(({ id }) => texts.get(id) ?? []);
}

async function remake(deps: Rendering, { id }: TextStamp) {
  const [stamp] = await deps.store.repositoryStamps.getByIds([id], []);
  const [text] = stamp ? await repositoryTexts({ ...deps, keptTexts: keepsNothing }, [stamp]) : [];
  return { changes: stamp?.changes, text };
}

async function render(deps: Rendering, stamps: readonly TextStamp[]): Promise<Map<string, Uint8Array>> {
  if (stamps.length === 0) return new Map();
  const records = await deps.store.repositories.getByIds(stamps.map(({ id }) => id));
  const present = stamps.filter(({ id }) => records.has(id));
  const summaries = await repositorySummaries(
    deps,
    present.map(({ id }) => records.get(id)!),
  );
  return new Map(
    present.map((stamp, index) => {
      const text = encoder.encode(JSON.stringify(summaries[index]));
      deps.keptTexts.set("repository", stamp, text);
      return [stamp.id, text];
    }),
  );
}

/** Gives each text a buffer of its own: one of Node.js's would keep what else is in it. */
const encoder = new TextEncoder();
