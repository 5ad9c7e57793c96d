import { html } from "hono/html";
import type { Claim } from "../../__generated__/types.ts";
import { placePictureSize } from "../../domain/paper/place-picture.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { judgementTexts } from "../texts/judgement-texts.ts";

/**
 * Renders the paper's page where a Claim was found. Its size is known before it is there, so nothing moves; it is loaded
 * once the Claim is open and near. By itself it is larger: on a phone a line of print is small.
 */
export function claimPicture(t: Translator, { origin, links }: Pick<Claim, "origin" | "links">): Html | "" {
  if (!origin?.box || !links.picture) return "";
  const { pathname, search } = new URL(links.picture);
  const { width, height, scale } = placePictureSize(origin.box);
  const shown = (pixels: number) => Math.round((pixels / scale) * pixelsPerPoint);
  const alt = origin.quotation ?? t(judgementTexts.picture);
  const address = `${pathname}${search}`;
  return html`<p><a href="${address}"><img class="place" src="${address}" width="${shown(width)}" height="${shown(height)}" alt="${alt}" loading="lazy" decoding="async"></a></p>`;
}

/** Print of ten points is read like the text beside it. */
const pixelsPerPoint = 1.25;
