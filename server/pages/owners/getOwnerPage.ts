import type { Handler } from "../../__generated__/operations.ts";
import type { RepositorySummary } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { listRepositories } from "../../operations/repositories/listRepositories.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { pageAnswer } from "../page-answer.ts";
import { readStands } from "../repositories/read-stands.ts";
import { ownerPage } from "./owner-page.ts";

/** An organization that shows the reader nothing is answered as one that does not exist, after the same steps. */
export const getOwnerPage: Handler<"getOwnerPage", Deps, Context> = async (
  deps,
  { path: { owner }, query: { cursor } },
  context,
) => {
  const { store } = deps;
  const viewer = viewerOf(context.principal);
  const isOwn = context.principal?.namespaces.includes(owner) ?? false;
  const profile = await store.principals.findProfile(owner);
  const query = { owner, limit: 20, ...(cursor === undefined ? {} : { cursor }) };
  const { body } = await listRepositories(deps, { path: {}, query, headers: {} }, context);
  const repositories = (body?.data ?? []) as RepositorySummary[];
  const isPerson = profile?.kind === "user";
  const isShown = isPerson || isOwn || repositories.length > 0;
  if (!profile || !isShown) throw new DomainError("not_found", "user.not_found");
  const kinds = viewer && isPerson ? await store.reactions.findKinds(viewer.id, profile.id) : [];
  const t = translatorOf(context.headers);
  const page = ownerPage(t, {
    ...{ owner, profile, repositories, viewer, isOwn },
    stands: await readStands(deps, repositories),
    next: body?.pagination.nextCursor ?? null,
    cursor,
    followers: isPerson ? await store.reactions.countFollowers(profile.id) : null,
    follows: kinds.includes("user_follow"),
  });
  return pageAnswer(t, page);
};
