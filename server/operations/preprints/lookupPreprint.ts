import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { notFetchedError, requirePaperInput } from "./paper-input.ts";

/** Says what is not a paper; asking the preprint server is not built, and answers as an upstream that failed. */
export const lookupPreprint: Handler<"lookupPreprint", Deps, Context> = async (_deps, { query }) => {
  throw notFetchedError(requirePaperInput(query.input));
};
