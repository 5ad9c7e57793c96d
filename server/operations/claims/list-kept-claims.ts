import type { ClaimPage } from "../../__generated__/types.ts";
import type { Deps } from "../../deps.ts";
import { keptPage } from "../kept-page.ts";
import { listJson, renderedAnswer } from "../rendered-answer.ts";
import { claimTexts } from "./claim-texts.ts";
import { seenClaims } from "./seen-claims.ts";

type List = Deps["store"]["claimStamps"]["list"];

/**
 * Answers with a page of all Claims, each whole and without further sections: of those that were kept, none is read.
 * `query` is all that the envelope depends on beside the place of the next page.
 */
export async function listKeptClaims(
  deps: Deps,
  query: object,
  filter: Parameters<List>[0],
  page: Parameters<List>[1],
  envelope: (next: object | null) => object,
) {
  const { claimStamps } = deps.store;
  const { json, seen } = await keptPage(deps, "claims", {
    query,
    see: async () => claimStamps.list(filter, page),
    seenOf: seenClaims,
    recordsOf: ({ items }) => items,
    make: async (own, { items, next }) => listJson(await claimTexts(own, items), envelope(next)),
  });
  return renderedAnswer<ClaimPage>(json, { seen, see: claimStamps.listAgain(filter, page, seenClaims) });
}
