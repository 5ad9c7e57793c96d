import type { CurrentSession, User } from "../../__generated__/types.ts";
import type { Deps } from "../../deps.ts";

/** Changes the user of the session among `headers`, and reads back what became of it. */
export async function changeUser(
  { identity }: Pick<Deps, "identity">,
  headers: Headers,
  body: { name: string } | { image: string },
): Promise<User> {
  await identity.forward({ method: "POST", path: "/update-user", headers, body });
  const answer = await identity.forward({ method: "GET", path: "/get-session", headers });
  return (answer.body as CurrentSession).user;
}
