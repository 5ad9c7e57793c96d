import type { Handler } from "../../__generated__/operations.ts";
import type { CreatedApiKey } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { keyWindow } from "./key-window.ts";

/** The size of a page of the list of keys. */
const maxKeys = 100;

export const createApiKey: Handler<"createApiKey", Deps, Context> = async (deps, { body }, { principal }) => {
  const { identity, limiter, store } = deps;
  const { id: userId } = principal!;
  const { name, expiresIn, scopes } = body;
  const record = await identity.withLock(`keys of ${userId}`, async () => {
    if ((await store.principals.countKeys(userId)) >= maxKeys)
      throw new DomainError("forbidden", "identity.too_many_keys", { parameters: { limit: maxKeys } });
    return identity.createKey({ userId, name, expiresIn, scopes });
  });
  const window = await limiter.peek("key-minute", String(record.id));
  return { status: 200, body: { ...record, rateLimit: keyWindow(window) } as CreatedApiKey };
};
