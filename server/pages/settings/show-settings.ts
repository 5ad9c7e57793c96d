import type { Deps } from "../../deps.ts";
import { mayAdminister } from "../../domain/account/access.ts";
import type { RepositoryRecord } from "../../domain/records.ts";
import { mayWithdraw } from "../../domain/repository/withdrawal.ts";
import { refusedPage } from "../actions/refused-page.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import type { Viewer } from "../layout.ts";
import { errorTexts } from "../texts/error-texts.ts";
import { type SettingsState, settingsPage } from "./settings-page.ts";

/** Renders the settings as they are, or as they were typed; to who may not have them, only the refusal. */
export async function showSettings(
  t: Translator,
  { store }: Pick<Deps, "store">,
  viewer: Viewer | null,
  repository: RepositoryRecord,
  state: SettingsState = {},
): Promise<Html> {
  const { owner, slug } = repository;
  if (!viewer || !mayAdminister(viewer, repository))
    return refusedPage(t, {
      ...{ viewer, base: `/r/${owner}/${slug}` },
      ...{ title: errorTexts.change, message: state.problem?.message ?? "" },
    });
  const role = await store.members.findRoleIn(viewer.id, owner);
  return settingsPage(t, repository, viewer, mayWithdraw(viewer, repository, role), state);
}
