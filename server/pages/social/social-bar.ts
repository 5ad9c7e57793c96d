import { html } from "hono/html";
import type { ReactionAction } from "../../__generated__/enumerations.ts";
import type { OwnReactions } from "../../__generated__/types.ts";
import type { CommunityCounts } from "../../domain/records.ts";
import type { Html } from "../html.ts";
import type { Message } from "../language/message-values.ts";
import type { Translator } from "../language/translator.ts";
import type { Viewer } from "../layout.ts";
import { socialTexts } from "../texts/social-texts.ts";
import { reactionButton } from "./reaction-button.ts";

/** What readers made of a repository. */
export interface Community {
  counts: CommunityCounts & { forks: number };
  /** The viewer's own; null where nobody is signed in. */
  own: OwnReactions | null;
}

/** Renders what readers may do about a repository, each with its count; of a withdrawn one the counts alone. */
export function socialBar(
  t: Translator,
  { counts, own }: Community,
  { viewer, base, isWithdrawn }: { viewer: Viewer | null; base: string; isWithdrawn: boolean },
): Html {
  const requests = t(socialTexts.requests, { count: counts.requests });
  const stars = t(socialTexts.stars, { count: counts.stars });
  const followers = t(socialTexts.followers, { count: counts.followers });
  const forks = html`<a href="${base}/forks">${t(socialTexts.forkCount, { count: counts.forks })}</a>`;
  if (isWithdrawn) return html`<p id="community">${requests} · ${stars} · ${followers} · ${forks}</p>`;
  const reaction = (kind: keyof OwnReactions, count: string) => {
    const [action, text] = actions[kind][own?.[kind] ? "remove" : "add"];
    return reactionButton({ action, text: t(text), count, viewer, path: base });
  };
  const label = t(socialTexts.reactions);
  const all = html`${reaction("request", t(socialTexts.wishes, { count: counts.requests }))} ${reaction("star", stars)} ${reaction("follow", followers)} ${forks}`;
  return viewer
    ? html`<form class="actions" id="community" method="post" action="${base}/reactions" aria-label="${label}">${all}</form>`
    : html`<div class="actions" id="community" role="group" aria-label="${label}">${all}</div>`;
}

type Reaction = [action: ReactionAction, text: Message];

const actions: Record<keyof OwnReactions, { add: Reaction; remove: Reaction }> = {
  star: { add: ["star", socialTexts.star], remove: ["unstar", socialTexts.unstar] },
  request: { add: ["request", socialTexts.request], remove: ["withdraw", socialTexts.withdraw] },
  follow: { add: ["follow", socialTexts.follow], remove: ["unfollow", socialTexts.unfollow] },
};
