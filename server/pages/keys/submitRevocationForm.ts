import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation, orShow } from "../actions/call-operation.ts";
import { doneAt } from "../actions/on-repository.ts";
import { formProblem } from "../form-field.ts";
import { viewerOf } from "../layout.ts";
import { keysPage } from "./keys-page.ts";
import { listKeys } from "./list-keys.ts";

export const submitRevocationForm: Handler<"submitRevocationForm", Deps, Context> = async (
  deps,
  { path: { keyId } },
  context,
) => {
  await orShow(callOperation(deps, context, "deleteApiKey", { body: { keyId } }), async (error) =>
    keysPage({
      viewer: viewerOf(context.principal)!,
      keys: await listKeys(deps, context),
      problem: { ...formProblem(error), fields: new Map() },
    }),
  );
  return doneAt("/keys", "key-revoked");
};
