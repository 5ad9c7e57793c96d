import type { Evidence, RepositorySummary } from "../../__generated__/types.ts";
import type { Deps } from "../../deps.ts";
import { createLinks } from "../../domain/views/links.ts";
import { evidenceView } from "../../domain/views/run.ts";
import type { ClaimSelection } from "./claim-selection.ts";
import { lastRunOf } from "./last-run.ts";

/** Reads what the last Runs of the Claims of a page left; nothing of a withdrawn repository, which is not given out. */
export async function readEvidence(
  { store, baseUrl }: Pick<Deps, "store" | "baseUrl">,
  { runs = [], withdrawal }: RepositorySummary,
  { entries }: Pick<ClaimSelection, "entries">,
): Promise<Map<string, Evidence[]>> {
  if (withdrawal) return new Map();
  const ids = new Set(entries.flatMap(({ claim }) => lastRunOf(claim, runs)?.id ?? []));
  const links = createLinks(baseUrl);
  const files = [...ids].map(async (id): Promise<[string, Evidence[]]> => {
    const records = await store.evidence.listByRun(id);
    return [id, records.map((record) => evidenceView(record, links))];
  });
  return new Map(await Promise.all(files));
}
