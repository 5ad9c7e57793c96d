import { record } from "../../messages/recorded.ts";
import { problemTexts } from "../problem-texts.ts";
import { idOf, inOrder, maxCommandLength } from "./command-text.ts";
import type { ManifestKind, ManifestPart } from "./manifest-kind.ts";
import { documentReader, listOf, member, type Path, type Report, textOf } from "./read-document.ts";
import { treePath } from "./tree-path.ts";

const workflowTypes = ["serial", "cwl", "yadage", "snakemake"];

const schema = {
  type: "object",
  required: ["workflow"],
  properties: {
    inputs: {
      type: "object",
      properties: { parameters: { type: ["object", "null"], description: "Names with their values." } },
    },
    outputs: {
      type: "object",
      properties: {
        files: { type: ["array", "null"], items: { type: "string" } },
        directories: { type: ["array", "null"], items: { type: "string" } },
      },
    },
    workflow: {
      type: "object",
      required: ["type"],
      properties: {
        type: { enum: workflowTypes },
        file: { type: "string" },
        specification: {
          type: "object",
          required: ["steps"],
          properties: { steps: { type: "array", minItems: 1, items: { $ref: "#/$defs/step" } } },
        },
      },
      if: { properties: { type: { const: "serial" } } },
      // A workflow of this type may stand in a file of its own.
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      then: {
        anyOf: [{ required: ["specification"] }, { required: ["file"] }],
        description: "A serial workflow needs `specification`, or `file`.",
      },
      else: { required: ["file"] },
    },
  },
  $defs: {
    step: {
      type: "object",
      required: ["commands"],
      properties: {
        name: { type: ["string", "null"] },
        environment: { type: "string" },
        kubernetes_memory_limit: {
          type: "string",
          pattern: "^\\d+(?:\\.\\d+)?(?:[EPTGMK]i?|[kmB])?$",
          description: 'Memory such as "256Mi".',
        },
        commands: { type: "array", minItems: 1, items: { type: "string", pattern: "\\S" } },
      },
    },
  },
};

/** `reana.yaml`: the commands of a serial workflow in their order. Other workflows are named, not run. */
export const reana: ManifestKind = {
  names: ["reana.yaml", "reana.yml"],
  confidence: "medium",
  read: documentReader("yaml", schema, (value, report) => {
    const type = member(value, "workflow", "type");
    const outputs = outputsOf(value, report);
    const steps = member(value, "workflow", "specification", "steps");
    if (type !== "serial" || !Array.isArray(steps)) {
      const file = textOf(member(value, "workflow", "file"), 255);
      const named = typeof type === "string" && workflowTypes.includes(type) ? type : "unknown";
      return {
        outputs,
        notes: [
          `reana.yaml names a workflow of type ${named}${file === null ? "" : ` (${file})`}, which the service cannot run.`,
        ],
      };
    }
    return serialExperiment(value, steps, outputs, report);
  }),
};

function serialExperiment(value: unknown, steps: unknown[], outputs: string[], report: Report): ManifestPart {
  const parameters = member(value, "inputs", "parameters");
  const commands = steps.flatMap((step, stepIndex) =>
    listOf(member(step, "commands")).map((text, index) => {
      const filled = typeof text === "string" ? withParameters(text.trim(), parameters) : "";
      if (typeof filled === "string") return filled;
      const path = ["workflow", "specification", "steps", stepIndex, "commands", index];
      report(path, record(problemTexts.noParameter, { name: filled.missing }));
      return "";
    }),
  );
  // Half of a workflow is not the workflow.
  if (commands.length === 0 || commands.includes("")) return { outputs };
  const command = inOrder(commands);
  if (command.length > maxCommandLength) {
    report(
      ["workflow", "specification", "steps"],
      record(problemTexts.commandCharacters, { most: maxCommandLength }),
    );
    return { outputs };
  }
  const memory = Math.max(...steps.map((step) => mebibytes(member(step, "kubernetes_memory_limit"))));
  const images = new Set(steps.flatMap((step) => textOf(member(step, "environment"), 200) ?? []));
  return {
    experiments: [
      {
        id: idOf(textOf(member(value, "name")) ?? "reana"),
        command,
        makesEverything: true,
        ...(outputs.length > 0 && { outputs }),
        ...(memory >= 16 && { memoryMiB: Math.min(memory, 1_048_576) }),
      },
    ],
    notes:
      images.size === 0
        ? []
        : [
            `reana.yaml names the images ${[...images].slice(0, 10).join(", ")}: the service uses none, but what it has installed.`,
          ],
  };
}

/** REANA puts values in the place of names as Python's string.Template does, and refuses a name without a value. */
function withParameters(command: string, parameters: unknown): string | { missing: string } {
  let missing: string | null = null;
  const filled = command.replace(/\$\$|\$\{([A-Za-z_]\w*)\}|\$([A-Za-z_]\w*)/g, (whole, braced, plain) => {
    if (whole === "$$") return "$";
    const value = member(parameters, braced ?? plain);
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
      return String(value);
    missing ??= String(braced ?? plain).slice(0, 64);
    return whole;
  });
  return missing === null ? filled : { missing };
}

function outputsOf(value: unknown, report: Report): string[] {
  const pathsAt = (name: "files" | "directories", suffix: string) =>
    listOf(member(value, "outputs", name)).flatMap((path, index) => {
      const checked = treePath(path);
      const at: Path = ["outputs", name, index];
      if (checked === null && typeof path === "string") report(at, record(problemTexts.pathInside));
      return checked === null ? [] : [checked + suffix];
    });
  return [...new Set([...pathsAt("files", ""), ...pathsAt("directories", "/**")])].slice(0, 200);
}

const units: Record<string, number> = {
  Ki: 1 / 1024,
  Mi: 1,
  Gi: 1024,
  Ti: 1024 ** 2,
  K: 1e3 / 2 ** 20,
  k: 1e3 / 2 ** 20,
  M: 1e6 / 2 ** 20,
  G: 1e9 / 2 ** 20,
  T: 1e12 / 2 ** 20,
};

/** 0 where nothing that can be read is given. */
function mebibytes(value: unknown): number {
  const [, number, unit = ""] = /^(\d{1,9}(?:\.\d{1,9})?)([KMGT]i?|k)?$/.exec(String(value)) ?? [];
  if (number === undefined) return 0;
  return Math.ceil(Number(number) * (units[unit] ?? 1 / 2 ** 20));
}
