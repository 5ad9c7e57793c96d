import type { AccountSession, CurrentSession, Session } from "../../__generated__/types.ts";
import type { Deps } from "../../deps.ts";

/** Returns the sessions of the account that is signed in, with their tokens, newest first. */
export async function readSessions(
  { identity }: Pick<Deps, "identity">,
  headers: Headers,
): Promise<(AccountSession & { token: string })[]> {
  const [all, present] = await Promise.all(
    ["/list-sessions", "/get-session"].map((path) => identity.forward({ method: "GET", path, headers })),
  );
  const { session: own } = present!.body as CurrentSession;
  return (all!.body as Session[])
    .map(({ id, token, createdAt, updatedAt, expiresAt, userAgent }) => ({
      ...{ id, token, createdAt, updatedAt, expiresAt },
      // What a client that names itself not is stored as.
      userAgent: userAgent || null,
      current: id === own.id,
    }))
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}
