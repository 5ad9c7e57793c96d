import type { CurrentSession, SessionList } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation } from "../actions/call-operation.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { type AccountState, accountPage } from "./account-page.ts";

/** Renders the account as the API holds it, with what was typed. */
export async function showAccount(
  t: Translator,
  deps: Deps,
  context: Context,
  state: AccountState = {},
): Promise<Html> {
  const [session, list] = await Promise.all(
    (["getSession", "listSessions"] as const).map(async (id) =>
      (await callOperation(deps, context, id, {})).json(),
    ),
  );
  const { user } = session as CurrentSession;
  const { sessions } = list as SessionList;
  return accountPage(t, { viewer: viewerOf(context.principal)!, user, sessions }, state);
}
