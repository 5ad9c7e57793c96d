import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { readSessions } from "./read-sessions.ts";

/** No answer holds a token, with which somebody else could go on. */
export const listSessions: Handler<"listSessions", Deps, Context> = async (deps, _input, { headers }) => {
  const sessions = await readSessions(deps, headers);
  return { status: 200, body: { sessions: sessions.map(({ token: _, ...session }) => session) } };
};
