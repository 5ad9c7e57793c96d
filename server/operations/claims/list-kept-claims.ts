import type { ClaimPage } from "../../__generated__/types.ts";
import type { Deps } from "../../deps.ts";
import { listJson, renderedAnswer } from "../rendered-answer.ts";
import { claimTexts } from "./claim-texts.ts";
import { seenClaims } from "./seen-claims.ts";

type List = Deps["store"]["claimStamps"]["list"];

/** Answers with a page of all Claims, each whole and without further sections: of those that were kept, none is read. */
export async function listKeptClaims(
  deps: Deps,
  filter: Parameters<List>[0],
  page: Parameters<List>[1],
  envelope: (next: object | null) => object,
) {
  const { list } = deps.store.claimStamps;
  const found = await list(filter, page);
  const json = listJson(await claimTexts(deps, found.items), envelope(found.next));
  return renderedAnswer<ClaimPage>(json, {
    seen: seenClaims(found),
    see() {
      const now = list(filter, page);
      return now instanceof Promise ? now.then(seenClaims) : seenClaims(now);
    },
  });
}
