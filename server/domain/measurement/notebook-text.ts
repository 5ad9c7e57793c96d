import { record } from "../messages/recorded.ts";
import { observationTexts } from "./observation-texts.ts";
import type { Failure } from "./output-readers.ts";

/** Which cell of a notebook is read: a code cell by its number from 1, or all of them. */
export type NotebookCell = number | "all";

/**
 * Returns what the code cells of a notebook printed, or one of them: streams and the plain text of results, in their
 * order, a line between two of them. What was shown in another form only, such as a figure, has no text.
 */
export function notebookText(file: string, notebook: unknown, cell: NotebookCell): string | Failure {
  const cells = listOf(memberOf(notebook, "cells")).filter((each) => memberOf(each, "cell_type") === "code");
  if (cells.length === 0) return { reason: record(observationTexts.noNotebook, { file }) };
  if (cell === "all") return cells.map(printedBy).join("\n");
  const one = cells[cell - 1];
  if (one === undefined)
    return { reason: record(observationTexts.noCodeCell, { file, count: cells.length, number: cell }) };
  return printedBy(one);
}

function printedBy(cell: unknown): string {
  const texts = listOf(memberOf(cell, "outputs")).map((output) =>
    textOf(memberOf(output, "text") ?? memberOf(memberOf(output, "data"), "text/plain")),
  );
  return texts.join("\n");
}

/** A text of several lines may be a list of them. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return listOf(value)
    .filter((line) => typeof line === "string")
    .join("");
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
