import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { unchanging } from "../unchanging.ts";

/** Returns the schema of `.research/experiment.yml`, the same bytes that manifests are validated with. */
export const getExperimentSchema: Handler<"getExperimentSchema", Deps, Context> = async ({
  experimentSchema,
}) => ({
  status: 200,
  basis: unchanging,
  body: experimentSchema as never,
});
