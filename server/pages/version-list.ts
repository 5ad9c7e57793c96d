import { html } from "hono/html";
import type { RepositoryVersion } from "../__generated__/types.ts";
import type { Html } from "./layout.ts";

/** Renders what a repository consisted of and when, newest first; nothing of one that never changed. */
export function versionList(versions: RepositoryVersion[], base: string): Html | "" {
  if (versions.length < 2) return "";
  return html`<h2>Versions</h2>
    <ol reversed>${versions.map((version, index) => item(version, index, base))}</ol>`;
}

function item({ id, createdAt }: RepositoryVersion, index: number, base: string): Html {
  const time = html`<time datetime="${createdAt}">${createdAt}</time>`;
  const link = html`<a href="${base}/versions/${id}"><code title="${id}">${id.slice(0, 19)}</code></a>`;
  return html`<li>${time} ${link}${index === 0 ? " (the present one)" : ""}</li>`;
}
