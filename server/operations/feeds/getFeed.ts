import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { atomFeed, feedLength } from "./atom-feed.ts";

export const getFeed: Handler<"getFeed", Deps, Context> = async ({ store, baseUrl }) => {
  const place = { path: "/api/feeds/assessments", page: `${baseUrl}/`, title: "Assessments" };
  const judged = await store.assessments.listNewestPublic(feedLength);
  return { status: 200, mediaType: "application/atom+xml", body: atomFeed(baseUrl, place, judged) };
};
