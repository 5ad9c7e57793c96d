import { html } from "hono/html";
import type { AccountSession } from "../../__generated__/types.ts";
import { button } from "../actions/action-buttons.ts";
import type { Html } from "../html.ts";
import { shownTime } from "../language/shown-time.ts";
import type { Translator } from "../language/translator.ts";
import { profileTexts } from "../texts/profile-texts.ts";

/** Renders where an account is signed in; the present session ends with the button of every page. */
export function sessionTable(t: Translator, sessions: AccountSession[]): Html {
  return html`<table class="stack"><thead><tr><th scope="col">${t(profileTexts.browser)}</th><th scope="col">${t(profileTexts.since)}</th><th scope="col">${t(profileTexts.until)}</th>
      <th scope="col"><span class="hidden">${t(profileTexts.signOutThere)}</span></th></tr></thead>
    <tbody>${sessions.map((session) => row(t, session))}</tbody></table>
    ${sessions.length > 1 ? button("/account/sessions/revocation", t(profileTexts.signOutElsewhere), "danger") : ""}`;
}

function row(t: Translator, { id, userAgent, createdAt, expiresAt, current }: AccountSession): Html {
  const browser = userAgent === null ? t(profileTexts.unknownBrowser) : shortened(userAgent);
  const label = t(profileTexts.signOutOf, { browser, time: createdAt.slice(0, 16).replace("T", " ") });
  const action = `/account/sessions/${encodeURIComponent(id)}/revocation`;
  return html`<tr><td data-label="">${browser}</td>
    <td data-label="${t(profileTexts.since)}">${shownTime(t.language, createdAt)}</td>
    <td data-label="${t(profileTexts.until)}">${shownTime(t.language, expiresAt)}</td>
    <td data-label="">${current ? html`<span class="state">${t(profileTexts.here)}</span>` : button(action, t(profileTexts.signOutThere), "danger", label)}</td></tr>`;
}

/** A browser names itself as it likes, at any length. */
function shortened(userAgent: string): string {
  return userAgent.length <= 120 ? userAgent : `${userAgent.slice(0, 119)}…`;
}
