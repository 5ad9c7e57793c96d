import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { createLinks } from "../../domain/views/links.ts";
import { runView } from "../../domain/views/run.ts";
import { requestRun } from "./request-run.ts";

export const createRun: Handler<"createRun", Deps, Context> = (deps, { body }, { principal, commit }) =>
  requestRun(deps, { request: body, requester: principal!, commit }, ({ run, repository, headers }) => ({
    status: 202,
    headers,
    body: runView(run, repository, [], createLinks(deps.baseUrl)),
  }));
