import type { Node } from "web-tree-sitter";

/** An argument of a call, with its name where it has one. */
export interface Argument {
  name: string | null;
  value: Node;
}

/** The arguments of a call, in both grammars. */
export function argumentsOf(call: Node): Argument[] {
  const list = call.childForFieldName("arguments");
  return (list?.namedChildren ?? []).flatMap((child): Argument[] => {
    if (!child || child.type === "comma" || child.type === "comment") return [];
    if (child.type !== "argument" && child.type !== "keyword_argument") return [{ name: null, value: child }];
    const value = child.childForFieldName("value");
    return value ? [{ name: child.childForFieldName("name")?.text ?? null, value }] : [];
  });
}

/** What a string without escapes or parts that are computed says; else null. */
export function stringOf(node: Node): string | null {
  if (node.type !== "string") return null;
  const [content, ...more] = node.namedChildren.filter((child) => child?.type === "string_content");
  return content && more.length === 0 ? content.text : null;
}
