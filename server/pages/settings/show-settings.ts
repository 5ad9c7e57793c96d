import type { Deps } from "../../deps.ts";
import { mayAdminister } from "../../domain/account/access.ts";
import type { RepositoryRecord } from "../../domain/records.ts";
import { mayWithdraw } from "../../domain/repository/withdrawal.ts";
import { refusedPage } from "../actions/refused-page.ts";
import type { Html, Viewer } from "../layout.ts";
import { type SettingsState, settingsPage } from "./settings-page.ts";

/** Renders the settings as they are, or as they were typed; to who may not have them, only the refusal. */
export async function showSettings(
  { store }: Pick<Deps, "store">,
  viewer: Viewer | null,
  repository: RepositoryRecord,
  state: SettingsState = {},
): Promise<Html> {
  const { owner, slug } = repository;
  if (!viewer || !mayAdminister(viewer, repository))
    return refusedPage(viewer, `/r/${owner}/${slug}`, "The change", state.problem?.message ?? "");
  const role = await store.members.findRoleIn(viewer.id, owner);
  return settingsPage(repository, viewer, mayWithdraw(viewer, repository, role), state);
}
