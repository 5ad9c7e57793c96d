import { normalizeName } from "../../domain/environment/python-requirement.ts";

export interface Blamed {
  /** Normalized. */
  names: string[];
  isSource: boolean;
}

/** What pip could not have, by its own words, and whether it was a source package. */
export function findBlamed(stdout: string, stderr: string): Blamed {
  // `ERROR: Could not find a version that satisfies the requirement b>=2 (from a==1) (from versions: none)`
  const missing = [
    ...stderr.matchAll(/^ERROR: Could not find a version that satisfies the requirement (.*)$/gm),
  ];
  if (missing.length > 0) {
    const words = missing.flatMap(
      ([, text = ""]) => text.split("(from versions")[0]!.match(/[A-Za-z0-9._-]+/g) ?? [],
    );
    return { names: words.map(normalizeName), isSource: false };
  }
  if (stderr.includes("ResolutionImpossible")) return { names: [], isSource: false };
  // What cannot be unpacked, has another hash, or fails to make its metadata: the last one that was collected.
  const isSource = /metadata-generation-failed|subprocess-exited-with-error/.test(stderr);
  return { ...lastCollected(stdout), isSource };
}

/** What pip was at when it was stopped: it runs nothing but the code of source packages. */
export function lastCollected(stdout: string): Blamed {
  const collected = [...stdout.matchAll(/^Collecting ([A-Za-z0-9._-]+)/gm)].at(-1)?.[1];
  return { names: collected === undefined ? [] : [normalizeName(collected)], isSource: true };
}

/** A sentence or two of pip's own, for a message. */
export function lastErrors(stderr: string): string {
  const lines = stderr.split("\n").map((line) => line.trim());
  const errors = lines.filter((line) => /^(?:ERROR|error|[A-Za-z]*Error):/.test(line));
  const said = (errors.length > 0 ? errors : lines.filter((line) => line !== "")).slice(-3).join(" ");
  return `pip says: ${said.slice(-600)}`;
}
