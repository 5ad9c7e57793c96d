import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";

/** Returns the bytes of the contract's file unchanged. */
export const getContract: Handler<"getContract", Deps, Context> = async ({ contract }) => ({
  status: 200,
  body: contract as never,
});
