import { html } from "hono/html";
import type { PageNotice } from "../../__generated__/enumerations.ts";
import type { ApiKey } from "../../__generated__/types.ts";
import { button } from "../actions/action-buttons.ts";
import { notice } from "../actions/notices.ts";
import { type FormProblem, formField, problemAlert } from "../form-field.ts";
import { type Html, layout, scrolled, type Viewer } from "../layout.ts";

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
export function keysPage({ viewer, keys, done, created, typed, problem }: KeysPage): Html {
  const main = html`<h1>API keys</h1>
    ${notice(done)}
    ${created ? shownOnce(created) : ""}
    <p>A program sends a key as <code>x-api-key</code>, or in <code>/api/v1</code> as <code>Authorization: Bearer</code>. It acts as you, within what the key may do.</p>
    ${keys.length > 0 ? keyTable(keys) : html`<p class="muted">You have no key yet.</p>`}
    <h2>A new key</h2>
    ${keyForm(typed, problem)}`;
  return layout("API keys · Research Verification Service", main, { viewer, path: "/keys" });
}

function shownOnce({ name, key }: { name: string; key: string }): Html {
  return html`<div class="notice" role="status"><p>The key “${name}”. Copy it now: it is shown this once, and is kept as a digest alone.</p>
    <p><input class="key" aria-label="The key ${name}" value="${key}" readonly autocomplete="off" spellcheck="false"></p></div>`;
}

function keyTable(keys: ApiKey[]): Html {
  return scrolled(
    "Keys",
    html`<table><thead><tr><th scope="col">Key</th><th scope="col">May</th><th scope="col">Last used</th>
      <th scope="col">Until</th><th scope="col"><span class="hidden">Revoke</span></th></tr></thead>
    <tbody>${keys.map(row)}</tbody></table>`,
  );
}

function row({ id, name, start, scopes, lastRequest, expiresAt, requestCount }: ApiKey): Html {
  const times = requestCount === 1 ? "once" : `${requestCount} times`;
  return html`<tr><td>${name}<br><code class="muted">${start}…</code></td><td>${scopes.join(", ")}</td>
    <td>${lastRequest ? html`${day(lastRequest)}<br><span class="muted">${times}</span>` : "never"}</td>
    <td>${expiresAt ? day(expiresAt) : "for good"}</td>
    <td>${button(`/keys/${encodeURIComponent(id)}/revocation`, "Revoke", "danger", `Revoke ${name}`)}</td></tr>`;
}

const day = (time: string) => html`<time datetime="${time}">${time.slice(0, 10)}</time>`;

const scopeWords = {
  read: "read what you may read",
  write: "submit, edit, retry, cancel, react",
  run: "request Runs",
};

function keyForm(typed: KeysPage["typed"], problem: FormProblem | undefined): Html {
  const isChecked = (scope: string) => typed === undefined || typed[scope] !== undefined;
  return html`<form method="post" action="/keys">
    ${problemAlert(problem)}
    ${formField({
      ...{ name: "name", label: "Name", hint: "To know it again, 1 to 64 characters.", problem },
      control: html`<input id="name" name="name" value="${typed?.name ?? ""}" required maxlength="64" aria-describedby="name-hint">`,
    })}
    ${formField({
      ...{ name: "days", label: "Days until it ends", hint: "1 to 365.", problem },
      control: html`<input id="days" name="days" type="number" min="1" max="365" value="${typed?.days ?? "90"}" required aria-describedby="days-hint">`,
    })}
    <fieldset><legend>What it may do</legend>
      ${Object.entries(scopeWords).map(([scope, words]) => html`<label class="choice"><input type="checkbox" name="${scope}" value="yes" ${isChecked(scope) ? "checked" : ""}> <strong>${scope}</strong>: ${words}</label>`)}
      ${problem?.fields.has("scopes") ? html`<strong class="problem">Choose one at least.</strong>` : ""}</fieldset>
    <p><button class="main">Create the key</button></p></form>`;
}
