import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { invalidLink } from "./invalid-link.ts";
import { tokenDigest } from "./mail-link.ts";

/** Signs the account out everywhere: whoever had the old password may be signed in with it. */
export const resetPassword: Handler<"resetPassword", Deps, Context> = async (
  { identity, store, now },
  { body: { token, password } },
  { address, signal },
) => {
  const [digest, at] = [tokenDigest(token), now().toISOString()];
  const person = await store.principals.findContact(
    (await store.mailTokens.findUserId(digest, "reset", at)) ?? "",
  );
  if (!person) throw invalidLink();
  // A password that is refused leaves the link as it is.
  await identity.requireStrong(password, person);
  const userId = await store.transaction(({ mailTokens }) => mailTokens.consume(digest, "reset", at));
  if (userId === null) throw invalidLink();
  await identity.setPassword(userId, password, { address, signal });
  return { status: 200, body: { success: true } };
};
