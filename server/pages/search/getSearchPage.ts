import type { Handler } from "../../__generated__/operations.ts";
import type { SearchResult } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { search } from "../../operations/search/search.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { pageAnswer } from "../page-answer.ts";
import { searchLimit as limit, searchPage } from "./search-page.ts";

export const getSearchPage: Handler<"getSearchPage", Deps, Context> = async (deps, { query }, context) => {
  const q = query.q?.trim() ?? "";
  const input = { path: {}, query: { q, limit }, headers: {} };
  const found = q === "" ? null : ((await search(deps, input, context)).body as SearchResult);
  const t = translatorOf(context.headers);
  return pageAnswer(t, searchPage(t, viewerOf(context.principal), q, found));
};
