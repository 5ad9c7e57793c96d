import { html } from "hono/html";
import type { RepositoryRecord } from "../../domain/records.ts";
import { type FormProblem, formField, problemAlert } from "../form-field.ts";
import type { Html } from "../html.ts";
import { shownDay } from "../language/shown-time.ts";
import type { Translator } from "../language/translator.ts";
import { layout, type Viewer } from "../layout.ts";
import { settingsTexts } from "../texts/settings-texts.ts";
import { visibilityChoice } from "./visibility-choice.ts";

/** What was typed and refused, and in which of the forms. */
export interface SettingsState {
  typed?: { title: string; description: string; topics: string; visibility: string };
  githubUrl?: string;
  reason?: string;
  problem?: FormProblem & { form: "edit" | "look" | "withdraw" };
}

/** Renders the forms of a repository. */
export function settingsPage(
  t: Translator,
  repository: RepositoryRecord,
  viewer: Viewer,
  mayWithdraw: boolean,
  state: SettingsState,
): Html {
  const { owner, slug, withdrawnAt } = repository;
  const base = `/r/${owner}/${slug}`;
  const main = html`<p class="muted"><a href="${base}">${owner}/${slug}</a></p>
    <h1>${t(settingsTexts.settings)}</h1>
    ${
      withdrawnAt
        ? html`<p role="status">${t.html(settingsTexts.withdrawnOn, { day: shownDay(t.language, withdrawnAt) })}</p>`
        : html`${editForm(t, repository, base, state)}
      ${lookForm(t, repository, base, state)}
      ${mayWithdraw ? withdrawalForm(t, repository, base, state) : html`<h2>${t(settingsTexts.withdraw)}</h2><p class="muted">${t(settingsTexts.onlyOwners, { owner })}</p>`}`
    }`;
  return layout(t, t(settingsTexts.settingsOf, { name: `${owner}/${slug}` }), main, {
    viewer,
    path: `${base}/settings`,
    isRefused: state.problem !== undefined,
  });
}

function problemOf({ problem }: SettingsState, form: "edit" | "look" | "withdraw"): FormProblem | undefined {
  return problem?.form === form ? problem : undefined;
}

function editForm(t: Translator, repository: RepositoryRecord, base: string, state: SettingsState): Html {
  const problem = problemOf(state, "edit");
  const { title, description, topics, visibility } = state.typed ?? {
    ...repository,
    topics: repository.topics.join(", "),
  };
  return html`<form method="post" action="${base}/settings">
      ${problemAlert(problem)}
      ${formField({
        ...{ name: "title", label: t(settingsTexts.title), hint: t(settingsTexts.titleHint), problem },
        control: html`<input id="title" name="title" value="${title}" required minlength="3" maxlength="240" aria-describedby="title-hint">`,
      })}
      ${formField({
        ...{
          name: "description",
          label: t(settingsTexts.description),
          hint: t(settingsTexts.descriptionHint),
          problem,
        },
        control: html`<textarea id="description" name="description" rows="4" maxlength="1000" aria-describedby="description-hint">
${description}</textarea>`,
      })}
      ${formField({
        ...{ name: "topics", label: t(settingsTexts.topics), problem },
        hint: t(settingsTexts.topicsHint),
        control: html`<input id="topics" name="topics" value="${topics}" autocapitalize="none" aria-describedby="topics-hint">`,
      })}
      ${visibilityChoice(t, visibility)}
      <p><button class="main">${t(settingsTexts.save)}</button></p>
    </form>`;
}

function lookForm(t: Translator, { githubUrl }: RepositoryRecord, base: string, state: SettingsState): Html {
  const problem = problemOf(state, "look");
  return html`<h2>${t(settingsTexts.code)}</h2>
    <form method="post" action="${base}/look">
      ${problemAlert(problem)}
      ${formField({
        ...{ name: "githubUrl", label: t(settingsTexts.codeAddress), problem },
        hint: t(settingsTexts.codeAddressHint),
        control: html`<input id="githubUrl" name="githubUrl" type="url" value="${state.githubUrl ?? githubUrl ?? ""}" maxlength="500" aria-describedby="githubUrl-hint">`,
      })}
      <p><button>${t(settingsTexts.lookAgain)}</button></p>
    </form>`;
}

function withdrawalForm(
  t: Translator,
  { owner, slug }: RepositoryRecord,
  base: string,
  state: SettingsState,
): Html {
  const problem = problemOf(state, "withdraw");
  return html`<h2>${t(settingsTexts.withdraw)}</h2>
    <p>${t.html(settingsTexts.withdrawExplained)}</p>
    <form method="post" action="${base}/withdrawal">
      ${problemAlert(problem)}
      ${formField({
        ...{
          name: "reason",
          label: t(settingsTexts.reason),
          hint: t(settingsTexts.reasonHint),
          problem,
        },
        control: html`<input id="reason" name="reason" value="${state.reason ?? ""}" required minlength="3" maxlength="500" aria-describedby="reason-hint">`,
      })}
      ${formField({
        ...{
          name: "confirmation",
          label: t(settingsTexts.confirmation, { name: `${owner}/${slug}` }),
          problem,
        },
        control: html`<input id="confirmation" name="confirmation" required autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="confirmation-hint">`,
      })}
      <p><button class="danger">${t(settingsTexts.withdrawForGood)}</button></p>
    </form>`;
}
