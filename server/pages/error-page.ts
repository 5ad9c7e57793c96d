import { html } from "hono/html";
import type { Language } from "../domain/messages/render.ts";
import { layout } from "./layout.ts";

/** Renders an error for browsers, with the message and language of the JSON response. */
export async function errorPage(status: number, message: string, language: Language): Promise<string> {
  // The rest of the page is English, as all pages are.
  const main = html`<h1>${status}</h1><p>${message}</p><p lang="en"><a href="/">All repositories</a></p>`;
  return String(await layout(`${status} · Research Verification Service`, main, { language }));
}
