import { ownContract } from "../../src/contract/own-contract.ts";
import type { Sent } from "./mutation.ts";

interface Route {
  pattern: RegExp;
  template: string;
  methods: Map<string, string>;
}

/** What the contract has at a path. */
export interface Routes {
  /** Finds the operation of a request: fixed paths before those with parameters. */
  find(method: string, pathname: string): { operation: string; template: string };
  /** The operation that a request is about: where its method has none, all of its path; "" where that has none. */
  operationsOf(sent: Pick<Sent, "operation" | "template">): string[];
}

export async function createRoutes(): Promise<Routes> {
  const { paths } = (await ownContract()) as {
    paths: Record<string, Record<string, { operationId?: string }>>;
  };
  const routes = Object.entries(paths)
    .map(([template, item]): Route => {
      const methods = Object.entries(item).flatMap(([method, { operationId }]): [string, string][] =>
        operationId ? [[method.toUpperCase(), operationId]] : [],
      );
      const pattern = template.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+");
      return { pattern: new RegExp(`^${pattern}$`), template, methods: new Map(methods) };
    })
    .sort((one, other) => one.template.split("{").length - other.template.split("{").length);
  return {
    find(method, pathname) {
      const route = routes.find(({ pattern }) => pattern.test(pathname));
      const operation = route?.methods.get(method === "HEAD" ? "GET" : method) ?? "";
      return { operation, template: route?.template ?? "" };
    },
    operationsOf({ operation, template }) {
      if (operation) return [operation];
      const route = routes.find((one) => one.template === template);
      return route ? [...route.methods.values()] : [""];
    },
  };
}
