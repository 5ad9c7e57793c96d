import { html } from "hono/html";
import { mayGrant, type Role } from "../../domain/account/organizations.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { organizationTexts } from "../texts/organization-texts.ts";

const roles: Role[] = ["member", "admin", "owner"];

/** Renders the roles that somebody with `role` may grant, as options. */
export function roleOptions(t: Translator, role: Role, chosen: string): Html[] {
  return roles
    .filter((granted) => mayGrant(role, granted))
    .map(
      (granted) =>
        html`<option value="${granted}" ${granted === chosen ? "selected" : ""}>${roleName(t, granted)}</option>`,
    );
}

/** A role in the language of the page; one that is not known here as it is. */
export function roleName(t: Translator, role: string): string {
  const known = roles.find((each) => each === role);
  return known ? t(organizationTexts[known]) : role;
}
