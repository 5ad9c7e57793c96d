import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireAdministered } from "../../domain/account/access.ts";
import { DomainError, issueAt } from "../../domain/errors.ts";
import { callOperation, orShow } from "../actions/call-operation.ts";
import { doneAt, pathOf, requireAddressed } from "../actions/on-repository.ts";
import { formProblem } from "../form-field.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { showSettings } from "./show-settings.ts";

/** It cannot be undone: a slip of the hand types no address. */
export const submitWithdrawalForm: Handler<"submitWithdrawalForm", Deps, Context> = async (
  deps,
  { path, body },
  context,
) => {
  const repository = requireAdministered(context.principal, await requireAddressed(deps, context, path));
  const { id, owner, slug } = repository;
  const reason = body.reason.trim();
  const withdraw = async () => {
    requireConfirmed(body.confirmation, `${owner}/${slug}`);
    return callOperation(deps, context, "withdrawRepository", {
      path: { repositoryId: id },
      body: { reason },
    });
  };
  const t = translatorOf(context.headers);
  await orShow(withdraw(), (error) =>
    showSettings(t, deps, viewerOf(context.principal), repository, {
      reason: body.reason,
      problem: { form: "withdraw", ...formProblem(t, error) },
    }),
  );
  return doneAt(pathOf(path), "withdrawn");
};

function requireConfirmed(typed: string, wanted: string): void {
  if (typed.trim() === wanted) return;
  const issues = [issueAt("/body/confirmation", "issue.equal", { value: wanted })];
  const problem = { key: "issue.equal" as const, parameters: { value: wanted } };
  const detail = { key: "request.field" as const, parameters: { field: "confirmation", problem } };
  throw new DomainError("invalid_request", "request.invalid", { parameters: { detail }, issues });
}
