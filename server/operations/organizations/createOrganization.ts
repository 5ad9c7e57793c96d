import type { Handler } from "../../__generated__/operations.ts";
import type { Organization } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { reserveNamespace } from "../reserve-namespace.ts";

export const createOrganization: Handler<"createOrganization", Deps, Context> = async (
  deps,
  { body },
  { headers },
) =>
  reserveNamespace(deps, body.slug, "organization", async () => {
    const answer = await deps.identity.forward({
      method: "POST",
      path: "/organization/create",
      headers,
      body,
    });
    return { status: 200, body: answer.body as Organization };
  });
