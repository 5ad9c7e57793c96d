import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { mayRead } from "../../domain/account/access.ts";
import { DomainError } from "../../domain/errors.ts";
import { isWithheld } from "../../domain/repository/withdrawal.ts";
import { runViews } from "./run-views.ts";

export const getRun: Handler<"getRun", Deps, Context> = async (deps, { path, query }, { principal }) => {
  const repository = await deps.store.repositories.findByRecord("runs", path.runId);
  const isOtherRepository = query.repository_id !== undefined && query.repository_id !== repository?.id;
  const record =
    repository &&
    !isOtherRepository &&
    mayRead(principal, repository) &&
    (await deps.store.runs.get(path.runId));
  if (!repository || !record) throw new DomainError("not_found", "run.not_found");
  const include = isWithheld(principal, repository)
    ? query.include?.filter((section) => section !== "logs")
    : query.include;
  const [body] = await runViews(deps, [record], new Map([[repository.id, repository]]), include);
  return { status: 200, body: body! };
};
