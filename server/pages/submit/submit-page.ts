import { html } from "hono/html";
import { codeLicenses, paperLicenses } from "../../__generated__/enumerations.ts";
import { type FormProblem, formField, problemAlert } from "../form-field.ts";
import type { Html } from "../html.ts";
import { linkTo } from "../language/link-to.ts";
import type { Translator } from "../language/translator.ts";
import { layout, type Viewer } from "../layout.ts";
import { visibilityChoice } from "../settings/visibility-choice.ts";
import { settingsTexts } from "../texts/settings-texts.ts";
import { submitTexts } from "../texts/submit-texts.ts";

/** What was typed and refused, and in which of the forms. */
interface SubmitState {
  form: "link" | "upload";
  typed: Partial<Record<string, string>>;
  problem: FormProblem;
  /** The repository that has the slug or the paper already. */
  existing: { owner: string; slug: string } | undefined;
}

/** Renders the forms to submit a paper, with every rule before it is broken. */
export function submitPage(t: Translator, viewer: Viewer, state?: SubmitState): Html {
  const of = (form: SubmitState["form"]) => (state?.form === form ? state : undefined);
  const main = html`<h1>${t(submitTexts.heading)}</h1>
    <p>${t.html(submitTexts.introduction, { schema: linkTo("/schemas/experiment.json") })}</p>
    <h2 id="link">${t(submitTexts.byLink)}</h2>
    ${linkForm(t, viewer, of("link"))}
    <h2 id="upload">${t(submitTexts.byUpload)}</h2>
    ${uploadForm(t, viewer, of("upload"))}
    <h2 id="manifest">${t(submitTexts.manifest)}</h2>
    <p>${t.html(submitTexts.manifestExplained, { draft: linkTo("/draft") })}</p>`;
  // What was sent without the script is answered without it: the policy of a refusal allows none.
  const head = state ? "" : html`<script src="/assets/upload.js" defer></script>`;
  const isRefused = state !== undefined;
  return layout(t, t(submitTexts.heading), main, { viewer, path: "/submit", head, isRefused });
}

function linkForm(t: Translator, viewer: Viewer, state: SubmitState | undefined): Html {
  const { typed = {}, problem } = state ?? {};
  return html`<form method="post" action="/submit">
    ${alert(t, state)}
    ${formField({
      ...{ name: "link-input", label: t(submitTexts.paper), problem: renamed(problem, "link") },
      hint: t(submitTexts.linkHint),
      control: html`<input id="link-input" name="input" value="${typed.input ?? ""}" required maxlength="300" placeholder="arXiv:2103.00001" autocapitalize="none" spellcheck="false" aria-describedby="link-input-hint">`,
    })}
    ${place(t, "link", viewer, typed, problem)}
    <details${typed.title || typed.slug ? " open" : ""}><summary>${t(submitTexts.titleAndName)}</summary>
      ${titleField(t, "link", typed, problem, { required: false, hint: t(submitTexts.linkTitleHint) })}
      ${slugField(t, "link", typed, problem, false)}</details>
    <p><button class="main">${t(submitTexts.submit)}</button></p></form>`;
}

function uploadForm(t: Translator, viewer: Viewer, state: SubmitState | undefined): Html {
  const { typed = {}, problem } = state ?? {};
  const choices = (name: string, values: readonly string[]) =>
    html`<select id="upload-${name}" name="${name}" aria-describedby="upload-${name}-hint">${values.map((value) => html`<option ${value === (typed[name] ?? "unknown") ? "selected" : ""}>${value}</option>`)}</select>`;
  return html`<form method="post" action="/submit" enctype="multipart/form-data">
    ${alert(t, state)}
    ${formField({
      ...{ name: "upload-paper", label: t(submitTexts.pdf), problem: renamed(problem, "upload") },
      hint: t(state ? submitTexts.pdfAgain : submitTexts.pdfHint),
      control: html`<input id="upload-paper" name="paper" type="file" accept="application/pdf,.pdf" required aria-describedby="upload-paper-hint">`,
    })}
    ${titleField(t, "upload", typed, problem, { required: true, hint: t(settingsTexts.titleHint) })}
    ${slugField(t, "upload", typed, problem, true)}
    ${formField({
      ...{
        name: "upload-description",
        label: t(settingsTexts.description),
        hint: t(settingsTexts.descriptionHint),
        problem: renamed(problem, "upload"),
      },
      control: html`<textarea id="upload-description" name="description" rows="3" maxlength="1000" aria-describedby="upload-description-hint">
${typed.description ?? ""}</textarea>`,
    })}
    ${place(t, "upload", viewer, typed, problem)}
    ${formField({
      ...{
        name: "upload-paperLicense",
        label: t(submitTexts.paperLicense),
        problem: renamed(problem, "upload"),
      },
      hint: t(submitTexts.paperLicenseHint),
      control: choices("paperLicense", paperLicenses),
    })}
    ${formField({ name: "upload-codeLicense", label: t(submitTexts.codeLicense), problem: renamed(problem, "upload"), control: choices("codeLicense", codeLicenses) })}
    <p><label class="choice"><input type="checkbox" name="submitterAttested" value="true" required ${typed.submitterAttested ? "checked" : ""}>
      ${t(submitTexts.attested)}</label>${wrong(problem, "submitterAttested")}</p>
    <p class="sending" hidden><label>${t(submitTexts.sending)} <progress max="1" value="0"></progress></label></p>
    <p class="problem broken" role="alert" hidden>${t(submitTexts.broken)}</p>
    <p><button class="main">${t(submitTexts.submit)}</button></p></form>`;
}

type Typed = SubmitState["typed"];
type Form = SubmitState["form"];

function titleField(
  t: Translator,
  form: Form,
  typed: Typed,
  problem: FormProblem | undefined,
  { required, hint }: { required: boolean; hint: string },
): Html {
  return formField({
    ...{ name: `${form}-title`, label: t(settingsTexts.title), hint, problem: renamed(problem, form) },
    control: html`<input id="${form}-title" name="title" value="${typed.title ?? ""}" ${required ? "required" : ""} minlength="3" maxlength="240" aria-describedby="${form}-title-hint">`,
  });
}

function slugField(
  t: Translator,
  form: Form,
  typed: Typed,
  problem: FormProblem | undefined,
  required: boolean,
): Html {
  return formField({
    ...{ name: `${form}-slug`, label: t(submitTexts.slug), problem: renamed(problem, form) },
    hint: t(required ? submitTexts.slugHint : submitTexts.slugMayBeEmpty),
    control: html`<input id="${form}-slug" name="slug" value="${typed.slug ?? ""}" ${required ? "required" : ""} maxlength="96" pattern="[a-z0-9\\-]+" autocapitalize="none" spellcheck="false" aria-describedby="${form}-slug-hint">`,
  });
}

/** Where the code is, whose the repository is, and who may read it. */
function place(
  t: Translator,
  form: Form,
  { namespaces }: Viewer,
  typed: Typed,
  problem: FormProblem | undefined,
): Html {
  return html`${formField({
    ...{ name: `${form}-githubUrl`, label: t(settingsTexts.code), problem: renamed(problem, form) },
    hint: t(submitTexts.codeHint),
    control: html`<input id="${form}-githubUrl" name="githubUrl" type="url" value="${typed.githubUrl ?? ""}" maxlength="500" aria-describedby="${form}-githubUrl-hint">`,
  })}
    ${
      namespaces.length > 1
        ? formField({
            ...{ name: `${form}-owner`, label: t(submitTexts.owner), problem: renamed(problem, form) },
            control: html`<select id="${form}-owner" name="owner">${namespaces.map((name) => html`<option ${name === typed.owner ? "selected" : ""}>${name}</option>`)}</select>`,
          })
        : ""
    }
    ${visibilityChoice(t, typed.visibility ?? "public")}`;
}

/** The fields of two forms on one page have names of their own. */
function renamed(problem: FormProblem | undefined, form: Form): FormProblem | undefined {
  return (
    problem && {
      ...problem,
      fields: new Map([...problem.fields].map(([name, text]) => [`${form}-${name}`, text])),
    }
  );
}

function wrong(problem: FormProblem | undefined, name: string): Html | "" {
  const text = problem?.fields.get(name);
  return text ? html` <strong class="problem">${text}</strong>` : "";
}

function alert(t: Translator, state: SubmitState | undefined): Html {
  const { existing } = state ?? {};
  return html`${problemAlert(state?.problem)}${existing ? html`<p><a href="/r/${existing.owner}/${existing.slug}">${t(submitTexts.open, { name: `${existing.owner}/${existing.slug}` })}</a></p>` : ""}`;
}
