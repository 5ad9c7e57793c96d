import { compileLinearRegex, maxTotalSize } from "../measurement/linear-regex.ts";
import { type PrintedNumber, parsePrintedNumber } from "../measurement/printed-number.ts";
import { absoluteTolerance, toleranceOf } from "../measurement/tolerance.ts";
import type { SchemaProblem } from "./experiment-schema.ts";
import type { RawManifest, RawMeasurement } from "./raw-manifest.ts";

type Path = (string | number)[];

/** What a schema cannot say: references, unique ids, numbers that can be compared, expressions that compile. */
export function checkManifest(manifest: RawManifest): SchemaProblem[] {
  const experiments = new Set(manifest.experiments.map(({ id }) => id));
  const claims = manifest.claims ?? [];
  const regexes = new RegexBudget();
  return [
    ...repeatedIds(manifest.experiments, ["experiments"]),
    ...reservedOutputs(manifest),
    ...repeatedIds(claims, ["claims"]),
    ...claims.flatMap(({ experiment, measurements = [] }, index) => {
      const path: Path = ["claims", index];
      const known = experiment === undefined || experiments.has(experiment);
      return [
        ...(known
          ? []
          : [{ path: [...path, "experiment"], message: unknownExperiment(experiment, experiments) }]),
        ...repeatedIds(measurements, [...path, "measurements"]),
        ...measurements.flatMap((measurement, at) => {
          const place: Path = [...path, "measurements", at];
          return [...numberProblems(measurement, place), ...regexes.problems(measurement, place)];
        }),
      ];
    }),
  ];
}

function repeatedIds(items: readonly { id: string }[], path: Path): SchemaProblem[] {
  const first = new Map<string, number>();
  return items.flatMap(({ id }, index) => {
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, index);
    return earlier === undefined
      ? []
      : [
          {
            path: [...path, index, "id"],
            message: `The id ${id} is taken by ${path.at(-1)}[${earlier}]: choose another.`,
          },
        ];
  });
}

function reservedOutputs({ experiments }: RawManifest): SchemaProblem[] {
  return experiments.flatMap(({ outputs = [] }, index) =>
    outputs.flatMap((output, at) =>
      output === "stdout" || output === "stderr"
        ? [
            {
              path: ["experiments", index, "outputs", at],
              message: `${output} is always kept: leave it out.`,
            },
          ]
        : [],
    ),
  );
}

function unknownExperiment(id: string, known: ReadonlySet<string>): string {
  return `There is no experiment ${id}. There are: ${[...known].slice(0, 10).join(", ")}.`;
}

function numberProblems(measurement: RawMeasurement, path: Path): SchemaProblem[] {
  const { reported, tolerance: given, comparator = "~=" } = measurement;
  if (reported === undefined) return [];
  const printed = parsePrintedNumber(reported);
  if (!printed) {
    return [
      {
        path: [...path, "reported"],
        message: `"${reported}" is not a number that can be read. Write it like "4.74", "-1.5e-3", "1,234.5" or "12.3 ± 0.4".`,
      },
    ];
  }
  const tolerance = given === undefined ? null : absoluteTolerance(given, printed.value);
  if (given !== undefined && tolerance === null) {
    return [
      {
        path: [...path, "tolerance"],
        message: 'must be a finite number from 0 on, or a percentage such as "1%".',
      },
    ];
  }
  return comparable(printed, toleranceOf(comparator, printed, tolerance))
    ? []
    : [
        {
          path: [...path, "reported"],
          message: "has more digits than double precision can compare. Give a tolerance, or fewer digits.",
        },
      ];
}

/** Digits that a double drops must not be claimed as reproduced: the tolerance has to cover them. */
function comparable({ exact, value }: PrintedNumber, tolerance: number): boolean {
  return exact || tolerance >= Math.abs(value) * Number.EPSILON;
}

/** Compiles the expressions of a manifest and keeps their cost, all together, within bounds. */
class RegexBudget {
  #left = maxTotalSize;

  problems({ from }: RawMeasurement, path: Path): SchemaProblem[] {
    if (from.regex === undefined) return [];
    const at = [...path, "from", "regex"];
    const compiled =
      this.#left > 0
        ? compileLinearRegex(from.regex)
        : "there are too many expressions; read a JSON file instead";
    if (typeof compiled === "string")
      return [{ path: at, message: `This expression cannot be used: ${compiled}.` }];
    this.#left -= compiled.size;
    return [];
  }
}
