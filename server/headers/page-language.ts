import { parse } from "hono/utils/cookie";
import { catalogues, type Language } from "../domain/messages/render.ts";
import { preferredLanguage } from "./negotiation.ts";

/** The cookie of a chosen language. */
export const languageCookie = "lang";

/** Returns the language of a page: the one that was chosen, else the one that the browser prefers. */
export function pageLanguage(headers: Pick<Headers, "get">): Language {
  const chosen = parse(headers.get("cookie") ?? "", languageCookie)[languageCookie];
  return isLanguage(chosen) ? chosen : preferredLanguage(headers.get("accept-language"));
}

function isLanguage(name: string | undefined): name is Language {
  return name !== undefined && Object.hasOwn(catalogues, name);
}
