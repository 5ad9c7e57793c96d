import type { Handler } from "../../__generated__/operations.ts";
import type { ApiKeyList } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { keyWindow } from "./key-window.ts";

export const listApiKeys: Handler<"listApiKeys", Deps, Context> = async (deps, { query }, { headers }) => {
  const { identity, limiter } = deps;
  const stringQuery = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const { apiKeys, total, limit, offset } = await identity.listKeys(headers, stringQuery);
  const keysWithWindow = await Promise.all(
    apiKeys.map(async (key) => ({
      ...key,
      rateLimit: keyWindow(await limiter.peek("key-minute", String(key.id))),
    })),
  );
  return { status: 200, body: { apiKeys: keysWithWindow, total, limit, offset } as ApiKeyList };
};
