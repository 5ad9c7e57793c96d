import type { Basis } from "../deps.ts";
import type { Html } from "./html.ts";
import type { Translator } from "./language/translator.ts";

/** The answer of a handler that has a page. */
export async function pageAnswer(
  { language }: Translator,
  page: Html,
  headers: Record<string, string> = {},
  basis?: Basis,
) {
  return {
    ...{ status: 200 as const, mediaType: "text/html" as const },
    headers: { "Content-Language": language, ...headers },
    body: String(await page),
    ...(basis && { basis }),
  };
}
