import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireAdministered } from "../../domain/account/access.ts";
import { requireAddressed } from "../actions/on-repository.ts";
import { viewerOf } from "../layout.ts";
import { showSettings } from "./show-settings.ts";

export const getSettingsPage: Handler<"getSettingsPage", Deps, Context> = async (deps, { path }, context) => {
  const { principal } = context;
  const repository = requireAdministered(principal, await requireAddressed(deps, context, path));
  const page = await showSettings(deps, viewerOf(principal), repository);
  return { status: 200, mediaType: "text/html", body: String(page) };
};
