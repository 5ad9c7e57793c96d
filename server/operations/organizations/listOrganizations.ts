import type { Handler } from "../../__generated__/operations.ts";
import type { OrganizationList } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";

export const listOrganizations: Handler<"listOrganizations", Deps, Context> = async (
  { identity },
  _input,
  { headers },
) => {
  const answer = await identity.forward({ method: "GET", path: "/organization/list", headers });
  return { status: 200, body: answer.body as OrganizationList };
};
