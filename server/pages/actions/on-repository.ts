import type { PageNotice } from "../../__generated__/enumerations.ts";
import type { OperationId } from "../../__generated__/handlers.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireReadable } from "../../domain/account/access.ts";
import type { RepositoryRecord } from "../../domain/records.ts";
import { refusal } from "../form-field.ts";
import type { Message } from "../language/message-values.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { callOperation, orShow } from "./call-operation.ts";
import { refusedPage } from "./refused-page.ts";

interface Action {
  address: { owner: string; slug: string };
  operation: OperationId;
  path?: Record<string, string>;
  body?: Record<string, unknown>;
  /** The path of the page to go on with; that of the repository by default. */
  page?: string;
  /** Of the page that says that it was refused. */
  refused: Message;
  done: PageNotice;
}

/** Does what a button of a repository's page says, and goes on with a page that says so. */
export async function actOnRepository(
  deps: Deps,
  context: Context,
  { address, page = pathOf(address), operation, refused, done, ...call }: Action,
) {
  const t = translatorOf(context.headers);
  const viewer = viewerOf(context.principal);
  await orShow(callOperation(deps, context, operation, call), (error) =>
    refusedPage(t, { viewer, base: pathOf(address), title: refused, message: refusal(t, error) }),
  );
  return doneAt(page, done);
}

/** Returns the repository of a page's address. Throws the same `not_found` where it is missing and not readable. */
export async function requireAddressed(
  { store }: Pick<Deps, "store">,
  { principal }: Context,
  { owner, slug }: Action["address"],
): Promise<RepositoryRecord> {
  return requireReadable(principal, await store.repositories.findBySlug(owner, slug));
}

export const doneAt = (page: string, done: PageNotice) => ({
  status: 303 as const,
  headers: { Location: `${page}?${new URLSearchParams({ done })}` },
});

export const pathOf = ({ owner, slug }: Action["address"]) =>
  `/r/${encodeURIComponent(owner)}/${encodeURIComponent(slug)}`;
