import { openAsBlob } from "node:fs";
import type { UploadedFile } from "../../__generated__/handler-types.ts";
import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation, orShow } from "../actions/call-operation.ts";
import { doneAt } from "../actions/on-repository.ts";
import { formProblem } from "../form-field.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { submitPage } from "./submit-page.ts";

/** A form sends a field that was left empty; the API knows it as one that is not there. */
export const submitPaperForm: Handler<"submitPaperForm", Deps, Context> = async (deps, input, context) => {
  const { paper, ...typed } =
    input.contentType === "multipart/form-data" ? input.body : { ...input.body, paper: undefined };
  const given = Object.entries(typed)
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value !== "");
  const body = paper ? await uploadOf(paper, given) : Object.fromEntries(given);
  const t = translatorOf(context.headers);
  const response = await orShow(callOperation(deps, context, "createRepository", { body }), (error) =>
    submitPage(t, viewerOf(context.principal)!, {
      form: paper ? "upload" : "link",
      typed,
      problem: formProblem(t, error),
      existing: error.facts.existing,
    }),
  );
  const { url } = (await response.json()) as { url: string };
  return doneAt(url, "submitted");
};

async function uploadOf({ path }: UploadedFile, given: (readonly [string, string])[]): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of given) form.set(name, value);
  // Its bytes are read while they are sent on.
  form.set("paper", await openAsBlob(path, { type: "application/pdf" }), "paper.pdf");
  return form;
}
