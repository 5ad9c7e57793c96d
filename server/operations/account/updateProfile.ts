import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { changeUser } from "./change-user.ts";

export const updateProfile: Handler<"updateProfile", Deps, Context> = async (
  deps,
  { body: { name } },
  { headers },
) => ({ status: 200, body: { user: await changeUser(deps, headers, { name }) } });
