import type { Contract } from "../contract/model.ts";
import { header } from "../text/header.ts";
import { comment, print } from "../text/print.ts";

/** `enumerations.ts`: the values of each component schema that lists strings, as an array and as a type. */
export function emitEnumerations({ schemas }: Contract): string {
  const declarations = Object.entries(schemas).flatMap(([name, { type, enum: values, description }]) => {
    if (type !== "string" || !values) return [];
    const constant = plural(name.charAt(0).toLowerCase() + name.slice(1));
    return [
      `${comment([String(description ?? "")])}export const ${constant} = ${print(values)} as const;\n` +
        `export type ${name} = (typeof ${constant})[number];\n`,
    ];
  });
  return header + declarations.join("\n");
}

function plural(name: string): string {
  if (name.endsWith("y")) return `${name.slice(0, -1)}ies`;
  return name.endsWith("s") ? `${name}es` : `${name}s`;
}
