import type { Handler } from "../../__generated__/operations.ts";
import type { SearchResult } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { search } from "../../operations/search/search.ts";
import { viewerOf } from "../layout.ts";
import { searchPage } from "./search-page.ts";

/** Of each kind; the API lists all. */
const limit = 20;

export const getSearchPage: Handler<"getSearchPage", Deps, Context> = async (deps, { query }, context) => {
  const q = query.q?.trim() ?? "";
  const input = { path: {}, query: { q, limit }, headers: {} };
  const found = q === "" ? null : ((await search(deps, input, context)).body as SearchResult);
  const page = await searchPage(viewerOf(context.principal), q, found);
  return { status: 200, mediaType: "text/html", body: String(page) };
};
