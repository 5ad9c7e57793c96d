import type { SourcedPart } from "./kinds/manifest-kind.ts";
import type { SourcedPaper } from "./paper-metadata.ts";

/** Takes each member from the first file that says it; null where none says anything. */
export function mergePaper(parts: readonly SourcedPart[]): SourcedPaper | null {
  const paper: SourcedPaper = { sources: {} };
  for (const { path, part } of parts) {
    for (const [name, value] of Object.entries(part.paper ?? {})) {
      if (name in paper.sources) continue;
      Object.assign(paper, { [name]: value });
      paper.sources[name] = path;
    }
  }
  return Object.keys(paper.sources).length > 0 ? paper : null;
}
