import { html } from "hono/html";
import type { Html } from "../layout.ts";

/** A form that leads to the search page. */
export function searchForm(q = ""): Html {
  return html`<form class="search" role="search" action="/search">
    <input name="q" type="search" value="${q}" required maxlength="400" aria-label="Words to look for" placeholder="Titles, Claims, authors, topics">
    <button>Search</button></form>`;
}
