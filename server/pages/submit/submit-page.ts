import { html } from "hono/html";
import { codeLicenses, paperLicenses } from "../../__generated__/enumerations.ts";
import { type FormProblem, formField, problemAlert } from "../form-field.ts";
import { type Html, layout, type Viewer } from "../layout.ts";

/** What was typed and refused, and in which of the forms. */
interface SubmitState {
  form: "link" | "upload";
  typed: Partial<Record<string, string>>;
  problem: FormProblem;
  /** The repository that has the slug or the paper already. */
  existing: { owner: string; slug: string } | undefined;
}

/** Renders the forms to submit a paper, with every rule before it is broken. */
export function submitPage(viewer: Viewer, state?: SubmitState): Html {
  const of = (form: SubmitState["form"]) => (state?.form === form ? state : undefined);
  const main = html`<h1>Submit a paper</h1>
    <p>What it claims is looked for in the paper and in a <code>.research/experiment.yml</code> of its code; what can be run is
      run in a sandbox without network, and compared with what is printed. <a href="/schemas/experiment.json">Schema of that
      file</a>.</p>
    <h2 id="link">By link or identifier</h2>
    ${linkForm(viewer, of("link"))}
    <h2 id="upload">By upload</h2>
    ${uploadForm(viewer, of("upload"))}`;
  return layout("Submit a paper · Research Verification Service", main, { viewer, path: "/submit" });
}

function linkForm(viewer: Viewer, state: SubmitState | undefined): Html {
  const { typed = {}, problem } = state ?? {};
  return html`<form method="post" action="/submit">
    ${alert(state)}
    ${formField({
      ...{ name: "link-input", label: "Paper", problem: renamed(problem, "link") },
      hint: "arXiv link or identifier, DOI of Zenodo or arXiv, or an HTTPS link straight to a PDF. Title, abstract, authors and licence are those of the preprint server. Of a preprint whose licence does not allow copies only these are kept.",
      control: html`<input id="link-input" name="input" value="${typed.input ?? ""}" required maxlength="300" placeholder="arXiv:2103.00001" autocapitalize="none" spellcheck="false" aria-describedby="link-input-hint">`,
    })}
    ${place("link", viewer, typed, problem)}
    <details${typed.title || typed.slug ? " open" : ""}><summary>Title and name</summary>
      ${titleField("link", typed, problem, false, "Of a link to a PDF; of a preprint the server's is taken.")}
      ${slugField("link", typed, problem, false)}</details>
    <p><button class="main">Submit</button></p></form>`;
}

function uploadForm(viewer: Viewer, state: SubmitState | undefined): Html {
  const { typed = {}, problem } = state ?? {};
  const choices = (name: string, values: readonly string[]) =>
    html`<select id="upload-${name}" name="${name}" aria-describedby="upload-${name}-hint">${values.map((value) => html`<option ${value === (typed[name] ?? "unknown") ? "selected" : ""}>${value}</option>`)}</select>`;
  return html`<form method="post" action="/submit" enctype="multipart/form-data">
    ${alert(state)}
    ${formField({
      ...{ name: "upload-paper", label: "PDF", problem: renamed(problem, "upload") },
      hint: `At most 25 MiB, with text, not encrypted.${state ? " Choose it again: a browser keeps no file." : ""}`,
      control: html`<input id="upload-paper" name="paper" type="file" accept="application/pdf,.pdf" required aria-describedby="upload-paper-hint">`,
    })}
    ${titleField("upload", typed, problem, true, "3 to 240 characters, one line.")}
    ${slugField("upload", typed, problem, true)}
    ${formField({
      ...{
        name: "upload-description",
        label: "Description",
        hint: "At most 1000 characters; may be empty.",
        problem: renamed(problem, "upload"),
      },
      control: html`<textarea id="upload-description" name="description" rows="3" maxlength="1000" aria-describedby="upload-description-hint">
${typed.description ?? ""}</textarea>`,
    })}
    ${place("upload", viewer, typed, problem)}
    ${formField({
      ...{ name: "upload-paperLicense", label: "Licence of the paper", problem: renamed(problem, "upload") },
      hint: "It decides who may download the PDF here; with “unknown” only you and your organization.",
      control: choices("paperLicense", paperLicenses),
    })}
    ${formField({ name: "upload-codeLicense", label: "Licence of the code", problem: renamed(problem, "upload"), control: choices("codeLicense", codeLicenses) })}
    <p><label class="choice"><input type="checkbox" name="submitterAttested" value="true" required ${typed.submitterAttested ? "checked" : ""}>
      I have the right to submit this paper.</label>${wrong(problem, "submitterAttested")}</p>
    <p><button class="main">Submit</button></p></form>`;
}

type Typed = SubmitState["typed"];
type Form = SubmitState["form"];

function titleField(
  form: Form,
  typed: Typed,
  problem: FormProblem | undefined,
  required: boolean,
  hint: string,
): Html {
  return formField({
    ...{ name: `${form}-title`, label: "Title", hint, problem: renamed(problem, form) },
    control: html`<input id="${form}-title" name="title" value="${typed.title ?? ""}" ${required ? "required" : ""} minlength="3" maxlength="240" aria-describedby="${form}-title-hint">`,
  });
}

function slugField(form: Form, typed: Typed, problem: FormProblem | undefined, required: boolean): Html {
  return formField({
    ...{ name: `${form}-slug`, label: "Name in the address", problem: renamed(problem, form) },
    hint: `Lower-case letters, digits and hyphens, at most 96.${required ? "" : " Made of the title where it is empty."}`,
    control: html`<input id="${form}-slug" name="slug" value="${typed.slug ?? ""}" ${required ? "required" : ""} maxlength="96" pattern="[a-z0-9\\-]+" autocapitalize="none" spellcheck="false" aria-describedby="${form}-slug-hint">`,
  });
}

/** Where the code is, whose the repository is, and who may read it. */
function place(form: Form, { namespaces }: Viewer, typed: Typed, problem: FormProblem | undefined): Html {
  const visibility = typed.visibility ?? "public";
  const choice = (value: string, text: string) =>
    html`<label class="choice"><input type="radio" name="visibility" value="${value}" ${visibility === value ? "checked" : ""}> ${text}</label>`;
  return html`${formField({
    ...{ name: `${form}-githubUrl`, label: "Code", problem: renamed(problem, form) },
    hint: "https://host/owner/repository. Empty: the address that the paper names, if it names one.",
    control: html`<input id="${form}-githubUrl" name="githubUrl" type="url" value="${typed.githubUrl ?? ""}" maxlength="500" aria-describedby="${form}-githubUrl-hint">`,
  })}
    ${
      namespaces.length > 1
        ? formField({
            ...{ name: `${form}-owner`, label: "Owner", problem: renamed(problem, form) },
            control: html`<select id="${form}-owner" name="owner">${namespaces.map((name) => html`<option ${name === typed.owner ? "selected" : ""}>${name}</option>`)}</select>`,
          })
        : ""
    }
    <fieldset><legend>Who may read it</legend>${choice("public", "Everybody")} ${choice("private", "The owner alone; what an organization owns, its members")}</fieldset>`;
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

function alert(state: SubmitState | undefined): Html {
  const { existing } = state ?? {};
  return html`${problemAlert(state?.problem)}${existing ? html`<p><a href="/r/${existing.owner}/${existing.slug}">Open ${existing.owner}/${existing.slug}</a></p>` : ""}`;
}
