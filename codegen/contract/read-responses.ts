import type { Referable, ResponseObject } from "./document.ts";
import { type Content, ContractError, type Response } from "./model.ts";
import { readContents } from "./read-contents.ts";
import type { Resolver } from "./resolve.ts";

export function readResponses(
  id: string,
  resolve: Resolver,
  sources: Record<string, Referable<ResponseObject>>,
): Response[] {
  return Object.entries(sources).map(([status, source]) => {
    if (!/^[1-5][0-9][0-9]$/.test(status)) throw new ContractError(id, `status ${status} must be one number`);
    const response = resolve(source);
    const contents = readContents(id, resolve, response.content ?? {});
    return {
      status: Number(status),
      component: "$ref" in source ? (source.$ref.split("/").at(-1) ?? null) : null,
      contents,
      headers: Object.entries(response.headers ?? {}).map(([name, header]) => {
        const { required = false, schema = {} } = resolve(header);
        return { name, required, schema: resolve(schema) };
      }),
      error: isError(Number(status), resolve, contents),
    };
  });
}

/** Both families put the failure under `error`; a failing status with no JSON body can only be the router's own. */
function isError(status: number, resolve: Resolver, contents: Content[]): boolean {
  const json = contents.filter((content) => content.kind === "json");
  return status >= 400 && json.every((content) => "error" in (resolve(content.schema).properties ?? {}));
}
