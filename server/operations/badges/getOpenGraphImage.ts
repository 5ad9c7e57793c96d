import { evidenceStates } from "../../__generated__/enumerations.ts";
import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireReadable } from "../../domain/account/access.ts";
import { badgeFor, withdrawnBadge } from "../../domain/views/badge.ts";

export const getOpenGraphImage: Handler<"getOpenGraphImage", Deps, Context> = async (
  { store, drawOpenGraphImage, baseUrl },
  { path },
  { principal },
) => {
  const repository = requireReadable(principal, await store.repositories.findBySlug(path.owner, path.slug));
  const { owner, slug, title, authors, withdrawnAt } = repository;
  const counts = withdrawnAt === null ? await store.claims.countByState(repository.id) : null;
  const body = await drawOpenGraphImage({
    title,
    name: `${owner}/${slug}`,
    byline: authors.join(", "),
    verdict: `Claims: ${(counts ? badgeFor(counts) : withdrawnBadge).message}`,
    parts: evidenceStates.map((state) => ({ count: counts?.claims[state] ?? 0, color: colors[state] })),
    footer: `${new URL(baseUrl).host}/r/${owner}/${slug}`,
  });
  return { status: 200, mediaType: "image/png", body };
};

/** Green, orange, red, yellow and grey, as on the badge. */
const colors: Record<(typeof evidenceStates)[number], string> = {
  supported: "#2da44e",
  challenged: "#f08a24",
  contradicted: "#cf222e",
  mixed: "#dfb317",
  inconclusive: "#9f9f9f",
  notAssessed: "#d0d0d0",
};
