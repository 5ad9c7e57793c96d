import { html } from "hono/html";
import type { Language } from "../domain/messages/render.ts";
import { layout } from "./layout.ts";

/** What a browser shows of a refusal: the same sentence that the JSON answer has, in the same language. */
export async function errorPage(status: number, message: string, language: Language): Promise<string> {
  // What surrounds the sentence is English, as all pages are.
  const main = html`<h1>${status}</h1><p>${message}</p><p lang="en"><a href="/">All repositories</a></p>`;
  return String(await layout(`${status} · Research Verification Service`, main, { language }));
}
