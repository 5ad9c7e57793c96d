import { parseDocument } from "htmlparser2";

/**
 * The texts of a page that somebody sees or has read out, without those of another language, and without what is data
 * by its element: code, logs, and the options of a list.
 */
export function visibleTexts(html: string): string[] {
  return textsOf(parseDocument(html).children)
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter((text) => /\p{L}/u.test(text));
}

type Node = ReturnType<typeof parseDocument>["children"][number];

const dataElements = ["script", "style", "code", "pre", "option", "blockquote"];
const readAttributes = ["aria-label", "alt", "placeholder", "data-label"];

function textsOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if ("data" in node) return node.type === "text" ? [node.data] : [];
    if (!("children" in node)) return [];
    const attributes = "attribs" in node ? node.attribs : {};
    const name = "name" in node ? node.name : "";
    if (dataElements.includes(name) || (name !== "html" && attributes.lang !== undefined)) return [];
    return [...readAttributes.map((each) => attributes[each] ?? ""), ...textsOf(node.children as Node[])];
  });
}
