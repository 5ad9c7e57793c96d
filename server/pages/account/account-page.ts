import { html } from "hono/html";
import type { PageNotice } from "../../__generated__/enumerations.ts";
import type { AccountSession, User } from "../../__generated__/types.ts";
import { button } from "../actions/action-buttons.ts";
import { notice } from "../actions/notices.ts";
import { type FormProblem, formField, problemAlert } from "../form-field.ts";
import type { Html } from "../html.ts";
import { linkTo } from "../language/link-to.ts";
import type { Translator } from "../language/translator.ts";
import { layout, type Viewer } from "../layout.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { mailLinkTexts } from "../texts/mail-link-texts.ts";
import { profileTexts } from "../texts/profile-texts.ts";
import { deletionForm } from "./deletion-form.ts";
import { sessionTable } from "./session-table.ts";

/** What was typed and refused, and in which of the forms. */
export interface AccountState {
  typed?: { name?: string; username?: string };
  problem?: FormProblem & { form: "profile" | "picture" | "delete" };
  done?: PageNotice | undefined;
}

interface AccountPage {
  viewer: Viewer;
  user: User;
  sessions: AccountSession[];
}

/** Renders what a person may see and change of their account. */
export function accountPage(
  t: Translator,
  { viewer, user, sessions }: AccountPage,
  state: AccountState,
): Html {
  const { typed, problem, done } = state;
  const of = (form: "profile" | "picture" | "delete") => (problem?.form === form ? problem : undefined);
  const main = html`<h1>${t(profileTexts.title)}</h1>
    ${notice(t, done)}
    <p>${t.html(profileTexts.publicPage, { link: linkTo(`/r/${viewer.username}`) })}${t.language === "zh-Hans" ? "" : " "}${t.html(profileTexts.organizations, { link: linkTo("/organizations") })}</p>
    <dl class="facts"><dt>${t(accountTexts.username)}</dt><dd>${viewer.username}</dd>
      <dt>${t(profileTexts.email)}</dt><dd>${user.email} <span class="state">${t(user.emailVerified ? mailLinkTexts.confirmed : mailLinkTexts.unconfirmed)}</span></dd></dl>
    ${user.emailVerified ? "" : button("/account/confirmation", t(mailLinkTexts.sendConfirmation))}
    <h2>${t(profileTexts.profile)}</h2>
    ${profileForm(t, typed?.name ?? user.name, of("profile"))}
    <h2>${t(profileTexts.picture)}</h2>
    ${pictureForm(t, user.image, of("picture"))}
    <h2>${t(profileTexts.sessions)}</h2>
    ${sessionTable(t, sessions)}
    <h2>${t(profileTexts.delete)}</h2>
    ${deletionForm(t, viewer.username, typed?.username ?? "", of("delete"))}`;
  return layout(t, t(profileTexts.title), main, {
    ...{ viewer, path: "/account", isRefused: problem !== undefined },
  });
}

function profileForm(t: Translator, name: string, problem: FormProblem | undefined): Html {
  return html`<form method="post" action="/account">
    ${problemAlert(problem)}
    ${formField({
      ...{ name: "name", label: t(accountTexts.name), hint: t(accountTexts.nameHint), problem },
      control: html`<input id="name" name="name" value="${name}" required maxlength="128" autocomplete="name" aria-describedby="name-hint">`,
    })}
    <p><button class="main">${t(profileTexts.save)}</button></p></form>`;
}

function pictureForm(t: Translator, image: string | null, problem: FormProblem | undefined): Html {
  return html`${image ? html`<p><img class="avatar" src="${new URL(image).pathname}" alt="${t(profileTexts.yourPicture)}" width="96" height="96"></p>` : ""}
    <form method="post" action="/account/picture" enctype="multipart/form-data">
    ${problemAlert(problem)}
    ${formField({
      ...{ name: "picture", label: t(profileTexts.picture), hint: t(profileTexts.pictureHint), problem },
      control: html`<input id="picture" name="picture" type="file" accept="image/png,image/jpeg,image/webp" required aria-describedby="picture-hint">`,
    })}
    <p><button>${t(profileTexts.upload)}</button></p></form>`;
}
