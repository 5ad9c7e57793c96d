import { html } from "hono/html";
import type { Html } from "./html.ts";
import type { Translator } from "./language/translator.ts";
import { keyTexts } from "./texts/key-texts.ts";

/** A button that copies what a field holds; hidden where no script runs, since the field can be copied from by hand. */
export function copyButton(t: Translator, field: string): Html {
  return html`<button type="button" data-copies="${field}" data-done="${t(keyTexts.copied)}" hidden>${t(keyTexts.copy)}</button>`;
}

/** What a page with such a button has in its head; its policy is `livePolicyHeader`. */
export const copyScript = html`<script src="/assets/copy.js" defer></script>`;
