import type { Handler } from "../../__generated__/operations.ts";
import type { SignedIn } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";

export const signInUsername: Handler<"signInUsername", Deps, Context> = async (
  { identity },
  { body },
  { headers, address, signal },
) => {
  const answer = await identity.forward({
    method: "POST",
    path: "/sign-in/username",
    headers,
    body,
    client: { address, signal },
  });
  return { status: 200, headers: { "Set-Cookie": answer.setCookies }, body: answer.body as SignedIn };
};
