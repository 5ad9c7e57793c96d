import { html } from "hono/html";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { repositoryTexts } from "../texts/repository-texts.ts";
import type { RepositoryActions } from "./repository-actions.ts";

/** Renders the buttons of a repository's page; nothing for who may do nothing. `base` is the page's path. */
export function actionButtons(
  t: Translator,
  { settings, look, retry, cancel }: RepositoryActions,
  base: string,
  jobId: string | undefined,
): Html | "" {
  if (!settings && !look && !retry && !cancel) return "";
  return html`<div class="actions">
    ${retry ? button(`${base}/jobs/${jobId}/retry`, t(repositoryTexts.retry), "main") : ""}
    ${look ? button(`${base}/look`, t(repositoryTexts.lookAgain)) : ""}
    ${cancel ? button(`${base}/jobs/${jobId}/cancel`, t(repositoryTexts.cancel)) : ""}
    ${settings ? html`<a href="${base}/settings">${t(repositoryTexts.settings)}</a>` : ""}</div>`;
}

/** A button that sends a form without fields. */
export function button(action: string, text: string, kind = "", label = text): Html {
  return html`<form method="post" action="${action}"><button class="${kind}" aria-label="${label}">${text}</button></form>`;
}
