import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requestRun } from "../runs/request-run.ts";

/** `createRun` with the response format of the unversioned API. */
export const createLegacyRun: Handler<"createLegacyRun", Deps, Context> = async (
  deps,
  { body },
  { principal },
) => {
  const { run, headers } = await requestRun(deps, body, principal!);
  return { status: 202, headers, body: { run: { id: run.id, state: run.verification } } };
};
