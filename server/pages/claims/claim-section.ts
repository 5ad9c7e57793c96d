import { html } from "hono/html";
import type { EvidenceStateCounts } from "../../__generated__/types.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { claimFilters, claimPages } from "./claim-filters.ts";
import type { ClaimGrounds } from "./claim-grounds.ts";
import { claimList } from "./claim-list.ts";
import type { ClaimSelection } from "./claim-selection.ts";

/** Renders a page of Claims, with ways to the others. `path` is that of the page which has them. */
export function claimSection(
  t: Translator,
  { path, counts, selection }: { path: string; counts: EvidenceStateCounts; selection: ClaimSelection },
  grounds: ClaimGrounds,
): Html {
  return html`${claimFilters(t, path, counts, selection)}${claimList(t, selection, grounds)}${claimPages(t, path, selection)}`;
}
