import { html } from "hono/html";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { operationTexts } from "../texts/operation-texts.ts";
import type { Operation } from "./operation.ts";

/** Renders who may call an operation: any of those that it names, and anyone where it names nobody. */
export function callers(t: Translator, { security }: Operation): Html {
  if (security.length === 0) return html`${t(operationTexts.anyone)}`;
  const alternatives = security.map((alternative) => {
    const [scheme, scopes = []] = Object.entries(alternative)[0] ?? [];
    if (scheme === undefined) return t(operationTexts.anyone);
    if (scheme === "Session") return t(operationTexts.session);
    if (scheme === "BearerKey")
      return t.html(operationTexts.bearer, { header: html`<code>Authorization: Bearer</code>` });
    const names = scopes.map((scope, index) => html`${index > 0 ? ", " : ""}<code>${scope}</code>`);
    return t.html(operationTexts.key, { scopes: html`${names}` });
  });
  return html`<ul>${alternatives.map((alternative) => html`<li>${alternative}</li>`)}</ul>`;
}
