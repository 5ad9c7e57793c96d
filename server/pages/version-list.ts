import { html } from "hono/html";
import type { RepositoryVersion } from "../__generated__/types.ts";
import type { Html } from "./html.ts";
import { shownTime } from "./language/shown-time.ts";
import type { Translator } from "./language/translator.ts";
import { versionTexts } from "./texts/version-texts.ts";

/** Renders what a repository consisted of and when, newest first; nothing of one that never changed. */
export function versionList(t: Translator, versions: RepositoryVersion[], base: string): Html | "" {
  if (versions.length < 2) return "";
  return html`<h2>${t(versionTexts.versions)}</h2>
    <ol reversed>${versions.map((version, index) => item(t, version, index, base))}</ol>`;
}

function item(t: Translator, { id, createdAt }: RepositoryVersion, index: number, base: string): Html {
  const link = html`<a href="${base}/versions/${id}"><code title="${id}">${id.slice(0, 19)}</code></a>`;
  return html`<li>${shownTime(t.language, createdAt)} ${link}${index === 0 ? ` ${t(versionTexts.presentOne)}` : ""}</li>`;
}
