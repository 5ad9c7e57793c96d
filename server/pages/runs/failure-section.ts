import { html } from "hono/html";
import type { Diagnostic } from "../../__generated__/types.ts";
import { lastWords } from "../../domain/runs/last-words.ts";
import type { Html } from "../html.ts";
import { recorded } from "../language/recorded.ts";
import type { Translator } from "../language/translator.ts";
import { causeTexts, runTexts } from "../texts/run-texts.ts";
import type { LogExcerpt } from "./log-excerpt.ts";

/** Says why a Run failed, what to do, and what the command itself said last. */
export function failureSection(t: Translator, failure: Diagnostic, log: LogExcerpt | null): Html {
  const { summary, recoveryAction, category, retryable } = failure;
  const words = log ? lastWords([...log.head, ...log.tail]) : "";
  const action = recoveryAction && recorded(t, recoveryAction);
  return html`<section class="failure"><h2>${t(runTexts.whyItFailed)}</h2>
    <p><strong>${recorded(t, summary)}</strong></p>
    ${action ? html`<p>${t.html(runTexts.whatToDo, { action })}</p>` : ""}
    <p class="muted">${t(causeTexts[category])} ${retryable === null ? "" : t(retryable ? runTexts.mayPass : runTexts.failsAgain)}</p>
    ${words ? html`<p>${t(runTexts.printedLast)}</p><pre class="log" tabindex="0">${words}</pre>` : ""}</section>`;
}
