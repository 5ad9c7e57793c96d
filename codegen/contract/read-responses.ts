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

/** Both error families have a member `error`; an error status without a JSON body is produced by the router. */
function isError(status: number, resolve: Resolver, contents: Content[]): boolean {
  const json = contents.filter((content) => content.kind === "json");
  return status >= 400 && json.every((content) => "error" in (resolve(content.schema).properties ?? {}));
}
