import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";

export const declineInvitation: Handler<"declineInvitation", Deps, Context> = async (
  { identity },
  { body },
  { headers },
) => {
  await identity.forward({ method: "POST", path: "/organization/reject-invitation", headers, body });
  return { status: 200, body: { success: true } };
};
