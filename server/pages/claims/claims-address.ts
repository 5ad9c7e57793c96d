import type { ClaimSelection } from "./claim-selection.ts";

/** The address of a page of Claims, or of the page that a Claim is on, open. `base` is the path of what has them. */
export function claimsAddress(
  base: string,
  { state, page = 1, openId }: Partial<Pick<ClaimSelection, "state" | "page" | "openId">>,
): string {
  if (openId !== undefined) return `${base}?${new URLSearchParams({ claim: openId })}`;
  const query = new URLSearchParams({
    ...(state ? { state } : {}),
    ...(page > 1 ? { page: `${page}` } : {}),
  });
  return query.size > 0 ? `${base}?${query}` : base;
}
