import { isMapping } from "../is-mapping.ts";
import { idOf, maxCommandLength, shellWord } from "./command-text.ts";
import type { ManifestKind, PartialExperiment } from "./manifest-kind.ts";
import { documentReader, member, textOf } from "./read-document.ts";

const schema = {
  type: "object",
  properties: {
    name: { type: ["string", "null"] },
    entry_points: {
      type: "object",
      additionalProperties: {
        type: "object",
        required: ["command"],
        properties: {
          command: { type: "string", pattern: "\\S" },
          parameters: {
            type: ["object", "null"],
            additionalProperties: {
              anyOf: [{ type: "string" }, { type: "object", properties: { type: { type: "string" } } }],
              description: "A type such as float, or a mapping with `type` and `default`.",
            },
          },
        },
      },
    },
  },
};

const maxExperiments = 10;

/** `MLproject`: each entry point whose parameters have defaults, `main` first. */
export const mlproject: ManifestKind = {
  names: ["MLproject"],
  confidence: "medium",
  read: documentReader("yaml", schema, (value) => {
    const entryPoints = member(value, "entry_points");
    const experiments: PartialExperiment[] = [];
    const notes: string[] = environmentNotes(value);
    for (const [name, entryPoint] of mainFirst(entryPoints)) {
      const command = commandOf(entryPoint);
      if (typeof command === "string")
        experiments.push({ id: idOf(name), command, makesEverything: name === "main" });
      else notes.push(`The entry point ${name.slice(0, 64)} of MLproject is left out: ${command.reason}.`);
    }
    return { experiments: experiments.slice(0, maxExperiments), notes: notes.slice(0, maxExperiments) };
  }),
};

function mainFirst(entryPoints: unknown): [string, unknown][] {
  if (!isMapping(entryPoints)) return [];
  return Object.entries(entryPoints).sort(([a], [b]) => Number(b === "main") - Number(a === "main"));
}

function environmentNotes(value: unknown): string[] {
  const names = ["conda_env", "python_env", "docker_env"].filter((name) => member(value, name) !== undefined);
  if (names.length === 0) return [];
  return [
    `MLproject names an environment (${names.join(", ")}), which the service does not make: it uses what it has installed.`,
  ];
}

/** MLflow puts the quoted values of parameters in the place of their names in braces. */
function commandOf(entryPoint: unknown): string | { reason: string } {
  const template = textOf(member(entryPoint, "command"));
  if (template === null) return { reason: "it has no command" };
  const missing = new Set<string>();
  const command = template.replace(/\{\{|\}\}|\{([^{}]*)\}/g, (whole, name: string | undefined) => {
    if (name === undefined) return whole[0]!;
    const value = member(entryPoint, "parameters", name, "default");
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
      return shellWord(String(value));
    missing.add(name.slice(0, 64));
    return whole;
  });
  if (missing.size > 0)
    return { reason: `its parameters ${[...missing].slice(0, 10).join(", ")} have no default` };
  return command.length > maxCommandLength ? { reason: "its command is too long" } : command;
}
