import type { Handler } from "../../__generated__/operations.ts";
import type { CurrentSession } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";

/** Returns the session and its user, or null without a valid session. */
export const getSession: Handler<"getSession", Deps, Context> = async ({ identity }, _input, { headers }) => {
  const answer = await identity.forward({ method: "GET", path: "/get-session", headers });
  return { status: 200, body: answer.body as CurrentSession };
};
