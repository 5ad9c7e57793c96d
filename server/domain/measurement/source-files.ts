import type { MeasurementSource } from "./observation.ts";
import { isPattern, matcherOf, matchesPath } from "./path-pattern.ts";

/** The sources of a measurement: of its number and, where there is one, of the number's own uncertainty. */
export function sourcesOf<Source>({ from, uncertainty }: { from: Source; uncertainty?: Source }): Source[] {
  return uncertainty === undefined ? [from] : [from, uncertainty];
}

/** The paths and patterns that a source names. */
export function filesOf({ file, files }: { file?: string; files?: readonly string[] }): readonly string[] {
  return files ?? (file === undefined ? [] : [file]);
}

/** Whether a source's file is not one that the Run wrote, but what it printed. */
export function isPrinted(file: string): boolean {
  return file === "stdout" || file === "stderr";
}

/** Whether a source reads a file of a Run. */
export function readsFile(source: Pick<MeasurementSource, "file" | "files">, path: string): boolean {
  return filesOf(source).some((declared) => matchesPath(declared, path));
}

/** Returns whether any of many sources reads a file: they name few patterns, and many the same file. */
export function readBy(
  sources: readonly Pick<MeasurementSource, "file" | "files">[],
): (path: string) => boolean {
  const declared = [...new Set(sources.flatMap(filesOf))];
  const names = new Set(declared);
  const isNamed = matcherOf(declared.filter(isPattern));
  return (path) => names.has(path) || isNamed(path);
}

/** Returns the files that a source reads, those that must be there though they are not among them; each once, sorted. */
export function resolveFiles(source: MeasurementSource, names: readonly string[]): string[] {
  const found = filesOf(source).flatMap((declared) =>
    isPattern(declared) ? names.filter((name) => matchesPath(declared, name)) : [declared],
  );
  return [...new Set(found)].sort();
}
