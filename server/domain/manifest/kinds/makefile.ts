import { noteOnDocument } from "./command-lines.ts";
import { madeBy } from "./make-rules.ts";
import type { ManifestKind } from "./manifest-kind.ts";
import { isDocument } from "./typesetting.ts";

/** Targets that set something up, or take something away: what the paper shows is not made by them. */
const otherTargets =
  /^(?:help|usage|clean\w*|install\w*|setup|deps|dependencies|env|venv|environment|init|docker\w*|container|image|test\w*|check|lint|format|docs?|publish|deploy|release|upload)$/;

/** The default target of a Makefile: the first, or the one that it names as its goal. */
export const makefile: ManifestKind = {
  names: ["GNUmakefile", "makefile", "Makefile"],
  scripts: /\.[rq]md$/i,
  confidence: "low",
  read(path, files) {
    const text = Buffer.from(files.contents.get(path) ?? []).toString("latin1");
    const target = defaultTarget(text);
    if (target === null)
      return { part: { notes: [`${path} has no default target that is known.`] }, problems: [] };
    if (otherTargets.test(target)) {
      const note = `The default target of ${path} is ${target.slice(0, 64)}, which is not taken for an experiment.`;
      return { part: { notes: [note] }, problems: [] };
    }
    if (isDocument(path, files)) return { part: { notes: [noteOnDocument(path)] }, problems: [] };
    const { files: outputs, recipes } = madeBy(text, target, files.paths);
    if (containers.test(recipes)) {
      const note = `The default target of ${path} starts a container, which cannot be done here.`;
      return { part: { notes: [note] }, problems: [] };
    }
    const experiment = { id: "make", command: "make", makesEverything: true, outputs };
    return { part: { experiments: [experiment] }, problems: [] };
  },
};

const containers = /^[-@+]*(?:sudo\s+)?(?:docker|podman|singularity|apptainer|charliecloud|vagrant)\s/m;

function defaultTarget(text: string): string | null {
  const joined = text.replaceAll("\\\n", " ");
  const goal = /^[ \t]*\.DEFAULT_GOAL[ \t]*:?=[ \t]*([\w./-]+)/m.exec(joined)?.[1];
  if (goal !== undefined) return goal;
  for (const line of joined.split("\n")) {
    // A rule begins at the line's start; `:=` and `::=` assign a variable.
    const targets = /^([^\s#:=][^#:=]{0,500}):(?![:]?=)/.exec(line)?.[1];
    const first = targets?.trim().split(/\s+/)[0];
    if (first === undefined || (first.startsWith(".") && !first.includes("/")) || first.includes("%"))
      continue;
    return first;
  }
  return null;
}
