import { html } from "hono/html";
import type { RepositorySummary } from "../__generated__/types.ts";
import type { Html } from "./html.ts";
import { shownDay } from "./language/shown-time.ts";
import type { Translator } from "./language/translator.ts";
import { type RepositoryStand, repositoryStand, standOfRecord } from "./repositories/repository-stand.ts";
import { stateBar } from "./repositories/state-bar.ts";
import { stateCountMarks } from "./repositories/state-counts.ts";
import { namesOf } from "./repository-head.ts";
import { homeTexts } from "./texts/home-texts.ts";
import { repositoryTexts } from "./texts/repository-texts.ts";

interface ItemOptions {
  /** The title with words marked. */
  shownTitle?: Html;
  /** Absent where nothing is known but the record. */
  stand?: RepositoryStand | undefined;
}

/** Renders a repository of a list: its title, and how its Claims stand or why nothing can be said of them. */
export function repositoryItem(
  t: Translator,
  repository: RepositorySummary,
  { shownTitle, stand = standOfRecord(repository) }: ItemOptions = {},
): Html {
  const { owner, slug, title, authors, evidence, updatedAt } = repository;
  const counts = stateCountMarks(t, evidence, (state) => state !== "notAssessed");
  return html`<li><a href="/r/${owner}/${slug}" dir="auto">${shownTitle ?? title}</a>${authors.length > 0 ? html`<div class="muted">${namesOf(t, authors, 3)}</div>` : ""}
    ${stateBar(evidence.stateCounts) || (authors.length > 0 ? "" : html`<br>`)}${repositoryStand(t, repository, stand)}${counts}<span class="muted">${countOf(t, evidence)}${owner}/${slug} · ${shownDay(t.language, updatedAt)}</span></li>`;
}

/** Of how many Claims the counts are; nothing where there is none. */
function countOf(t: Translator, { claimCount: count, assessedClaimCount }: RepositorySummary["evidence"]) {
  if (count === 0) return "";
  return `${assessedClaimCount > 0 ? t(repositoryTexts.ofClaims, { count }) : t(homeTexts.unjudged, { count })} · `;
}
