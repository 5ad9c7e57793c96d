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
  const see = () => deps.store.claimStamps.list(filter, page);
  const found = await see();
  const make = async (own: Deps, { items, next }: typeof found) =>
    listJson(await claimTexts(own, items), envelope(next));
  const remake = async () => {
    const now = await see();
    return { changes: seenClaims(now), text: await make({ ...deps, keptTexts: keepsNothing }, now) };
  };
  const basis = {
    seen: seenClaims(found),
    see: deps.store.claimStamps.listAgain(filter, page, seenClaims),
  };
  const isPublic = found.items.every(({ visibility }) => visibility === "public");
  const stamp = {
    id: JSON.stringify(query),
    visibility: isPublic ? ("public" as const) : ("private" as const),
    changes: basis.seen,
  };
  let json = deps.keptTexts.get("claims", stamp, remake);
  if (!json) {
    json = await make(deps, found);
    deps.keptTexts.set("claims", stamp, json);
  }
  return renderedAnswer<ClaimPage>(json, basis);
}
