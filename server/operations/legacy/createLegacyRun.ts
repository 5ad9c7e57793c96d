import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requestRun } from "../runs/request-run.ts";

/** `createRun` with the response format of the unversioned API. */
export const createLegacyRun: Handler<"createLegacyRun", Deps, Context> = (
  deps,
  { body },
  { principal, commit },
) =>
  requestRun(deps, { request: body, requester: principal!, commit }, ({ run, headers }) => ({
    status: 202,
    headers,
    body: { run: { id: run.id, state: run.verification } },
  }));
