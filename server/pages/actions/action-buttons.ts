import { html } from "hono/html";
import type { ProcessingJob } from "../../__generated__/types.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { remedyOf } from "../pipeline/problem-section.ts";
import { repositoryTexts } from "../texts/repository-texts.ts";
import type { RepositoryActions } from "./repository-actions.ts";

/** Renders the buttons of a repository's page; nothing for who may do nothing. `base` is the page's path. */
export function actionButtons(
  t: Translator,
  { settings, look, retry, cancel }: RepositoryActions,
  base: string,
  job: ProcessingJob | null,
): Html | "" {
  if (!settings && !look && !retry && !cancel) return "";
  const remedy = job && remedyOf(job);
  const jobPath = `${base}/jobs/${job?.id}`;
  return html`<div class="actions">
    ${retry ? button(`${jobPath}/retry`, t(repositoryTexts.retry), remedy === "retry" ? "main" : "") : ""}
    ${look ? button(`${base}/look`, t(repositoryTexts.lookAgain), remedy === "look" ? "main" : "") : ""}
    ${cancel ? button(`${jobPath}/cancel`, t(repositoryTexts.cancel)) : ""}
    ${settings ? html`<a href="${base}/settings">${t(repositoryTexts.settings)}</a>` : ""}</div>`;
}

/** A button that sends a form without fields. */
export function button(action: string, text: string, kind = "", label = text): Html {
  return html`<form method="post" action="${action}"><button class="${kind}" aria-label="${label}">${text}</button></form>`;
}
