import type { Handler } from "../../__generated__/operations.ts";
import type { RepositorySummary } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { listRepositories } from "../../operations/repositories/listRepositories.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { pageAnswer } from "../page-answer.ts";
import { readStands } from "../repositories/read-stands.ts";
import { homePage } from "./home-page.ts";

/** Renders the newest public repositories. */
export const getHomePage: Handler<"getHomePage", Deps, Context> = async (deps, _input, context) => {
  const input = { path: {}, query: { limit: 20 }, headers: {} };
  const { body } = await listRepositories(deps, input, { ...context, principal: null });
  const repositories = (body?.data ?? []) as RepositorySummary[];
  const stands = await readStands(deps, repositories);
  const t = translatorOf(context.headers);
  return pageAnswer(
    t,
    homePage(t, repositories, viewerOf(context.principal), { stands, origin: deps.baseUrl }),
  );
};
