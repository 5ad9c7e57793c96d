import { html } from "hono/html";
import type { RepositorySummary } from "../../__generated__/types.ts";
import type { Html } from "../html.ts";
import { linkTo } from "../language/link-to.ts";
import type { Translator } from "../language/translator.ts";
import { layout, type Viewer } from "../layout.ts";
import type { RepositoryStands } from "../repositories/repository-stand.ts";
import { repositoryItem } from "../repository-item.ts";
import { reactionButton } from "../social/reaction-button.ts";
import { ownerTexts } from "../texts/owner-texts.ts";
import { socialTexts } from "../texts/social-texts.ts";

interface OwnerPage {
  owner: string;
  profile: { kind: keyof typeof kinds; name: string; image: string | null };
  repositories: RepositorySummary[];
  stands: RepositoryStands;
  /** Of the older repositories. */
  next: string | null;
  /** Of these repositories; absent for the newest. */
  cursor: string | undefined;
  viewer: Viewer | null;
  /** Whether the viewer is this person, or a member. */
  isOwn: boolean;
  /** Null for an organization. */
  followers: number | null;
  follows: boolean;
}

/** Renders a person or an organization with what the viewer may read of it. */
export function ownerPage(t: Translator, page: OwnerPage): Html {
  const { owner, profile, repositories, stands, viewer, next, cursor } = page;
  const { kind, name, image } = profile;
  const base = `/r/${owner}`;
  const from = (cursor: string) => `${base}?${new URLSearchParams({ cursor })}`;
  const main = html`<div class="owner">
      ${image ? html`<img class="avatar" src="${new URL(image).pathname}" alt="${t(ownerTexts.picture, { name })}" width="96" height="96">` : ""}
      <div><h1>${name}</h1><p class="muted">${owner} · ${t(kinds[kind])}</p></div></div>
    ${standing(t, page, base)}
    <h2>${t(ownerTexts.repositories)}</h2>
    ${repositories.length > 0 ? html`<ul class="entries">${repositories.map((each) => repositoryItem(t, each, { stand: stands.get(each.id) }))}</ul>` : none(t, page)}
    <p>${cursor === undefined ? "" : html`<a href="${base}">${t(ownerTexts.newest)}</a> `}${next ? html`<a href="${from(next)}" rel="next">${t(ownerTexts.older)}</a>` : ""}</p>`;
  return layout(t, name === owner ? name : `${name} · ${owner}`, main, {
    ...{ viewer, path: cursor === undefined ? base : from(cursor) },
  });
}

const kinds = {
  user: ownerTexts.person,
  organization: ownerTexts.organization,
  deleted: ownerTexts.deleted,
};

/** What the viewer may do: follow somebody else, or go where one's own is changed. */
function standing(t: Translator, page: OwnerPage, base: string): Html | "" {
  const { owner, profile, isOwn, followers, follows, viewer } = page;
  if (isOwn && profile.kind === "organization")
    return html`<p>${t.html(ownerTexts.members, { link: linkTo(`/organizations/${owner}`) })}</p>`;
  if (followers === null) return "";
  const count = t(socialTexts.followers, { count: followers });
  if (isOwn)
    return html`<p>${t.html(ownerTexts.yourAccount, { link: linkTo("/account") })} <span class="muted">· ${count}</span></p>`;
  const action = follows ? "unfollow" : "follow";
  const text = t(follows ? socialTexts.unfollow : socialTexts.follow);
  const button = reactionButton({ action, text, count, viewer, path: base });
  return viewer
    ? html`<form class="actions" id="follow" method="post" action="${base}">${button}</form>`
    : html`<p>${button}</p>`;
}

function none(t: Translator, { isOwn }: OwnerPage): Html {
  const text = isOwn ? t.html(ownerTexts.noneOfYours, { link: linkTo("/submit") }) : t.html(ownerTexts.none);
  return html`<p class="muted">${text}</p>`;
}
