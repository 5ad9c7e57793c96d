import { record } from "../../messages/recorded.ts";
import { isMapping } from "../is-mapping.ts";
import { problemTexts } from "../problem-texts.ts";
import { readYaml } from "../yaml-document.ts";
import { inFolder, inOrder, maxCommandLength, shellWord } from "./command-text.ts";
import { type DvcStage, orderStages } from "./dvc-stages.ts";
import { interpolate } from "./dvc-values.ts";
import type { ManifestKind, ManifestPart, RepositoryFiles } from "./manifest-kind.ts";
import { documentReader, listOf, member, type Report, textOf } from "./read-document.ts";
import { treePath } from "./tree-path.ts";

const paths = {
  type: ["array", "null"],
  items: { type: ["string", "object"], description: "A path, or one with its settings." },
};
const command = {
  anyOf: [
    { type: "string", pattern: "\\S" },
    { type: "array", minItems: 1, items: { type: "string" } },
  ],
  description: "A command, or a list of them.",
};
const schema = {
  type: "object",
  properties: {
    vars: { type: ["array", "null"] },
    stages: {
      type: ["object", "null"],
      additionalProperties: {
        type: "object",
        properties: {
          cmd: command,
          wdir: { type: "string" },
          deps: paths,
          outs: paths,
          metrics: paths,
          plots: paths,
        },
        anyOf: [{ required: ["cmd"] }, { required: ["foreach", "do"] }],
        description: "A stage needs `cmd`, or `foreach` and `do`.",
      },
    },
  },
};

const maxStages = 200;

/**
 * `dvc.yaml` with `dvc.lock`: all its stages in the order of what they need, as one experiment. Before a stage DVC
 * removes what it makes, and so does the command.
 */
export const dvc: ManifestKind = {
  names: ["dvc.yaml"],
  companions: ["dvc.lock", "params.yaml"],
  confidence: "medium",
  read: documentReader("yaml", schema, (value, report, files) => {
    const lock = companion(files, "dvc.lock");
    const values = [...listOf(member(value, "vars")), companion(files, "params.yaml")];
    const notes: string[] = [];
    const declared = member(value, "stages");
    const stages: DvcStage[] = [];
    for (const [name, stage] of isMapping(declared) ? Object.entries(declared) : []) {
      if (member(stage, "frozen") === true)
        notes.push(`The stage ${name} of dvc.yaml is frozen: DVC does not run it.`);
      else stages.push(...stagesOf(name, stage, lock, values, report, notes));
    }
    return pipelineOf(stages.slice(0, maxStages), files, notes);
  }),
};

/** A file that is not valid says nothing: what it would have said is missing, and that is noted where it matters. */
function companion(files: RepositoryFiles, path: string): unknown {
  const bytes = files.contents.get(path);
  const document = bytes && readYaml(bytes);
  return document && !Array.isArray(document) ? document.value : undefined;
}

/** A stage with placeholders has its commands in `dvc.lock` as they were run, one stage for each item of `foreach`. */
function stagesOf(
  name: string,
  stage: unknown,
  lock: unknown,
  values: unknown[],
  report: Report,
  notes: string[],
): DvcStage[] {
  const texts = listOf(member(stage, "cmd")).filter((text) => typeof text === "string");
  const filled = texts.map((text) => interpolate(text, values));
  if (texts.length > 0 && member(stage, "matrix") === undefined && filled.every((text) => text !== null)) {
    return stageOf(name, filled, stage, (text) => interpolate(text, values), report);
  }
  const locked = member(lock, "stages");
  const runs = Object.entries(isMapping(locked) ? locked : {}).filter(
    ([key]) => key === name || key.startsWith(`${name}@`),
  );
  if (runs.length === 0) {
    notes.push(
      `The stage ${name} of dvc.yaml is left out: its placeholders have no values, and dvc.lock does not have it.`,
    );
  }
  return runs.flatMap(([key, run]) => {
    const commands = listOf(member(run, "cmd")).filter((text) => typeof text === "string");
    const withFolder = { ...(isMapping(run) ? run : {}), wdir: member(stage, "wdir") };
    return stageOf(
      key,
      commands,
      withFolder,
      (text) => text,
      () => undefined,
    );
  });
}

function stageOf(
  name: string,
  commands: string[],
  stage: unknown,
  fill: (text: string) => string | null,
  report: Report,
): DvcStage[] {
  const wdir = member(stage, "wdir");
  const folder = wdir === undefined || wdir === "." ? "" : treePath(wdir);
  if (folder === null) {
    report(["stages", name, "wdir"], record(problemTexts.folderInside));
    return [];
  }
  const pathsOf = (field: string) =>
    listOf(member(stage, field)).flatMap((entry, index) => {
      const [text] = isMapping(entry) ? [textOf(entry.path) ?? Object.keys(entry)[0]] : [entry];
      if (typeof text !== "string") return [];
      const path = treePath(fill(text), folder);
      if (path === null) {
        report(["stages", name, field, index], record(problemTexts.noPathInside));
        return [];
      }
      const isFolder = isMapping(entry) && /\.dir$/.test(textOf(entry.md5) ?? "");
      const isKept =
        isMapping(entry) && Object.values(entry).some((each) => member(each, "persist") === true);
      return [{ path, isFolder, isKept }];
    });
  const results = [...pathsOf("outs"), ...pathsOf("metrics"), ...pathsOf("plots")];
  return [
    {
      name,
      folder,
      commands,
      needs: pathsOf("deps").map(({ path }) => path),
      makes: results,
    },
  ];
}

function pipelineOf(stages: DvcStage[], files: RepositoryFiles, notes: string[]): ManifestPart {
  if (stages.length === 0) return { notes };
  const ordered = orderStages(stages);
  if (ordered === null) return { notes: [...notes, "The stages of dvc.yaml need one another in a circle."] };
  const made = ordered.flatMap(({ makes }) => makes);
  const needed = new Set(ordered.flatMap(({ needs }) => needs));
  const missing = [...needed].filter(
    (path) => !exists(files.paths, path) && !made.some((result) => isWithin(path, result.path)),
  );
  const noted = [
    ...notes,
    ...(missing.length > 0
      ? [`DVC keeps elsewhere what its stages need, so it is missing: ${missing.slice(0, 10).join(", ")}.`]
      : []),
  ];
  const command = inOrder(ordered.flatMap(commandsOf));
  if (command.length > maxCommandLength)
    return {
      notes: [...noted, `The stages of dvc.yaml have more than ${maxCommandLength} characters of commands.`],
    };
  // What a later stage needs is a step on the way, and may be large.
  const outputs = made
    .filter(({ path }) => ![...needed].some((need) => isWithin(need, path)))
    .map(({ path, isFolder }) => (isFolder ? `${path}/**` : path));
  return {
    experiments: [
      { id: "dvc", command, makesEverything: true, outputs: [...new Set(outputs)].slice(0, 200) },
    ],
    notes: noted,
  };
}

/** What Calkit has run in an environment of its own, perhaps in a folder: there is one environment here. */
const inEnvironment = /^\s*calkit xenv\s+((?:(?:-n|--name|--wdir)[ =][\w./-]+\s+){0,3})--\s+/;

function unwrapped(command: string): string {
  const [whole = "", options = ""] = inEnvironment.exec(command) ?? [];
  const folder = /--wdir[ =]([\w./-]+)/.exec(options)?.[1] ?? "";
  return inFolder(folder, command.slice(whole.length));
}

function commandsOf({ folder, commands: given, makes }: DvcStage): string[] {
  const commands = given.map(unwrapped);
  const removed = makes.filter(({ isKept }) => !isKept).map(({ path }) => shellWord(path));
  const moved = commands.map((each) => inFolder(folder, each));
  return [...(removed.length > 0 ? [`rm -rf -- ${removed.join(" ")}`] : []), ...moved];
}

function exists(paths: ReadonlySet<string>, path: string): boolean {
  if (paths.has(path)) return true;
  for (const each of paths) if (each.startsWith(`${path}/`)) return true;
  return false;
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
