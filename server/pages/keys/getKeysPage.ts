import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { viewerOf } from "../layout.ts";
import { keysPage } from "./keys-page.ts";
import { listKeys } from "./list-keys.ts";

export const getKeysPage: Handler<"getKeysPage", Deps, Context> = async (deps, { query }, context) => {
  const viewer = viewerOf(context.principal)!;
  const page = await keysPage({ viewer, keys: await listKeys(deps, context), done: query.done });
  return { status: 200, mediaType: "text/html", body: String(page) };
};
