// Generated from openapi.json by codegen/generate.ts. Do not edit.

import type { OperationId } from "./handlers.ts";

/** The method of the SDK that calls an operation. */
export const sdkMethods: Partial<Record<OperationId, string>> = {
  search: "client.search",
  listRuns: "client.runs.list",
  createRun: "client.runs.create",
  getRun: "client.runs.get",
  deleteRun: "client.runs.delete",
  getLatestRun: "client.runs.getLatest",
  createRepository: "client.repositories.create",
  getObject: "client.objects.get",
  deleteApiKey: "client.auth.deleteApiKey",
  getHealth: "client.health.get",
};
