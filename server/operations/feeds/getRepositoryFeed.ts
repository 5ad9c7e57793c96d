import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireReadable } from "../../domain/account/access.ts";
import { createLinks } from "../../domain/views/links.ts";
import { atomFeed, feedLength } from "./atom-feed.ts";

export const getRepositoryFeed: Handler<"getRepositoryFeed", Deps, Context> = async (
  { store, baseUrl },
  { path: { owner, slug } },
  { principal },
) => {
  const repository = requireReadable(principal, await store.repositories.findBySlug(owner, slug));
  const page = createLinks(baseUrl).html(owner, slug);
  const place = { path: `/api/feeds/${owner}/${slug}`, page, title: `Assessments of ${repository.title}` };
  const judged = await store.assessments.listNewestOf(repository.id, feedLength);
  return { status: 200, mediaType: "application/atom+xml", body: atomFeed(baseUrl, place, judged) };
};
