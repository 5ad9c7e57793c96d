import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const sdk = join(import.meta.dirname, "../testdata/small/expected/sdk/src/__generated__");

/** What an editor shows of each expression. */
function shown(...expressions: string[]): string[] {
  const file = join(sdk, "shown.ts");
  const source = `import { createResources } from "./resources.ts";
import type { Requester } from "../requester.ts";
const client = createResources(null! as Requester);
${expressions.map((expression, index) => `export const shown${index} = ${expression};`).join("\n")}`;
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, allowImportingTsExtensions: true, types: [] },
    ...{
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      lib: ["lib.es2023.d.ts", "lib.dom.d.ts"],
    },
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022, true)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
  return checker
    .getExportsOfModule(module)
    .map((symbol) =>
      checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, ts.TypeFormatFlags.NoTruncation),
    );
}

test("editors show the names of records, and no members", () => {
  expect(
    shown(
      'client.runs.get({ runId: "r" })',
      "client.runs.list()",
      'client.runs.list({ fields: ["id"] })',
      '(await client.runs.get({ runId: "r" }))',
    ),
  ).toEqual([
    "Reply<Run>",
    'Paginated<PageOf<RunPage, "data", Run>, Run>',
    'Paginated<PageOf<RunPage, "data", Pick<Run, "id">>, Pick<Run, "id">>',
    "Run",
  ]);
});
