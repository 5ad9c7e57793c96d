import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { readSessions } from "./read-sessions.ts";

export const revokeSession: Handler<"revokeSession", Deps, Context> = async (
  deps,
  { path: { sessionId } },
  { headers },
) => {
  const session = (await readSessions(deps, headers)).find(({ id }) => id === sessionId);
  if (session) {
    const body = { token: session.token };
    await deps.identity.forward({ method: "POST", path: "/revoke-session", headers, body });
  }
  return { status: 200, body: { success: true } };
};
