import { html } from "hono/html";
import type { DiagnosticCategory } from "../../__generated__/enumerations.ts";
import type { Diagnostic } from "../../__generated__/types.ts";
import type { Html } from "../layout.ts";
import { type LogExcerpt, lastWords } from "./log-excerpt.ts";

/** Says why a Run failed, what to do, and what the command itself said last. */
export function failureSection(failure: Diagnostic, log: LogExcerpt | null): Html {
  const { summary, recoveryAction, category, retryable } = failure;
  const words = log ? lastWords(log) : "";
  return html`<section class="failure"><h2>Why it failed</h2>
    <p><strong>${summary}</strong></p>
    ${recoveryAction ? html`<p>What to do: ${recoveryAction}</p>` : ""}
    <p class="muted">${causes[category]}${retryable === null ? "" : retryable ? " The same may succeed later." : " The same fails again, unless something is changed."}</p>
    ${words ? html`<p>What it printed last:</p><pre class="log" tabindex="0">${words}</pre>` : ""}</section>`;
}

const causes: Record<DiagnosticCategory, string> = {
  source: "The cause is in the code's source.",
  measurement: "The cause is in what was to be measured.",
  environment: "The cause is in what the experiment ran in.",
  resource: "The cause is a limit of memory, processes or disk.",
  timeout: "The cause is the time limit.",
  execution: "The cause is in the execution itself.",
  unknown: "The cause is not known.",
};
