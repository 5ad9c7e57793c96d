import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { indexPaper } from "./index-paper.ts";
import { uploadPaper } from "./upload-paper.ts";

export const createRepository: Handler<"createRepository", Deps, Context> = async (
  deps,
  input,
  { principal, signal },
) =>
  input.contentType === "multipart/form-data"
    ? uploadPaper(deps, input.body, principal!, signal)
    : indexPaper(deps, input.body, principal!, signal);
