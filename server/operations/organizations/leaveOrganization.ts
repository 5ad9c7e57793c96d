import type { Handler } from "../../__generated__/operations.ts";
import type { Member } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";

export const leaveOrganization: Handler<"leaveOrganization", Deps, Context> = async (
  { identity },
  { body },
  { headers },
) =>
  identity.withLock(`members of ${body.organizationId}`, async () => {
    const answer = await identity.forward({ method: "POST", path: "/organization/leave", headers, body });
    return { status: 200, body: answer.body as Member };
  });
