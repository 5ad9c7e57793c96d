import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";

export const revokeOtherSessions: Handler<"revokeOtherSessions", Deps, Context> = async (
  { identity },
  _input,
  { headers },
) => {
  await identity.forward({ method: "POST", path: "/revoke-other-sessions", headers });
  return { status: 200, body: { success: true } };
};
