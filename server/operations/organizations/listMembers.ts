import type { Handler } from "../../__generated__/operations.ts";
import type { MemberList } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";

export const listMembers: Handler<"listMembers", Deps, Context> = async (
  { identity },
  { query },
  { headers },
) => {
  const { organizationId, limit, offset } = query;
  const forwardedQuery = {
    organizationId,
    limit: String(limit),
    offset: String(offset),
    sortBy: "createdAt",
  };
  const answer = await identity.forward({
    method: "GET",
    path: "/organization/list-members",
    headers,
    query: { ...forwardedQuery, sortDirection: "asc" },
  });
  return { status: 200, body: answer.body as MemberList };
};
