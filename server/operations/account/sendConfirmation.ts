import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { preferredLanguage } from "../../headers/negotiation.ts";
import { mailLink } from "./mail-link.ts";

/** Mails nothing where the address is confirmed. */
export const sendConfirmation: Handler<"sendConfirmation", Deps, Context> = async (
  deps,
  _input,
  { principal, headers },
) => {
  const { id: userId } = principal!;
  const { email, isConfirmed } = (await deps.store.principals.findContact(userId))!;
  const language = preferredLanguage(headers.get("accept-language"));
  if (!isConfirmed) mailLink(deps, { userId, email, purpose: "confirmation", language });
  return { status: 200, body: { success: true } };
};
