import type { SignedIn } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";

/** Signs in by what `path` of better-auth takes, and hands its session cookie on. */
export async function answerSignIn(
  { identity }: Deps,
  path: "/sign-in/email" | "/sign-in/username",
  body: unknown,
  { headers, address, signal }: Context,
) {
  const client = { address, signal };
  const answer = await identity.forward({ method: "POST", path, headers, body, client });
  return {
    status: 200 as const,
    headers: { "Set-Cookie": answer.setCookies },
    body: answer.body as SignedIn,
  };
}
