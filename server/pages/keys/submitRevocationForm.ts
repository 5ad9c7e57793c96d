import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation, orShow } from "../actions/call-operation.ts";
import { doneAt } from "../actions/on-repository.ts";
import { formProblem } from "../form-field.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { keysPage } from "./keys-page.ts";
import { listKeys } from "./list-keys.ts";

export const submitRevocationForm: Handler<"submitRevocationForm", Deps, Context> = async (
  deps,
  { path: { keyId } },
  context,
) => {
  const t = translatorOf(context.headers);
  await orShow(callOperation(deps, context, "deleteApiKey", { body: { keyId } }), async (error) =>
    keysPage(t, {
      viewer: viewerOf(context.principal)!,
      keys: await listKeys(deps, context),
      problem: { ...formProblem(t, error), fields: new Map() },
    }),
  );
  return doneAt("/keys", "key-revoked");
};
