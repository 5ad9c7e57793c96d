import { html } from "hono/html";
import { type FormProblem, formField, problemAlert } from "../form-field.ts";
import type { Html } from "../html.ts";
import { linkTo } from "../language/link-to.ts";
import type { Translator } from "../language/translator.ts";
import { layout, type Viewer } from "../layout.ts";
import { draftTexts } from "../texts/draft-texts.ts";
import { settingsTexts } from "../texts/settings-texts.ts";
import { submitTexts } from "../texts/submit-texts.ts";

interface DraftState {
  typed: { githubUrl: string; input: string };
  problem?: FormProblem;
  /** Whether a file came with the refused form: a browser does not keep it. */
  hadFile?: boolean;
  draft?: string;
}

/** Renders the form that has a manifest drafted before anything is submitted, and the draft. */
export function draftPage(t: Translator, viewer: Viewer, state?: DraftState): Html {
  const main = html`<h1>${t(draftTexts.heading)}</h1>
    ${state?.draft === undefined ? "" : draftSection(t, state.draft)}
    <p>${t.html(draftTexts.introduction, { schema: linkTo("/schemas/experiment.json") })}</p>
    ${form(t, state)}
    <p><a href="/submit">${t(submitTexts.heading)}</a></p>`;
  return layout(t, t(draftTexts.heading), main, {
    ...{ viewer, path: "/draft", isRefused: state?.problem !== undefined },
  });
}

/** It is saved from the page itself, since nothing of it is kept here. */
function draftSection(t: Translator, draft: string): Html {
  const file = `data:application/yaml;base64,${Buffer.from(draft).toString("base64")}`;
  return html`<p class="notice" role="status">${t.html(draftTexts.done)}</p>
    <p><a href="${file}" download="experiment.yml">${t(draftTexts.save)}</a></p>
    <div class="field"><label for="draft">${t(draftTexts.draft)}</label>
    <textarea id="draft" class="code" rows="24" readonly spellcheck="false" wrap="off">
${draft}</textarea></div>
    <h2>${t(draftTexts.another)}</h2>`;
}

function form(t: Translator, { typed, problem, hadFile }: Partial<DraftState> = {}): Html {
  return html`<form method="post" action="/draft" enctype="multipart/form-data">
    ${problemAlert(problem)}
    ${formField({
      ...{ name: "githubUrl", label: t(settingsTexts.code), hint: t(draftTexts.codeHint), problem },
      control: html`<input id="githubUrl" name="githubUrl" type="url" value="${typed?.githubUrl ?? ""}" required maxlength="500" aria-describedby="githubUrl-hint">`,
    })}
    ${formField({
      ...{ name: "input", label: t(draftTexts.link), hint: t(draftTexts.linkHint), problem },
      control: html`<input id="input" name="input" value="${typed?.input ?? ""}" maxlength="300" placeholder="arXiv:2103.00001" autocapitalize="none" spellcheck="false" aria-describedby="input-hint">`,
    })}
    ${formField({
      ...{ name: "paper", label: t(draftTexts.file), problem },
      hint: t(hadFile ? submitTexts.pdfAgain : submitTexts.pdfHint),
      control: html`<input id="paper" name="paper" type="file" accept="application/pdf,.pdf" aria-describedby="paper-hint">`,
    })}
    <p><button class="main">${t(draftTexts.make)}</button></p></form>`;
}
