import type { Handler } from "../../__generated__/operations.ts";
import type { SignedUp } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { preferredLanguage } from "../../headers/negotiation.ts";
import { mailLink } from "../account/mail-link.ts";
import { reserveNamespace } from "../reserve-namespace.ts";

export const signUp: Handler<"signUp", Deps, Context> = async (
  deps,
  { body },
  { headers, address, signal },
) =>
  reserveNamespace(deps, body.username, "user", async () => {
    const answer = await deps.identity.signUp({ headers, body, client: { address, signal } });
    const { user } = answer.body as SignedUp;
    const language = preferredLanguage(headers.get("accept-language"));
    if (deps.confirmEmail)
      mailLink(deps, { userId: user.id, email: user.email, purpose: "confirmation", language });
    return { status: 200, headers: { "Set-Cookie": answer.setCookies }, body: answer.body as SignedUp };
  });
