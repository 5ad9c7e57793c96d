import type { Handler } from "../../__generated__/operations.ts";
import type { CreatedApiKey } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { keyWindow } from "./key-window.ts";

export const createApiKey: Handler<"createApiKey", Deps, Context> = async (deps, { body }, { principal }) => {
  const { name, expiresIn, scopes } = body;
  const record = await deps.identity.createKey({ userId: principal!.id, name, expiresIn, scopes });
  const window = await deps.limiter.peek("key-minute", String(record.id));
  return { status: 200, body: { ...record, rateLimit: keyWindow(window) } as CreatedApiKey };
};
