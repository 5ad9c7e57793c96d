import type { SearchKind } from "../../__generated__/enumerations.ts";

/** What a search page is asked for. */
export interface SearchAddress {
  q: string;
  subject?: string | undefined;
  /** Of one list alone, which `cursor` is of. */
  kind?: SearchKind | undefined;
  cursor?: string | undefined;
}

/** The address of a search page. */
export function searchAddress({ q, subject, kind, cursor }: SearchAddress): string {
  if (q === "") return "/search";
  const named = { q, kind, subject, [kind === "claims" ? "claim_cursor" : "repository_cursor"]: cursor };
  const given = Object.entries(named).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/search?${new URLSearchParams(given)}`;
}
