import { html } from "hono/html";
import { evidenceStates } from "../__generated__/enumerations.ts";
import type { RepositorySummary } from "../__generated__/types.ts";
import type { Html } from "./html.ts";
import type { Translator } from "./language/translator.ts";
import { homeTexts } from "./texts/home-texts.ts";
import { claimTexts } from "./texts/word-texts.ts";

/** Renders a repository of a list: its title, as it is or with words marked, and how its Claims stand. */
export function repositoryItem(
  t: Translator,
  { owner, slug, title, evidence }: RepositorySummary,
  shownTitle: Html | string = title,
): Html {
  const { supportedClaimCount: supported, claimCount: count, stateCounts } = evidence;
  const states = evidenceStates.filter((state) => state !== "notAssessed" && stateCounts[state] > 0);
  const counts = states.map((state) => {
    const text = t(homeTexts.stateCount, { count: stateCounts[state], state: t(claimTexts[state].word) });
    return html`<span class="state ${state}">${text}</span> `;
  });
  return html`<li><a href="/r/${owner}/${slug}">${shownTitle}</a>
    <br>${counts}<span class="muted">${owner}/${slug} · ${t(homeTexts.supported, { supported, count })}</span></li>`;
}
