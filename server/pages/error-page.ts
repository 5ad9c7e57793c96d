import { html } from "hono/html";
import { layout } from "./layout.ts";

/** What a browser shows of a refusal: the same sentence that the JSON answer has. */
export async function errorPage(status: number, message: string): Promise<string> {
  const main = html`<h1>${status}</h1><p>${message}</p><p><a href="/">All repositories</a></p>`;
  return String(await layout(`${status} · Research Verification Service`, main));
}
