import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { unchanging } from "../../operations/unchanging.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { pageAnswer } from "../page-answer.ts";

export const getSchemaPage: Handler<"getSchemaPage", Deps, Context> = async (deps, { path }, context) => {
  const { schemaPage } = await import("./schema-page.ts");
  const reference = deps.reference();
  const schema = reference.schema(path.schemaName);
  if (!schema) throw new DomainError("not_found", "request.not_found");
  const t = translatorOf(context.headers);
  return pageAnswer(
    t,
    schemaPage(t, viewerOf(context.principal), reference, path.schemaName, schema),
    {},
    unchanging,
  );
};
