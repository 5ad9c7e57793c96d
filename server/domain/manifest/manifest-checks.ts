import { compileLinearRegex, maxTotalSize } from "../measurement/linear-regex.ts";
import type { SchemaProblem } from "./check-schema.ts";
import { checkNumbers } from "./number-checks.ts";
import type { RawClaim, RawManifest, RawMeasurement } from "./raw-manifest.ts";
import { checkSource } from "./source-checks.ts";

type Path = (string | number)[];

/** Checks what the schema cannot express: references, unique ids, comparable numbers and valid expressions. */
export function* checkManifest(manifest: RawManifest): Generator<SchemaProblem> {
  const experiments = new Set(manifest.experiments.map(({ id }) => id));
  const claims = manifest.claims ?? [];
  const regexes = new RegexBudget();
  yield* checkUniqueIds(manifest.experiments, ["experiments"]);
  yield* checkReservedOutputs(manifest);
  yield* checkSeeds(manifest);
  yield* checkUniqueIds(claims, ["claims"]);
  for (const [index, claim] of claims.entries()) {
    yield* checkClaim(claim, ["claims", index], experiments, regexes);
  }
}

function* checkUniqueIds(items: readonly { id: string }[], path: Path): Generator<SchemaProblem> {
  const first = new Map<string, number>();
  for (const [index, { id }] of items.entries()) {
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, index);
    else {
      const message = `The id ${id} is taken by ${path.at(-1)}[${earlier}]: choose another.`;
      yield { path: [...path, index, "id"], message };
    }
  }
}

function* checkReservedOutputs({ experiments }: RawManifest): Generator<SchemaProblem> {
  for (const [index, { outputs = [] }] of experiments.entries()) {
    for (const [outputIndex, output] of outputs.entries()) {
      if (output !== "stdout" && output !== "stderr") continue;
      const path = ["experiments", index, "outputs", outputIndex];
      yield { path, message: `${output} is always kept: leave it out.` };
    }
  }
}

function* checkSeeds({ experiments }: RawManifest): Generator<SchemaProblem> {
  for (const [index, { seeds, repetitions }] of experiments.entries()) {
    if (seeds === undefined || repetitions === undefined || repetitions === seeds.length) continue;
    const message = `must be ${seeds.length}, the number of \`seeds\`, or be left out.`;
    yield { path: ["experiments", index, "repetitions"], message };
  }
}

function* checkClaim(
  { experiment, measurements = [] }: RawClaim,
  path: Path,
  experiments: ReadonlySet<string>,
  regexes: RegexBudget,
): Generator<SchemaProblem> {
  if (experiment !== undefined && !experiments.has(experiment)) {
    const known = [...experiments].slice(0, 10).join(", ");
    yield {
      path: [...path, "experiment"],
      message: `There is no experiment ${experiment}. There are: ${known}.`,
    };
  }
  yield* checkUniqueIds(measurements, [...path, "measurements"]);
  for (const [index, measurement] of measurements.entries()) {
    const measurementPath = [...path, "measurements", index];
    yield* checkNumbers(measurement, measurementPath);
    yield* checkSource(measurement.from, [...measurementPath, "from"]);
    yield* regexes.check(measurement, measurementPath);
  }
}

/** Compiles the expressions of a manifest and limits their total cost. */
class RegexBudget {
  #remaining = maxTotalSize;

  *check({ from }: RawMeasurement, path: Path): Generator<SchemaProblem> {
    if (from.regex === undefined) return;
    const compiled =
      this.#remaining > 0
        ? compileLinearRegex(from.regex)
        : "there are too many expressions; read a JSON file instead";
    if (typeof compiled === "string") {
      const message = `This expression cannot be used: ${compiled}.`;
      yield { path: [...path, "from", "regex"], message };
    } else {
      this.#remaining -= compiled.size;
    }
  }
}
