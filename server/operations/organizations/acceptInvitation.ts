import type { Handler } from "../../__generated__/operations.ts";
import type { AcceptedInvitation } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";

export const acceptInvitation: Handler<"acceptInvitation", Deps, Context> = async (
  { identity },
  { body },
  { headers },
) => {
  const path = "/organization/accept-invitation";
  const answer = await identity.forward({ method: "POST", path, headers, body });
  return { status: 200, body: answer.body as AcceptedInvitation };
};
