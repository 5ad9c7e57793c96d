import type { Handler } from "../../__generated__/operations.ts";
import type { CurrentSession } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";

/** The session and its user, or null where nobody is signed in. */
export const getSession: Handler<"getSession", Deps, Context> = async ({ identity }, _input, { headers }) => {
  const answer = await identity.forward({ method: "GET", path: "/get-session", headers });
  return { status: 200, body: answer.body as CurrentSession };
};
