import { html } from "hono/html";
import type { PageNotice } from "../../__generated__/enumerations.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { noticeTexts } from "../texts/notice-texts.ts";

/** Says what was done; an address has only the name of the text. */
export function notice(t: Translator, done: PageNotice | undefined): Html | "" {
  return done ? html`<p class="notice" role="status">${t(noticeTexts[done])}</p>` : "";
}
