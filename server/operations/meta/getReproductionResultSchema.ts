import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { unchanging } from "../unchanging.ts";

/** Returns the schema of the reproduction-result predicate, the one that signed statements are tested with. */
export const getReproductionResultSchema: Handler<"getReproductionResultSchema", Deps, Context> = async ({
  reproductionResultSchema,
}) => ({
  status: 200,
  basis: unchanging,
  body: reproductionResultSchema as never,
});
