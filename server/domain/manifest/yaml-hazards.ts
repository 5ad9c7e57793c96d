import { type Document, isNode, isPair, isScalar, isSeq, visit } from "yaml";
import { type Recorded, record } from "../messages/recorded.ts";
import { fileProblemTexts } from "./file-problem-texts.ts";
import { numberProblemTexts } from "./number-problem-texts.ts";

/** A problem at an offset of the text, with the path of the field where that is of use. */
interface YamlHazard {
  offset: number | undefined;
  path?: (string | number)[];
  message: Recorded;
}

export const maxAliases = 100;
const maxHazards = 20;

/**
 * Finds what the parser accepts: duplicate keys, aliases to nothing, strings that cannot be stored or signed (NUL, lone
 * surrogates), and numbers that double precision reads as 0 or infinite though that is not what is written. Stops at
 * twenty.
 */
export function findHazards(document: Document.Parsed): YamlHazard[] {
  const hazards: YamlHazard[] = [];
  /** Those before the visited node, which are the ones that an alias can name. */
  const anchors = new Set<string>();
  let aliases = 0;
  const add = (node: unknown, message: Recorded, path?: (string | number)[]) => {
    hazards.push({ offset: isNode(node) ? node.range?.[0] : undefined, path, message });
    return hazards.length < maxHazards ? undefined : visit.BREAK;
  };
  visit(document, {
    Alias(_, alias) {
      aliases += 1;
      if (aliases > maxAliases) {
        add(alias, record(fileProblemTexts.aliases, { most: maxAliases }));
        return visit.BREAK;
      }
      if (!anchors.has(alias.source))
        return add(alias, record(fileProblemTexts.noAnchor, { name: alias.source }));
    },
    Map(_, map) {
      if (map.anchor) anchors.add(map.anchor);
      const names = new Set<string>();
      for (const { key } of map.items) {
        const name = nameOf(key);
        if (names.has(name) && add(key, record(fileProblemTexts.twice, { name }))) return visit.BREAK;
        names.add(name);
      }
    },
    Seq(_, { anchor }) {
      if (anchor) anchors.add(anchor);
    },
    Scalar(_, scalar, ancestors) {
      const { value, anchor, source = "" } = scalar;
      if (anchor) anchors.add(anchor);
      if (typeof value === "string" && (value.includes("\u0000") || !value.isWellFormed()))
        return add(scalar, record(fileProblemTexts.badText));
      if (typeof value === "number" && !isFaithful(value, source)) {
        const reason = record(value === 0 ? numberProblemTexts.larger : numberProblemTexts.smaller);
        const read = value === 0 ? "0" : "infinite";
        const message = record(numberProblemTexts.readAs, { read, reason });
        return add(scalar, message, pathTo(scalar, ancestors));
      }
    },
  });
  return hazards;
}

/** Whether a number is read as 0 or infinite only where that is written: not for 1e-400 and 1e400. */
function isFaithful(value: number, source: string): boolean {
  if (value === 0) return !/[1-9]/.test(source.split(/e/i)[0]!);
  return Number.isFinite(value) || !/\d/.test(source);
}

function pathTo(node: unknown, ancestors: readonly unknown[]): (string | number)[] {
  const nodes = [...ancestors, node];
  const path: (string | number)[] = [];
  for (const [index, parent] of nodes.entries()) {
    const child = nodes[index + 1];
    if (isSeq(parent)) path.push(parent.items.indexOf(child));
    if (isPair(parent) && child === parent.value) path.push(nameOf(parent.key));
  }
  return path;
}

function nameOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : "";
}
