import { record } from "../messages/recorded.ts";
import { fileProblemTexts } from "./file-problem-texts.ts";
import { decodeManifest, readYaml, type TextProblem, type YamlDocument } from "./yaml-document.ts";

/**
 * Parses a JSON file of 256 KiB at most, with the places of its values. JSON is YAML but for tabs before a line's text,
 * which the YAML parser refuses in places: as many spaces leave every place where it is.
 */
export function readJsonDocument(source: Uint8Array): YamlDocument | TextProblem[] {
  const decoded = decodeManifest(source);
  if (typeof decoded !== "string") return [decoded];
  try {
    JSON.parse(decoded);
  } catch (error) {
    return [syntaxProblem(decoded, error instanceof Error ? error.message : String(error))];
  }
  return readYaml(decoded.replace(/^\t+/gm, (tabs) => " ".repeat(tabs.length)));
}

function syntaxProblem(text: string, message: string): TextProblem {
  const before = text.slice(0, positionOf(text, message)).split("\n");
  const detail = message.replace(/ in JSON at position.*$/s, "").replace(/, (?:\.\.\.)?"[\s\S]*$/, "");
  return {
    line: before.length,
    column: before.at(-1)!.length + 1,
    pointer: "",
    message: record(fileProblemTexts.notJson, { line: detail }),
  };
}

/** V8 says where it stopped, but for a token that it did not expect: that one ends the shortest text with its error. */
function positionOf(text: string, message: string): number {
  const said = / at position (\d+)/.exec(message)?.[1];
  if (said !== undefined) return Number(said);
  if (!isUnexpected(message)) return text.length;
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isUnexpected(errorOf(text.slice(0, middle + 1)))) high = middle;
    else low = middle + 1;
  }
  return low;
}

function isUnexpected(message: string): boolean {
  return message.startsWith("Unexpected token");
}

function errorOf(text: string): string {
  try {
    JSON.parse(text);
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
