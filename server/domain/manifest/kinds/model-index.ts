import { isMapping } from "../is-mapping.ts";
import type { ManifestClaim } from "../manifest.ts";
import type { TextProblem } from "../yaml-document.ts";
import type { ManifestKind, ReadPart, RepositoryFiles } from "./manifest-kind.ts";
import { documentReader, listOf, member, textOf } from "./read-document.ts";

const named = { type: "object", required: ["type", "name"] };
const schema = {
  type: "object",
  properties: {
    "model-index": {
      type: ["array", "null"],
      items: {
        type: "object",
        required: ["name", "results"],
        properties: {
          name: { type: "string" },
          results: {
            type: "array",
            items: {
              type: "object",
              required: ["task", "dataset", "metrics"],
              properties: {
                task: { type: "object", required: ["type"] },
                dataset: named,
                metrics: {
                  type: "array",
                  items: {
                    type: "object",
                    required: ["type", "value"],
                    properties: { type: { type: "string" } },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};

const maxClaims = 100;

const readMatter = documentReader("yaml", schema, (value) => ({
  claims: listOf(member(value, "model-index")).flatMap(claimsOf).slice(0, maxClaims).map(withId),
}));

/** `model-index` in the front matter of a Hugging Face model card: reported values, and no command to get them. */
export const modelIndex: ManifestKind = {
  names: ["README.md"],
  confidence: "medium",
  isDescription: true,
  read(path, files): ReadPart {
    const matter = frontMatter(files.contents.get(path) ?? new Uint8Array());
    if (matter === null || !/^model-index\s*:/m.test(matter)) return { part: {}, problems: [] };
    const contents = new Map([[path, new TextEncoder().encode(matter)]]);
    const { part, problems } = readMatter(path, { ...files, contents } satisfies RepositoryFiles);
    return { part, problems: problems.map(belowFence) };
  },
};

/** What stands between the first two lines of three dashes, where the file begins with such a line. */
function frontMatter(bytes: Uint8Array): string | null {
  const text = new TextDecoder().decode(bytes);
  const begin = /^\ufeff?---[ \t]*\r?\n/.exec(text)?.[0].length;
  if (begin === undefined) return null;
  const end = /^---[ \t]*\r?$/m.exec(text.slice(begin))?.index;
  return end === undefined ? null : text.slice(begin, begin + end);
}

/** The first line of the file is not part of what was parsed. */
function belowFence(problem: TextProblem): TextProblem {
  return { ...problem, line: problem.line + 1 };
}

function claimsOf(model: unknown): ManifestClaim[] {
  const name = textOf(member(model, "name"), 200);
  return listOf(member(model, "results")).flatMap((result) => {
    const dataset = datasetOf(member(result, "dataset"));
    if (name === null || dataset === null) return [];
    return listOf(member(result, "metrics")).flatMap((metric): ManifestClaim[] => {
      const value = member(metric, "value");
      const metricName = textOf(member(metric, "name"), 200) ?? textOf(member(metric, "type"), 200);
      if (metricName === null || (typeof value !== "number" && typeof value !== "string")) return [];
      return [
        {
          id: "",
          type: "empirical",
          statement: `${metricName} of ${name} on ${dataset} is ${String(value).slice(0, 100)}.`,
          locator: "README.md, model-index",
          experiment: null,
          measurements: [],
        },
      ];
    });
  });
}

function datasetOf(dataset: unknown): string | null {
  if (!isMapping(dataset)) return null;
  const name = textOf(dataset.name, 200);
  const parts = [dataset.config, dataset.split].flatMap((part) => textOf(part, 100) ?? []);
  return name === null ? null : `${name}${parts.length > 0 ? ` (${parts.join(", ")})` : ""}`;
}

function withId(claim: ManifestClaim, index: number): ManifestClaim {
  return { ...claim, id: `model-index-${index + 1}` };
}
