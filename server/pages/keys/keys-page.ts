import { html } from "hono/html";
import type { PageNotice } from "../../__generated__/enumerations.ts";
import type { ApiKey } from "../../__generated__/types.ts";
import { button } from "../actions/action-buttons.ts";
import { notice } from "../actions/notices.ts";
import { copyButton, copyScript } from "../copy-button.ts";
import type { FormProblem } from "../form-field.ts";
import type { Html } from "../html.ts";
import { shownDay } from "../language/shown-time.ts";
import type { Translator } from "../language/translator.ts";
import { layout, scrolled, type Viewer } from "../layout.ts";
import { keyTexts } from "../texts/key-texts.ts";
import { keyForm } from "./key-form.ts";

interface KeysPage {
  viewer: Viewer;
  keys: ApiKey[];
  done?: PageNotice | undefined;
  /** A key that was just made, shown this once. */
  created?: { name: string; key: string };
  typed?: Partial<Record<string, string>>;
  problem?: FormProblem;
}

/** Renders the keys of a person, and the form for a new one. */
export function keysPage(t: Translator, { viewer, keys, done, created, typed, problem }: KeysPage): Html {
  const main = html`<h1>${t(keyTexts.title)}</h1>
    ${notice(t, done)}
    ${created ? shownOnce(t, created) : ""}
    <p>${t.html(keyTexts.introduction)}</p>
    ${keys.length > 0 ? keyTable(t, keys) : html`<p class="muted">${t(keyTexts.none)}</p>`}
    <h2>${t(keyTexts.create)}</h2>
    ${keyForm(t, typed, problem)}`;
  const isRefused = problem !== undefined;
  const head = created ? copyScript : "";
  return layout(t, t(keyTexts.title), main, { viewer, path: "/keys", head, isRefused });
}

function shownOnce(t: Translator, { name, key }: { name: string; key: string }): Html {
  return html`<div class="notice" role="status"><p>${t(keyTexts.shownOnce, { name })}</p>
    <p><input class="key" id="key" aria-label="${t(keyTexts.keyNamed, { name })}" value="${key}" readonly autocomplete="off" spellcheck="false"></p>
    ${copyButton(t, "key")}</div>`;
}

function keyTable(t: Translator, keys: ApiKey[]): Html {
  return scrolled(
    t(keyTexts.title),
    html`<table class="stack"><thead><tr><th scope="col">${t(keyTexts.key)}</th><th scope="col">${t(keyTexts.may)}</th><th scope="col">${t(keyTexts.lastUsed)}</th>
      <th scope="col">${t(keyTexts.thisMinute)}</th><th scope="col">${t(keyTexts.until)}</th><th scope="col"><span class="hidden">${t(keyTexts.revoke)}</span></th></tr></thead>
    <tbody>${keys.map((key) => row(t, key))}</tbody></table>`,
  );
}

function row(
  t: Translator,
  { id, name, start, scopes, lastRequest, expiresAt, requestCount: count, rateLimit }: ApiKey,
): Html {
  const used = lastRequest
    ? html`${shownDay(t.language, lastRequest)}<br><span class="muted">${t(keyTexts.times, { count })}</span>`
    : t(keyTexts.never);
  const revoke = t(keyTexts.revokeNamed, { name: name ?? "" });
  return html`<tr><td data-label="">${name}<br><code class="muted">${start}…</code></td><td data-label="${t(keyTexts.may)}">${scopes.join(", ")}</td>
    <td data-label="${t(keyTexts.lastUsed)}">${used}</td>
    <td data-label="${t(keyTexts.thisMinute)}">${t(keyTexts.usedOf, rateLimit)}</td>
    <td data-label="${t(keyTexts.until)}">${expiresAt ? shownDay(t.language, expiresAt) : t(keyTexts.forGood)}</td>
    <td data-label="">${button(`/keys/${encodeURIComponent(id)}/revocation`, t(keyTexts.revoke), "danger", revoke)}</td></tr>`;
}
