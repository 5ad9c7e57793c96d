import type { Deps, TextKind, TextStamp } from "../deps.ts";
import type { RecordStamp } from "../domain/records.ts";
import { keepsNothing } from "./claims/claim-texts.ts";

interface Page<Found> {
  /** What the page depends on beside what it shows: the query, not the caller. */
  query: object;
  /** Reads what the page shows. */
  see(): Promise<Found>;
  /** Names that, as of which changes. */
  seenOf(found: Found): string;
  recordsOf(found: Found): readonly Pick<TextStamp, "visibility">[];
  make(deps: Pick<Deps, "keptTexts" | "store" | "baseUrl">, found: Found): Promise<Uint8Array>;
}

/**
 * Returns the JSON of a page as it was kept while it shows the same, else as it is made. Of a page that shows something
 * private, nothing is kept. docs/decisions/0044-rendered-records.md
 */
export async function keptPage<Found>(
  deps: Deps,
  kind: TextKind,
  { query, see, seenOf, recordsOf, make }: Page<Found>,
): Promise<{ json: Uint8Array; seen: string }> {
  const found = await see();
  const seen = seenOf(found);
  const isPublic = recordsOf(found).every(({ visibility }) => visibility === "public");
  const stamp = {
    id: JSON.stringify(query),
    visibility: isPublic ? ("public" as const) : ("private" as const),
    changes: seen,
  };
  const remake = async () => {
    const now = await see();
    return { changes: seenOf(now), text: await make({ ...deps, keptTexts: keepsNothing }, now) };
  };
  const kept = deps.keptTexts.get(kind, stamp, remake);
  if (kept) return { json: kept, seen };
  const json = await make(deps, found);
  deps.keptTexts.set(kind, stamp, json);
  return { json, seen };
}

/** Which records, each as of which change, as one text. */
export function seenRecords(stamps: readonly Pick<RecordStamp, "id" | "changes">[]): string {
  return stamps.map(({ id, changes }) => `${id}.${changes}`).join();
}
