import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { notFetchedError, requirePaperInput } from "./paper-input.ts";

/** Throws a 400 for unrecognised input, else a 502: querying the preprint server is not implemented yet. */
export const lookupPreprint: Handler<"lookupPreprint", Deps, Context> = async (_deps, { query }) => {
  throw notFetchedError(requirePaperInput(query.input));
};
