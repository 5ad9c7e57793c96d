import type { Handler } from "../../__generated__/operations.ts";
import type { SignedUp } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";

export const signUp: Handler<"signUp", Deps, Context> = async (
  { identity, store, now },
  { body },
  { headers },
) => {
  const { username } = body;
  // People and organizations share one namespace: it is claimed first and released if there is no account after all.
  if (!(await store.principals.claimNamespace(username, "user", now().toISOString()))) {
    throw new DomainError("conflict", "identity.username_taken", { parameters: { username } });
  }
  try {
    const answer = await identity.forward({ method: "POST", path: "/sign-up/email", headers, body });
    return { status: 200, headers: { "Set-Cookie": answer.setCookies }, body: answer.body as SignedUp };
  } catch (error) {
    await store.principals.releaseNamespace(username);
    throw error;
  }
};
