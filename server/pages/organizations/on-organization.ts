import type { PageNotice } from "../../__generated__/enumerations.ts";
import type { OperationId } from "../../__generated__/handlers.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation, orShow } from "../actions/call-operation.ts";
import { doneAt } from "../actions/on-repository.ts";
import { refusedPage } from "../actions/refused-page.ts";
import { refusal } from "../form-field.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { errorTexts } from "../texts/error-texts.ts";

interface Action {
  /** The organization's name in addresses. */
  owner: string;
  operation: OperationId;
  body: Record<string, unknown>;
  done: PageNotice;
  /** The path of the page to go on with; that of the members by default. */
  page?: string;
}

/** Does what a button of an organization's page says, and goes on with a page that says so. */
export async function actOnOrganization(
  deps: Deps,
  context: Context,
  { owner, operation, body, done, page = organizationPath(owner) }: Action,
) {
  const t = translatorOf(context.headers);
  await orShow(callOperation(deps, context, operation, { body }), (error) =>
    refusedPage(t, {
      ...{ viewer: viewerOf(context.principal), base: organizationPath(owner), name: owner },
      ...{ title: errorTexts.change, message: refusal(t, error) },
    }),
  );
  return doneAt(page, done);
}

export const organizationPath = (owner: string) => `/organizations/${encodeURIComponent(owner)}`;
