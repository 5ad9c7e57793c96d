import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { unchanging } from "../unchanging.ts";

export const getKeySet: Handler<"getKeySet", Deps, Context> = async ({ signer }) => ({
  status: 200,
  basis: unchanging,
  body: signer.publicKeys(),
});
