import { AsyncLocalStorage } from "node:async_hooks";
import { type CompiledQuery, DefaultQueryExecutor } from "kysely";
import { vi } from "vitest";
import type { TestService } from "./service.ts";

/**
 * What a service does for a request: its statements, without the values in them, and what it asks of its objects.
 * What takes equally many steps of the same form tells nothing by its time, and unlike time that can be compared.
 */
export function traceQueries({ service }: TestService) {
  const current = new AsyncLocalStorage<string[]>();
  // Every handle of the database has an executor of its own; this is what all of them inherit.
  const base = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as DefaultQueryExecutor;
  const { executeQuery } = base;
  vi.spyOn(base, "executeQuery").mockImplementation(function (this: DefaultQueryExecutor, query, ...rest) {
    current.getStore()?.push((query as CompiledQuery).sql);
    return executeQuery.call(this, query, ...rest);
  } as typeof executeQuery);
  const { objects } = service.composition.deps;
  for (const [name, method] of Object.entries(objects)) {
    if (typeof method !== "function") continue;
    vi.spyOn(objects, name as "get").mockImplementation((...given: unknown[]) => {
      current.getStore()?.push(`objects.${name}`);
      return (method as (...given: unknown[]) => never).apply(objects, given);
    });
  }
  return async <T>(work: () => Promise<T>): Promise<[result: T, steps: string[]]> => {
    const steps: string[] = [];
    return [await current.run(steps, work), steps];
  };
}
