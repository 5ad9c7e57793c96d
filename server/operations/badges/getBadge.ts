import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireReadable } from "../../domain/account/access.ts";
import { badgeFor, withdrawnBadge } from "../../domain/views/badge.ts";
import { makeBadge } from "./make-badge.ts";

export const getBadge: Handler<"getBadge", Deps, Context> = async ({ store }, { path }, { principal }) => {
  const repository = requireReadable(principal, await store.repositories.findBySlug(path.owner, path.slug));
  const { message, color } =
    repository.withdrawnAt === null
      ? badgeFor(await store.claims.countByState(repository.id))
      : withdrawnBadge;
  return {
    status: 200,
    mediaType: "image/svg+xml",
    body: await makeBadge(message, color),
  };
};
