import type { CurrentSession, User } from "../../__generated__/types.ts";
import type { Deps } from "../../deps.ts";

/** Updates the user of the session in `headers` and returns the updated user. */
export async function changeUser(
  { identity }: Pick<Deps, "identity">,
  headers: Headers,
  body: { name: string } | { image: string },
): Promise<User> {
  await identity.forward({ method: "POST", path: "/update-user", headers, body });
  const answer = await identity.forward({ method: "GET", path: "/get-session", headers });
  return (answer.body as CurrentSession).user;
}
