import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { pageAnswer } from "../page-answer.ts";
import { keysPage } from "./keys-page.ts";
import { listKeys } from "./list-keys.ts";

export const getKeysPage: Handler<"getKeysPage", Deps, Context> = async (deps, { query }, context) => {
  const viewer = viewerOf(context.principal)!;
  const t = translatorOf(context.headers);
  return pageAnswer(t, keysPage(t, { viewer, keys: await listKeys(deps, context), done: query.done }));
};
