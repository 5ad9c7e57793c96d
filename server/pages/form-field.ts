import { html } from "hono/html";
import type { DomainError, Issue } from "../domain/errors.ts";
import { render } from "../domain/messages/render.ts";
import type { Html } from "./html.ts";
import type { Translator } from "./language/translator.ts";
import { shownDuration } from "./shown-quantity.ts";
import { errorTexts } from "./texts/error-texts.ts";

/** What was wrong with a form: one text for all of it, and one for each field. */
export interface FormProblem {
  message: string;
  fields: ReadonlyMap<string, string>;
}

/** Sorts the issues of a refusal by the fields that they are of. `names` are fields that have another name there. */
export function formProblem(
  t: Translator,
  error: DomainError,
  names: Record<string, string> = {},
): FormProblem {
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const [, place, name = ""] = issue.pointer.split("/");
    const field = names[name] ?? name;
    if (place === "body" && !fields.has(field)) fields.set(field, sentence(t, issue));
  }
  return { message: fields.size > 0 ? t(errorTexts.correct) : refusalUntil(t, error), fields };
}

/** Why it was refused, and when it may be sent again where that is known. */
function refusalUntil(t: Translator, error: DomainError): string {
  const { retryAfterSeconds: seconds } = error.facts;
  if (seconds === undefined) return refusal(t, error);
  const again = t(errorTexts.tryAgain, { wait: shownDuration(t.language, seconds * 1000) });
  return [refusal(t, error), again].join(t.language === "zh-Hans" ? "" : " ");
}

/** Why something was refused, as the API says it in the language of the page. */
export function refusal({ language }: Translator, { key, parameters }: DomainError): string {
  return render(key, parameters, language);
}

/**
 * The text for all of a form. It has the focus when the page opens, so that it is read out and in sight, however far down
 * the form stands; a fragment of the form's action would do that too, and lead to the form again once it was accepted.
 */
export function problemAlert(problem: FormProblem | undefined, more: Html | "" = ""): Html | "" {
  return problem
    ? html`<p class="problem" tabindex="-1" autofocus role="alert">${problem.message}${more}</p>`
    : "";
}

interface FormField {
  name: string;
  label: string;
  hint?: string;
  problem?: FormProblem | undefined;
  /** The control; its id is `name`, and it is described by `${name}-hint`. */
  control: Html;
}

/** A control with its label, what is to be typed, and what was wrong with it. */
export function formField({ name, label, hint, problem, control }: FormField): Html {
  const wrong = problem?.fields.get(name);
  return html`<div class="field"><label for="${name}">${label}</label>
    <p class="muted" id="${name}-hint">${wrong ? html`<strong class="problem">${wrong}</strong> ` : ""}${hint ?? ""}</p>
    ${control}</div>`;
}

/** The messages of the validation name what follows them, as "must have at least 8 characters"; others are sentences. */
function sentence(t: Translator, { message, text }: Issue): string {
  if (!text) return /[.!?]$/.test(message) ? message : `${message}.`;
  const problem = render(text.key, text.parameters, t.language);
  return text.key.startsWith("issue.") ? t(errorTexts.field, { problem }) : problem;
}
