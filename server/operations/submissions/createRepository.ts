import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { indexPaper } from "./index-paper.ts";
import { uploadPaper } from "./upload-paper.ts";

export const createRepository: Handler<"createRepository", Deps, Context> = async (deps, input, context) =>
  input.contentType === "multipart/form-data"
    ? uploadPaper(deps, input.body, context)
    : indexPaper(deps, input.body, context);
