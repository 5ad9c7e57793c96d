import { MAKEFILES } from "../../environment/reached-scripts.ts";
import { noteOnDocument } from "./command-lines.ts";
import { stepsOf } from "./command-text.ts";
import { compiledByMake, madeBy, onlyCompiles, onlyFetches, onlyShows } from "./make-rules.ts";
import type { ManifestKind } from "./manifest-kind.ts";
import { defaultTarget } from "./parse-makefile.ts";
import { isDocument, textOf } from "./typesetting.ts";

/** Targets that set something up, or take something away: what the paper shows is not made by them. */
const otherTargets =
  /^(?:help|usage|clean\w*|install\w*|setup|deps|dependencies|env|venv|environment|init|docker\w*|container|image|test\w*|check|lint|format|style|tidy|docs?|publish|deploy|release|upload)$/;

/** Goals whose names say that they make what the paper shows; the first before the default, the others in its place. */
const replications = ["reproduce", "replicate", "reproduction", "replication"];
const wholes = ["all", "results", "experiments", "analysis", "figures", "run"];

/**
 * A Makefile: the goal that reproduces what the paper shows, else its default (the first target, or the one that it names
 * as its goal), else one that makes everything.
 */
export const makefile: ManifestKind = {
  names: MAKEFILES,
  scripts: /\.(?:[rq]md|sh)$|(?:^|\/)(?:gnu)?makefile$/i,
  confidence: "low",
  read(path, files) {
    const text = textOf(path, files) ?? "";
    const first = defaultTarget(text);
    const made = madeBy(text, files.paths);
    const has = (goal: string) => made(goal).recipes !== "";
    const doesNothing = (recipes: string) => onlyShows(recipes) || onlyFetches(recipes, files.paths);
    const isOther = first === null || otherTargets.test(first) || doesNothing(made(first).recipes);
    const target = replications.find(has) ?? (isOther ? wholes.find(has) : first);
    if (target === undefined) return { part: { notes: [noteOnDefault(path, first)] }, problems: [] };
    if (isDocument(path, files)) return { part: { notes: [noteOnDocument(path)] }, problems: [] };
    const { files: outputs, recipes } = made(target);
    if (containers.test(recipes)) {
      const note = `The target ${target.slice(0, 64)} of ${path} starts a container, which cannot be done here.`;
      return { part: { notes: [note] }, problems: [] };
    }
    const command = target === first ? "make" : `make ${target}`;
    if (onlyCompiles(path, command.split(" "), files)) return { part: {}, problems: [] };
    const experiment = { id: "make", command, makesEverything: true, outputs, steps: stepsOf(recipes) };
    return { part: { experiments: [experiment] }, problems: [] };
  },
};

const noteOnDefault = (path: string, target: string | null) =>
  target === null
    ? `${path} has no default target that is known.`
    : `The default target of ${path} is ${target.slice(0, 64)}, which is not taken for an experiment.`;

/** Where nothing says what is done with what a Makefile compiles: it is started, if it is one program. */
export const compiledProgram: ManifestKind = {
  names: MAKEFILES,
  confidence: "low",
  isLastResort: true,
  read(path, files) {
    if (!onlyCompiles(path, ["make"], files)) return { part: {}, problems: [] };
    const text = textOf(path, files) ?? "";
    const programs = new Set(
      compiledByMake(text).filter((name) => !/\.(?:[oadi]|so|mod)$|^(?:all|clean\w*|\.PHONY)$/.test(name)),
    );
    const [program = ""] = programs;
    const command = programs.size === 1 ? `make && ./${program}` : "make";
    return { part: { experiments: [{ id: "make", command }] }, problems: [] };
  },
};

const containers = /^[-@+]*(?:sudo\s+)?(?:docker|podman|singularity|apptainer|charliecloud|vagrant)\s/m;
