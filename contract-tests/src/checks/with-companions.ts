import type { Operation, Parameter } from "../contract/document.ts";
import { exampleOf } from "../contract/example-of.ts";
import { queryParameters } from "../contract/parameters.ts";
import { type Request, withQuery } from "../request.ts";

/** Adds the parameters that are required with this one (`x-with`). */
export function withCompanions(
  request: Request,
  operation: Operation,
  { "x-with": names = [] }: Parameter,
): Request {
  const companions = queryParameters(operation).filter(({ name }) => names.includes(name));
  return companions.reduce(
    (result, parameter) => withQuery(result, parameter.name, String(exampleOf(parameter))),
    request,
  );
}
