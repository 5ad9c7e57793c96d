import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireAdministered } from "../../domain/account/access.ts";
import { requireAddressed } from "../actions/on-repository.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { pageAnswer } from "../page-answer.ts";
import { showSettings } from "./show-settings.ts";

export const getSettingsPage: Handler<"getSettingsPage", Deps, Context> = async (deps, { path }, context) => {
  const { principal } = context;
  const repository = requireAdministered(principal, await requireAddressed(deps, context, path));
  const t = translatorOf(context.headers);
  return pageAnswer(t, await showSettings(t, deps, viewerOf(principal), repository));
};
