import type { Contract } from "../contract/model.ts";
import { header } from "../text/header.ts";
import { print } from "../text/print.ts";
import { toolRow } from "./tool-row.ts";

const specType = `  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly readOnly: boolean;
  /** Whether its record is a resource too, under its own address. */
  readonly resource: boolean;
  /** Whether it gives bytes as text, in pieces. */
  readonly text: boolean;
  /** The members that it answers with unless all are asked for, as paths through objects and lists. */
  readonly brief: readonly string[] | null;
  /** JSON Schema of the arguments, with nothing referred to. */
  readonly inputSchema: { readonly type: "object"; readonly [keyword: string]: unknown };
  /** JSON Schema of a brief answer; a whole one has more. */
  readonly outputSchema: { readonly type: "object"; readonly [keyword: string]: unknown };
}
`;

/** `tools.ts` of the server: an MCP tool for each operation with `x-tool`, its arguments after the parameters and the body. */
export function emitTools(contract: Contract): string {
  return `${header}import type { OperationId } from "./handlers.ts";

export interface ToolSpec {
  readonly operation: OperationId;
${specType}
${instructionsOf(contract)}
export const tools: readonly ToolSpec[] = ${print(toolRows(contract))};
`;
}

/** `tools.ts` of the SDK: the same tools, with what sends their operations. */
export function emitSdkTools(contract: Contract): string {
  const rows = toolRows(contract).map(
    ({ operation, ...row }) =>
      `  ${print(row, "  ").replace("{", `{\n    operation: operations.${operation},`)},\n`,
  );
  return `${header}import type { OperationDescription } from "../requester.ts";
import * as operations from "./operations.ts";

export interface ToolSpec {
  readonly operation: Omit<OperationDescription, "types">;
${specType}
${instructionsOf(contract)}
export const tools: readonly ToolSpec[] = [
${rows.join("")}];
`;
}

const instructionsOf = ({ document }: Contract) =>
  `/** What a model is told once, before it sees the tools. */
export const instructions = ${JSON.stringify(document["x-tool-instructions"] ?? "")};
`;

const toolRows = (contract: Contract) =>
  contract.operations.flatMap((operation) =>
    operation.tool ? [toolRow(contract, operation, operation.tool)] : [],
  );
