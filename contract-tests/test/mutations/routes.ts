import { ownContract } from "../../src/contract/own-contract.ts";

interface Route {
  pattern: RegExp;
  template: string;
  methods: Map<string, string>;
}

/** Finds the contract's operation of a request: fixed paths before those with parameters. */
export type FindOperation = (method: string, pathname: string) => { operation: string; template: string };

export async function createRoutes(): Promise<FindOperation> {
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
  return (method, pathname) => {
    const route = routes.find(({ pattern }) => pattern.test(pathname));
    const operation = route?.methods.get(method === "HEAD" ? "GET" : method) ?? "";
    return { operation, template: route?.template ?? "" };
  };
}
