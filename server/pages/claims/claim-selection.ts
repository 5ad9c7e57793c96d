import type { EvidenceState } from "../../__generated__/enumerations.ts";
import type { Claim } from "../../__generated__/types.ts";

/** Which Claims a page is asked for. */
export interface ClaimQuery {
  state?: EvidenceState | undefined;
  /** The id of a Claim that is to be on the page, and open. */
  claim?: string | undefined;
  page?: number | undefined;
}

/** The Claims of a page, each with its number among all. */
export interface ClaimSelection {
  entries: { claim: Claim; number: number }[];
  /** Present where the Claims of one state were asked for, and there are some. */
  state: EvidenceState | undefined;
  openId: string | undefined;
  page: number;
  pages: number;
}

/** With all that is shown of each, more would be more than a page. */
const perPage = 20;

/** Chooses the Claims of a page. What is not there does not lead to an empty page: addresses outlive Claims. */
export function selectClaims(
  claims: readonly Claim[],
  { state, claim, page = 1 }: ClaimQuery,
): ClaimSelection {
  const all = claims.map((each, index) => ({ claim: each, number: index + 1 }));
  const ofState = state ? all.filter((each) => each.claim.evidence.state === state) : [];
  const isNarrowed = ofState.length > 0 && claim === undefined;
  const matching = isNarrowed ? ofState : all;
  const pages = Math.max(1, Math.ceil(matching.length / perPage));
  const place = claim === undefined ? -1 : matching.findIndex((each) => each.claim.id === claim);
  const shown = place >= 0 ? Math.floor(place / perPage) + 1 : Math.min(page, pages);
  return {
    entries: matching.slice((shown - 1) * perPage, shown * perPage),
    state: isNarrowed ? state : undefined,
    openId: place >= 0 ? claim : undefined,
    ...{ page: shown, pages },
  };
}
