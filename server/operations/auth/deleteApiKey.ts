import type { Handler } from "../../__generated__/operations.ts";
import type { Success } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";

export const deleteApiKey: Handler<"deleteApiKey", Deps, Context> = async (
  { identity },
  { body },
  { headers },
) => {
  const answer = await identity.forward({ method: "POST", path: "/api-key/delete", headers, body });
  return { status: 200, body: answer.body as Success };
};
