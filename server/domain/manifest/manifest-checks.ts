import { compileLinearRegex, maxTotalSize } from "../measurement/linear-regex.ts";
import { type PrintedNumber, parsePrintedNumber } from "../measurement/printed-number.ts";
import { absoluteTolerance, toleranceOf } from "../measurement/tolerance.ts";
import type { SchemaProblem } from "./experiment-schema.ts";
import type { RawManifest, RawMeasurement } from "./raw-manifest.ts";

type Path = (string | number)[];

/** Checks what the schema cannot express: references, unique ids, comparable numbers and valid expressions. */
export function checkManifest(manifest: RawManifest): SchemaProblem[] {
  const experiments = new Set(manifest.experiments.map(({ id }) => id));
  const claims = manifest.claims ?? [];
  const regexes = new RegexBudget();
  return [
    ...checkUniqueIds(manifest.experiments, ["experiments"]),
    ...checkReservedOutputs(manifest),
    ...checkUniqueIds(claims, ["claims"]),
    ...claims.flatMap(({ experiment, measurements = [] }, index) => {
      const path: Path = ["claims", index];
      const isKnown = experiment === undefined || experiments.has(experiment);
      return [
        ...(isKnown
          ? []
          : [{ path: [...path, "experiment"], message: describeUnknownExperiment(experiment, experiments) }]),
        ...checkUniqueIds(measurements, [...path, "measurements"]),
        ...measurements.flatMap((measurement, measurementIndex) => {
          const measurementPath: Path = [...path, "measurements", measurementIndex];
          return [
            ...checkNumbers(measurement, measurementPath),
            ...regexes.check(measurement, measurementPath),
          ];
        }),
      ];
    }),
  ];
}

function checkUniqueIds(items: readonly { id: string }[], path: Path): SchemaProblem[] {
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

function checkReservedOutputs({ experiments }: RawManifest): SchemaProblem[] {
  return experiments.flatMap(({ outputs = [] }, index) =>
    outputs.flatMap((output, outputIndex) =>
      output === "stdout" || output === "stderr"
        ? [
            {
              path: ["experiments", index, "outputs", outputIndex],
              message: `${output} is always kept: leave it out.`,
            },
          ]
        : [],
    ),
  );
}

function describeUnknownExperiment(id: string, ids: ReadonlySet<string>): string {
  return `There is no experiment ${id}. There are: ${[...ids].slice(0, 10).join(", ")}.`;
}

function checkNumbers(measurement: RawMeasurement, path: Path): SchemaProblem[] {
  const { reported, tolerance: declared, comparator = "~=" } = measurement;
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
  const tolerance = declared === undefined ? null : absoluteTolerance(declared, printed.value);
  if (declared !== undefined && tolerance === null) {
    return [
      {
        path: [...path, "tolerance"],
        message: 'must be a finite number from 0 on, or a percentage such as "1%".',
      },
    ];
  }
  return isComparable(printed, toleranceOf(comparator, printed, tolerance))
    ? []
    : [
        {
          path: [...path, "reported"],
          message: "has more digits than double precision can compare. Give a tolerance, or fewer digits.",
        },
      ];
}

/** Digits beyond double precision must not be reported as reproduced: the tolerance has to cover them. */
function isComparable({ exact, value }: PrintedNumber, tolerance: number): boolean {
  return exact || tolerance >= Math.abs(value) * Number.EPSILON;
}

/** Compiles the expressions of a manifest and limits their total cost. */
class RegexBudget {
  #remaining = maxTotalSize;

  check({ from }: RawMeasurement, path: Path): SchemaProblem[] {
    if (from.regex === undefined) return [];
    const regexPath = [...path, "from", "regex"];
    const compiled =
      this.#remaining > 0
        ? compileLinearRegex(from.regex)
        : "there are too many expressions; read a JSON file instead";
    if (typeof compiled === "string")
      return [{ path: regexPath, message: `This expression cannot be used: ${compiled}.` }];
    this.#remaining -= compiled.size;
    return [];
  }
}
