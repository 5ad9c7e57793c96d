import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";

/** The published contract is the file itself: its bytes are sent as they stand. */
export const getContract: Handler<"getContract", Deps, Context> = async ({ contract }) => ({
  status: 200,
  body: contract as never,
});
