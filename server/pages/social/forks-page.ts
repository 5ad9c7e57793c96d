import { html } from "hono/html";
import type { RepositorySummary } from "../../__generated__/types.ts";
import { withNext } from "../accounts/with-next.ts";
import { type FormProblem, formField, problemAlert } from "../form-field.ts";
import type { Html } from "../html.ts";
import { linkTo } from "../language/link-to.ts";
import type { Translator } from "../language/translator.ts";
import { layout, type Viewer } from "../layout.ts";
import type { RepositoryStands } from "../repositories/repository-stand.ts";
import { repositoryItem } from "../repository-item.ts";
import { socialTexts } from "../texts/social-texts.ts";
import { submitTexts } from "../texts/submit-texts.ts";

export interface ForksPage {
  /** The path of the source's page. */
  base: string;
  viewer: Viewer | null;
  forks: RepositorySummary[];
  stands: RepositoryStands;
  /** Whether there may be more of them. */
  limit: number | null;
  mayFork: boolean;
  isWithdrawn: boolean;
  typed?: { owner?: string | undefined; slug?: string | undefined };
  problem?: FormProblem;
  existing?: { owner: string; slug: string } | undefined;
}

/** Renders the forks of a repository, and the form to make one. */
export function forksPage(t: Translator, page: ForksPage): Html {
  const { base, viewer, forks, limit, isWithdrawn } = page;
  const name = base.slice("/r/".length);
  const main = html`<p class="muted"><a href="${base}">${name}</a></p>
    <h1>${t(socialTexts.forks)}</h1>
    ${forks.length > 0 ? html`<ul class="entries">${forks.map((fork) => repositoryItem(t, fork, { stand: page.stands.get(fork.id) }))}</ul>` : html`<p class="muted">${t(socialTexts.noForks)}</p>`}
    ${limit === null ? "" : html`<p class="muted">${t(socialTexts.newestForks, { limit })}</p>`}
    ${isWithdrawn ? "" : html`<h2>${t(socialTexts.fork)}</h2><p>${t(socialTexts.forkExplained)}</p>${ways(t, page)}`}`;
  return layout(t, t(socialTexts.forksOf, { name }), main, {
    ...{ viewer, path: `${base}/forks`, isRefused: page.problem !== undefined },
  });
}

function ways(t: Translator, page: ForksPage): Html {
  const { base, viewer, mayFork } = page;
  if (!viewer) {
    const link = linkTo(withNext("/sign-in", `${base}/forks`));
    return html`<p>${t.html(socialTexts.signInToFork, { link })}</p>`;
  }
  return mayFork ? form(t, page, viewer) : html`<p class="muted">${t(socialTexts.forkRestricted)}</p>`;
}

function form(t: Translator, { base, typed, problem, existing }: ForksPage, viewer: Viewer): Html {
  const exists = existing && `${existing.owner}/${existing.slug}`;
  const options = viewer.namespaces.map(
    (name) => html`<option ${name === typed?.owner ? "selected" : ""}>${name}</option>`,
  );
  return html`<form method="post" action="${base}/forks">
    ${problemAlert(problem)}
    ${exists ? html`<p><a href="/r/${exists}">${t(submitTexts.open, { name: exists })}</a></p>` : ""}
    ${formField({
      ...{ name: "owner", label: t(submitTexts.owner), problem },
      control: html`<select id="owner" name="owner" aria-describedby="owner-hint">${options}</select>`,
    })}
    ${formField({
      ...{ name: "slug", label: t(submitTexts.slug), hint: t(socialTexts.forkSlugHint), problem },
      control: html`<input id="slug" name="slug" value="${typed?.slug ?? ""}" maxlength="96" pattern="[a-z0-9\\-]+" autocapitalize="none" spellcheck="false" aria-describedby="slug-hint">`,
    })}
    <p><button class="main">${t(socialTexts.fork)}</button></p></form>`;
}
