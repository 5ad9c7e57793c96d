import type { Handler } from "../../__generated__/operations.ts";
import type { SearchResult } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { search } from "../../operations/search/search.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { pageAnswer } from "../page-answer.ts";
import { readStands } from "../repositories/read-stands.ts";
import { searchPage } from "./search-page.ts";

/** How many of each kind a page has. */
const limit = 20;

export const getSearchPage: Handler<"getSearchPage", Deps, Context> = async (deps, { query }, context) => {
  const q = query.q?.trim() ?? "";
  const { subject, kind, repository_cursor, claim_cursor } = query;
  const cursors = {
    ...(repository_cursor && kind === "repositories" ? { repository_cursor } : {}),
    ...(claim_cursor && kind === "claims" ? { claim_cursor } : {}),
  };
  const asked = { q, limit, ...(subject ? { subject } : {}), ...cursors };
  const input = { path: {}, query: asked, headers: {} };
  const found = q === "" ? null : ((await search(deps, input, context)).body as SearchResult);
  const t = translatorOf(context.headers);
  const address = { q, subject, kind, cursor: kind === "claims" ? claim_cursor : repository_cursor };
  const stands = await readStands(deps, found?.data.repositories ?? []);
  return pageAnswer(t, searchPage(t, viewerOf(context.principal), address, found && { ...found, stands }));
};
