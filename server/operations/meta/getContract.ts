import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { unchanging } from "../unchanging.ts";

/** Returns the bytes of the contract's file unchanged. */
export const getContract: Handler<"getContract", Deps, Context> = async ({ contract }) => ({
  status: 200,
  basis: unchanging,
  body: contract as never,
});
