import { XMLParser } from "fast-xml-parser";

/** An element: its children by name, all of one name in a list. Text is a string, one with attributes under `#text`. */
export type XmlElement = { [name: string]: unknown };

/**
 * Parses an answer of a preprint server, without prefixes of namespaces. Nothing is read as a number: `2101.00010` is
 * an identifier.
 *
 * @throws Error for anything but well-formed XML without a document type, of 32 levels at most: with no document type
 * there are no entities to expand and no files to include.
 */
export function parseXml(text: string): XmlElement {
  if (text.includes("<!DOCTYPE") || text.includes("<!ENTITY")) throw new Error("There is a document type");
  return new XMLParser(options).parse(text, true) as XmlElement;
}

const options = {
  ignoreAttributes: false,
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // References to characters by their number.
  htmlEntities: true,
  maxNestedTags: 32,
  isArray: (_name: string, _path: unknown, _isLeaf: boolean, isAttribute: boolean) => !isAttribute,
};

/** The elements of this name. */
export function childrenOf(element: unknown, name: string): unknown[] {
  const children = isElement(element) && Object.hasOwn(element, name) ? element[name] : [];
  return Array.isArray(children) ? children : [];
}

/** The first element along a path of names. */
export function descendant(element: unknown, ...names: string[]): unknown {
  return names.reduce<unknown>((at, name) => childrenOf(at, name)[0], element);
}

/** The text of the element, or of the first one along a path of names; empty where there is none. */
export function textOf(element: unknown, ...names: string[]): string {
  const found = descendant(element, ...names);
  const text = isElement(found) ? found["#text"] : found;
  return typeof text === "string" ? text.trim() : "";
}

export function attributeOf(element: unknown, name: string): string {
  const value = isElement(element) && Object.hasOwn(element, `@_${name}`) ? element[`@_${name}`] : undefined;
  return typeof value === "string" ? value : "";
}

function isElement(value: unknown): value is XmlElement {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
