import { scopes } from "../../__generated__/enumerations.ts";
import type { Handler } from "../../__generated__/operations.ts";
import type { CreatedApiKey } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation, orShow } from "../actions/call-operation.ts";
import { type FormProblem, formProblem } from "../form-field.ts";
import { type Translator, translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { livePolicyHeader } from "../live/live-policy.ts";
import { pageAnswer } from "../page-answer.ts";
import { keyTexts } from "../texts/key-texts.ts";
import { keysPage } from "./keys-page.ts";
import { listKeys } from "./list-keys.ts";

const secondsOfDay = 86_400;

/** No redirection: the key stands in no address, and on this page alone. */
export const submitKeyForm: Handler<"submitKeyForm", Deps, Context> = async (deps, { body }, context) => {
  const viewer = viewerOf(context.principal)!;
  const t = translatorOf(context.headers);
  const { name, days } = body;
  const request = {
    name: name.trim(),
    // What is no whole number is sent as it is, for the API to refuse.
    expiresIn: /^\d{1,9}$/.test(days) ? Number(days) * secondsOfDay : days,
    scopes: scopes.filter((scope) => body[scope] !== undefined),
  };
  const response = await orShow(
    callOperation(deps, context, "createApiKey", { body: request }),
    async (error) => {
      const problem = formProblem(t, error, { expiresIn: "days" });
      return keysPage(t, {
        viewer,
        keys: await listKeys(deps, context),
        typed: body,
        problem: inDays(t, problem),
      });
    },
  );
  const created = (await response.json()) as CreatedApiKey;
  return pageAnswer(
    t,
    keysPage(t, { viewer, keys: await listKeys(deps, context), created }),
    livePolicyHeader,
  );
};

/** The API counts in seconds. */
function inDays(t: Translator, problem: FormProblem): FormProblem {
  if (!problem.fields.has("days")) return problem;
  return {
    ...problem,
    fields: new Map([...problem.fields, ["days", t(keyTexts.daysWrong)]]),
  };
}
