import { html } from "hono/html";
import type { Evidence } from "../../__generated__/types.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { claimListTexts } from "../texts/claim-list-texts.ts";

/**
 * Renders the pictures that a Run left, in place. They are what strangers made: each is an image of the object's address,
 * where no script of an SVG runs, and never a part of the page. What repetitions left alike is shown once.
 */
export function figures(t: Translator, files: readonly Evidence[], most: number): Html | "" {
  const pictures = files.filter(isPicture);
  const distinct = pictures.filter(
    ({ digest }, at) => pictures.findIndex((each) => each.digest === digest) === at,
  );
  const shown = distinct.slice(0, most);
  if (shown.length === 0) return "";
  return html`<div class="figures">${shown.map((file) => figure(t, file))}</div>`;
}

const pictureTypes = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml", "image/avif"];

/** What is larger is not loaded by a page. */
const mostBytes = 4 * 2 ** 20;

function isPicture({ mediaType, byteSize }: Pick<Evidence, "mediaType" | "byteSize">): boolean {
  const [type = ""] = (mediaType ?? "").split(";");
  return pictureTypes.includes(type) && byteSize !== null && byteSize > 0 && byteSize <= mostBytes;
}

/** The box has its size before the picture is there: nothing moves. */
function figure(t: Translator, { sourcePath, summary, downloadUrl }: Evidence): Html {
  const path = new URL(downloadUrl).pathname;
  const name = sourcePath ?? summary;
  return html`<figure><a href="${path}"><img src="${path}" alt="${t(claimListTexts.figure, { name })}" loading="lazy" decoding="async"></a><figcaption><code>${name}</code></figcaption></figure>`;
}
