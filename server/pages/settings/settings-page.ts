import { html } from "hono/html";
import type { RepositoryRecord } from "../../domain/records.ts";
import { type FormProblem, formField, problemAlert } from "../form-field.ts";
import { type Html, layout, type Viewer } from "../layout.ts";

/** What was typed and refused, and in which of the forms. */
export interface SettingsState {
  typed?: { title: string; description: string; topics: string; visibility: string };
  githubUrl?: string;
  reason?: string;
  problem?: FormProblem & { form: "edit" | "look" | "withdraw" };
}

/** Renders the forms of a repository. */
export function settingsPage(
  repository: RepositoryRecord,
  viewer: Viewer,
  mayWithdraw: boolean,
  state: SettingsState,
): Html {
  const { owner, slug, withdrawnAt } = repository;
  const base = `/r/${owner}/${slug}`;
  const main = html`<p class="muted"><a href="${base}">${owner}/${slug}</a></p>
    <h1>Settings</h1>
    ${
      withdrawnAt
        ? html`<p role="status">The repository was withdrawn on ${withdrawnAt.slice(0, 10)}: nothing of it is changed any more.</p>`
        : html`${editForm(repository, base, state)}
      ${lookForm(repository, base, state)}
      ${mayWithdraw ? withdrawalForm(repository, base, state) : html`<h2>Withdraw</h2><p class="muted">Only owners and admins of ${owner} may withdraw its repositories.</p>`}`
    }`;
  return layout(`Settings of ${owner}/${slug}`, main, { viewer, path: `${base}/settings` });
}

function problemOf({ problem }: SettingsState, form: "edit" | "look" | "withdraw"): FormProblem | undefined {
  return problem?.form === form ? problem : undefined;
}

function editForm(repository: RepositoryRecord, base: string, state: SettingsState): Html {
  const problem = problemOf(state, "edit");
  const { title, description, topics, visibility } = state.typed ?? {
    ...repository,
    topics: repository.topics.join(", "),
  };
  const choice = (value: "public" | "private", text: string) =>
    html`<label class="choice"><input type="radio" name="visibility" value="${value}" ${visibility === value ? "checked" : ""}> ${text}</label>`;
  return html`<form method="post" action="${base}/settings">
      ${problemAlert(problem)}
      ${formField({
        ...{ name: "title", label: "Title", hint: "3 to 240 characters, one line.", problem },
        control: html`<input id="title" name="title" value="${title}" required minlength="3" maxlength="240" aria-describedby="title-hint">`,
      })}
      ${formField({
        ...{ name: "description", label: "Description", hint: "At most 1000 characters.", problem },
        control: html`<textarea id="description" name="description" rows="4" maxlength="1000" aria-describedby="description-hint">
${description}</textarea>`,
      })}
      ${formField({
        ...{ name: "topics", label: "Topics", problem },
        hint: "Words of lower-case letters, digits and hyphens, with commas between them; at most 20.",
        control: html`<input id="topics" name="topics" value="${topics}" autocapitalize="none" aria-describedby="topics-hint">`,
      })}
      <fieldset><legend>Who may read it</legend>
        ${choice("public", "Everybody")} ${choice("private", "The owner alone; what an organization owns, its members")}</fieldset>
      <p><button class="main">Save</button></p>
    </form>`;
}

function lookForm({ githubUrl }: RepositoryRecord, base: string, state: SettingsState): Html {
  const problem = problemOf(state, "look");
  return html`<h2>Code</h2>
    <form method="post" action="${base}/look">
      ${problemAlert(problem)}
      ${formField({
        ...{ name: "githubUrl", label: "Address of the code repository", problem },
        hint: "https://host/owner/repository. Its present commit is looked at; what changed becomes a new version, and earlier versions stay.",
        control: html`<input id="githubUrl" name="githubUrl" type="url" value="${state.githubUrl ?? githubUrl ?? ""}" maxlength="500" aria-describedby="githubUrl-hint">`,
      })}
      <p><button>Look at the code again</button></p>
    </form>`;
}

function withdrawalForm({ owner, slug }: RepositoryRecord, base: string, state: SettingsState): Html {
  const problem = problemOf(state, "withdraw");
  return html`<h2>Withdraw</h2>
    <p>Takes the repository out of every list and search and withholds its files and logs. Title, reason and what was
      judged stay, and signed statements can be verified as before. <strong>It cannot be undone.</strong></p>
    <form method="post" action="${base}/withdrawal">
      ${problemAlert(problem)}
      ${formField({
        ...{
          name: "reason",
          label: "Reason",
          hint: "Shown to everybody; 3 to 500 characters, one line.",
          problem,
        },
        control: html`<input id="reason" name="reason" value="${state.reason ?? ""}" required minlength="3" maxlength="500" aria-describedby="reason-hint">`,
      })}
      ${formField({
        ...{ name: "confirmation", label: `Type ${owner}/${slug} to confirm`, problem },
        control: html`<input id="confirmation" name="confirmation" required autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="confirmation-hint">`,
      })}
      <p><button class="danger">Withdraw for good</button></p>
    </form>`;
}
