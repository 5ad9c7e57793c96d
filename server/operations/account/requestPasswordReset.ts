import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { preferredLanguage } from "../../headers/negotiation.ts";
import { mailLink } from "./mail-link.ts";

/** Answers alike, and after the same steps, whether somebody has an account with the address or not. */
export const requestPasswordReset: Handler<"requestPasswordReset", Deps, Context> = async (
  deps,
  { body },
  { headers },
) => {
  const email = body.email.toLowerCase();
  const userId = await deps.store.principals.findUserIdByEmail(email);
  const language = preferredLanguage(headers.get("accept-language"));
  if (userId !== null) mailLink(deps, { userId, email, purpose: "reset", language });
  return { status: 200, body: { success: true } };
};
