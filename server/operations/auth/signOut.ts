import type { Handler } from "../../__generated__/operations.ts";
import type { Success } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";

export const signOut: Handler<"signOut", Deps, Context> = async ({ identity }, _input, { headers }) => {
  const answer = await identity.forward({ method: "POST", path: "/sign-out", headers });
  return { status: 200, headers: { "Set-Cookie": answer.setCookies }, body: answer.body as Success };
};
