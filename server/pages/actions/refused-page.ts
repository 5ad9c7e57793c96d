import { html } from "hono/html";
import type { Html } from "../html.ts";
import { linkTo } from "../language/link-to.ts";
import type { Message } from "../language/message-values.ts";
import type { Translator } from "../language/translator.ts";
import { layout, type Viewer } from "../layout.ts";
import { errorTexts } from "../texts/error-texts.ts";

interface RefusedPage {
  viewer: Viewer | null;
  /** The path of the page to go back to. */
  base: string;
  /** What that page is called; by default the end of its path. */
  name?: string;
  /** A text without values, as "The change was refused". */
  title: Message;
  message: string;
}

/** Says that an action was refused, why, and what to do: the message of the operation says both. */
export function refusedPage(
  t: Translator,
  { viewer, base, name = base.slice("/r/".length), title, message }: RefusedPage,
): Html {
  const back = { link: linkTo(base), name };
  const main = html`<h1>${t(title)}</h1>
    <p class="problem" role="alert">${message}</p>
    <p>${t.html(errorTexts.unchanged, back)}</p>`;
  return layout(t, t(title), main, { viewer, path: base });
}
