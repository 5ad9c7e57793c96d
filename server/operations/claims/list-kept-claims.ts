import type { ClaimPage } from "../../__generated__/types.ts";
import type { Deps } from "../../deps.ts";
import { listJson, renderedAnswer } from "../rendered-answer.ts";
import { claimTexts, keepsNothing } from "./claim-texts.ts";
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
  const { list } = deps.store.claimStamps;
  const found = await list(filter, page);
  const make = async (own: Deps, { items, next }: typeof found) =>
    listJson(await claimTexts(own, items), envelope(next));
  const remake = async () => {
    const now = await list(filter, page);
    return { changes: seenClaims(now), text: await make({ ...deps, keptTexts: keepsNothing }, now) };
  };
  const seen = seenClaims(found);
  const isPublic = found.items.every(({ visibility }) => visibility === "public");
  const stamp = {
    id: JSON.stringify(query),
    visibility: isPublic ? ("public" as const) : ("private" as const),
    changes: seen,
  };
  let json = deps.keptTexts.get("claims", stamp, remake);
  if (!json) {
    json = await make(deps, found);
    deps.keptTexts.set("claims", stamp, json);
  }
  return renderedAnswer<ClaimPage>(json, {
    seen,
    see() {
      const now = list(filter, page);
      return now instanceof Promise ? now.then(seenClaims) : seenClaims(now);
    },
  });
}
