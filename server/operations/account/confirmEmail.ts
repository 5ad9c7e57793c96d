import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { invalidLink } from "./invalid-link.ts";
import { tokenDigest } from "./mail-link.ts";

export const confirmEmail: Handler<"confirmEmail", Deps, Context> = async (
  { identity, store, now },
  { body: { token } },
) => {
  const at = now().toISOString();
  const userId = await store.transaction(({ mailTokens }) =>
    mailTokens.consume(tokenDigest(token), "confirmation", at),
  );
  if (userId === null) throw invalidLink();
  await identity.confirmEmail(userId);
  return { status: 200, body: { success: true } };
};
