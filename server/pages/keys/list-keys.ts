import type { ApiKey, ApiKeyList } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation } from "../actions/call-operation.ts";

/** Returns the keys of the caller: an account has no more than one answer of the API holds. */
export async function listKeys(deps: Deps, context: Context): Promise<ApiKey[]> {
  const response = await callOperation(deps, context, "listApiKeys", {});
  return ((await response.json()) as ApiKeyList).apiKeys;
}
