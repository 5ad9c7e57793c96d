import { header } from "../text/header.ts";
import { bundle } from "./bundle.ts";

/** Tables of validators: every leaf is an expression returned by `Targets.add`. */
export interface Table {
  [name: string]: string | Table;
}

/** Builds one module without imports that exports each of `tables`, whose leaves are functions of `modules`. */
export async function link(tables: Record<string, Table>, modules: Record<string, string>): Promise<string> {
  const imports = Object.keys(modules).map((name) => `import * as ${name} from "${name}";`);
  const exports = Object.entries(tables).map(([name, table]) => `export const ${name} = ${print(table)};`);
  const code = await bundle({ ...modules, entry: [...imports, ...exports].join("\n") }, "entry");
  return header + code;
}

function print(table: string | Table): string {
  if (typeof table === "string") return table;
  const members = Object.entries(table).map(([name, value]) => `${JSON.stringify(name)}: ${print(value)}`);
  return `{ ${members.join(", ")} }`;
}
