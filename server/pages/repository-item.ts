import { html } from "hono/html";
import { evidenceStates } from "../__generated__/enumerations.ts";
import type { RepositorySummary } from "../__generated__/types.ts";
import { claimWords } from "../domain/views/words.ts";
import type { Html } from "./layout.ts";

/** Renders a repository of a list: its title, and how its Claims stand. */
export function repositoryItem({ owner, slug, title, evidence }: RepositorySummary): Html {
  const { supportedClaimCount, claimCount, stateCounts } = evidence;
  const states = evidenceStates.filter((state) => state !== "notAssessed" && stateCounts[state] > 0);
  return html`<li><a href="/r/${owner}/${slug}">${title}</a>
    <br>${states.map((state) => html`<span class="state ${state}">${stateCounts[state]} ${claimWords[state]}</span> `)}<span class="muted">${owner}/${slug} · ${supportedClaimCount} of ${claimCount} Claims supported</span></li>`;
}
