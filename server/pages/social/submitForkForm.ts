import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation, orShow } from "../actions/call-operation.ts";
import { doneAt, requireAddressed } from "../actions/on-repository.ts";
import { formProblem } from "../form-field.ts";
import { translatorOf } from "../language/translator.ts";
import { showForks } from "./show-forks.ts";

/** A form sends a field that was left empty; the API knows it as one that is not there. */
export const submitForkForm: Handler<"submitForkForm", Deps, Context> = async (
  deps,
  { path, body: typed },
  context,
) => {
  const repository = await requireAddressed(deps, context, path);
  const given = Object.entries(typed).map(([name, value]) => [name, value.trim()]);
  const body = {
    repositoryId: repository.id,
    ...Object.fromEntries(given.filter(([, value]) => value !== "")),
  };
  const t = translatorOf(context.headers);
  const response = await orShow(callOperation(deps, context, "createFork", { body }), (error) =>
    showForks(t, deps, context.principal, repository, {
      ...{ typed, problem: formProblem(t, error), existing: error.facts.existing },
    }),
  );
  const { url } = (await response.json()) as { url: string };
  return doneAt(url, "forked");
};
