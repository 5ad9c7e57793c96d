import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { viewerOf } from "../layout.ts";
import { submitPage } from "./submit-page.ts";

export const getSubmitPage: Handler<"getSubmitPage", Deps, Context> = async (
  _deps,
  _input,
  { principal },
) => ({
  ...{ status: 200, mediaType: "text/html" },
  body: String(await submitPage(viewerOf(principal)!)),
});
