import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { unchanging } from "../../operations/unchanging.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { pageAnswer } from "../page-answer.ts";

export const getOperationPage: Handler<"getOperationPage", Deps, Context> = async (
  deps,
  { path },
  context,
) => {
  const { operationPage } = await import("./operation-page.ts");
  const reference = deps.reference();
  const operation = reference.operation(path.operationId);
  if (!operation) throw new DomainError("not_found", "request.not_found");
  const t = translatorOf(context.headers);
  const viewer = viewerOf(context.principal);
  return pageAnswer(
    t,
    operationPage(t, operation, { reference, origin: deps.baseUrl, viewer }),
    {},
    unchanging,
  );
};
