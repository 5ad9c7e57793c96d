import { llms } from "../__generated__/llms.ts";
import type { Handler } from "../__generated__/operations.ts";
import type { Context, Deps } from "../deps.ts";
import { unchanging } from "../operations/unchanging.ts";

/** What a language model needs to know that writes code against this service: generated, as the SDK's own is. */
export const getLlms: Handler<"getLlms", Deps, Context> = async () => ({
  status: 200,
  mediaType: "text/plain",
  basis: unchanging,
  body: llms,
});
