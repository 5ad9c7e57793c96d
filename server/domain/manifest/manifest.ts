import type { Comparator, Confidence } from "../../__generated__/enumerations.ts";
import type { MeasurementSource } from "../measurement/observation.ts";
import { parsePrintedNumber } from "../measurement/printed-number.ts";
import { filesOf, sourcesOf } from "../measurement/source-files.ts";
import { absoluteTolerance, toleranceOf } from "../measurement/tolerance.ts";
import { record } from "../messages/recorded.ts";
import type { SchemaProblem } from "./check-schema.ts";
import { declaredSeconds, maxDeclaredSeconds } from "./declared-seconds.ts";
import { checkExperimentSchema } from "./experiment-schema.ts";
import { firstProblems, maxProblems } from "./first-problems.ts";
import { checkManifest } from "./manifest-checks.ts";
import type { SourcedPaper } from "./paper-metadata.ts";
import { problemTexts } from "./problem-texts.ts";
import type { RawExperiment, RawManifest, RawMeasurement, RawSource } from "./raw-manifest.ts";
import { checkSizes } from "./size-limits.ts";
import { validPart } from "./valid-part.ts";
import { readYaml, type TextProblem } from "./yaml-document.ts";

/**
 * What is imported: the service's own manifest with every default filled in (its schema is `experiment.schema.json`), or
 * what several manifests say together.
 */
export interface Manifest {
  version: 1;
  experiments: ManifestExperiment[];
  claims: ManifestClaim[];
  /** What they say about the paper; absent where they say nothing. */
  paper?: SourcedPaper;
}

export interface ManifestExperiment {
  id: string;
  command: string;
  timeoutSeconds: number;
  memoryMiB: number;
  seed: number | null;
  /** The seed of each repetition, where the manifest lists them. */
  seeds?: number[];
  repetitions: number;
  requires: string[];
  /** The container image that it runs in; absent where none is named. */
  image?: string;
  /** The folder that the command runs in; absent for the root. */
  workdir?: string;
  /** Variables that the command is given; absent without any. */
  env?: Record<string, string>;
  /**
   * The required files of a Run, and patterns: declared ones and those that measurements read, except `stdout` and `stderr`. Sorted.
   */
  outputs: string[];
  /** How sure it is that this is what the authors mean. Absent in what was compiled from our own manifest alone. */
  confidence?: Confidence;
  /** The file that each member was read from; what has our default is not listed. */
  sources?: Record<string, string>;
}

export interface ManifestClaim {
  id: string;
  type: string;
  statement: string;
  locator: string;
  /** Null for a Claim without an experiment, which has no measurements either. */
  experiment: string | null;
  measurements: ManifestMeasurement[];
}

export interface ManifestMeasurement {
  id: string;
  metric: string;
  unit: string;
  /** `=` for a file's digest. */
  comparator: Comparator;
  /** The value as printed; null for a file's digest. */
  reported: string | null;
  reportedValue: number | null;
  /** `figure` where the manifest says that the number was read from a figure: the text does not print it. */
  printed?: "figure";
  /** The declared tolerance, converted to absolute; null where none is declared. */
  tolerance: number | null;
  /** The absolute tolerance of a match, never more than the print gives; null for a file's digest. */
  effectiveTolerance: number | null;
  primary: boolean;
  from: MeasurementSource;
  /** Where the observed number's own uncertainty is read; absent where none is declared. */
  uncertainty?: MeasurementSource;
}

/** 1-based line and column, the JSON Pointer of the field, and a message. */
type ManifestProblem = TextProblem;

export type ParsedManifest = { ok: true; manifest: Manifest } | { ok: false; problems: ManifestProblem[] };

/**
 * Parses `.research/experiment.yml`. Returns the manifest or up to twenty problems in order of position. `paths` are
 * those of the repository's files, where they are known. The text is untrusted and may take seconds: the pipeline calls this in a thread.
 */
export function parseManifest(
  source: string | Uint8Array,
  paths: ReadonlySet<string> | null = null,
): ParsedManifest {
  const document = readYaml(source);
  if (Array.isArray(document)) return { ok: false, problems: document };
  const checked = checkValue(document.value, paths);
  if (!Array.isArray(checked)) return { ok: true, manifest: checked };
  const problems = checked.map(({ path, message }) => document.problemAt(path, message));
  return { ok: false, problems: problems.sort((a, b) => a.line - b.line || a.column - b.column) };
}

/** The schema relies on bounded sizes, the other checks on what is valid by the schema. */
function checkValue(value: unknown, paths: ReadonlySet<string> | null): Manifest | SchemaProblem[] {
  const sizes = firstProblems(checkSizes(value));
  if (sizes.length > 0) return sizes;
  const invalid = checkExperimentSchema(value);
  // Of more problems than are reported not all are known, and nothing may rely on the rest.
  if (invalid.length === maxProblems) return invalid;
  const valid = invalid.length === 0 ? (value as RawManifest) : validPart(value, invalid);
  const problems = firstProblems([...invalid, ...(valid === null ? [] : checkManifest(valid, paths))]);
  if (problems.length > 0) return problems;
  const manifest = applyDefaults(value as RawManifest);
  const seconds = declaredSeconds(manifest);
  if (seconds <= maxDeclaredSeconds) return manifest;
  const message = record(problemTexts.seconds, { seconds, most: maxDeclaredSeconds });
  return [{ path: ["experiments"], message }];
}

function applyDefaults(raw: RawManifest): Manifest {
  const claims = (raw.claims ?? []).map((claim) => ({
    id: claim.id,
    type: claim.type ?? "empirical",
    statement: claim.statement,
    locator: claim.locator ?? "",
    experiment: claim.experiment ?? null,
    measurements: (claim.measurements ?? []).map(applyMeasurementDefaults),
  }));
  return {
    version: 1,
    experiments: raw.experiments.map((experiment) => ({
      ...applyExperimentDefaults(experiment, claims),
      ...(raw.environment && { image: raw.environment.image }),
    })),
    claims,
  };
}

function applyExperimentDefaults(raw: RawExperiment, claims: ManifestClaim[]): ManifestExperiment {
  const readFiles = claims
    .filter(({ experiment }) => experiment === raw.id)
    .flatMap(({ measurements }) => measurements)
    .flatMap(sourcesOf)
    .flatMap(filesOf)
    .filter((file) => file !== "stdout" && file !== "stderr");
  return {
    id: raw.id,
    command: raw.command,
    timeoutSeconds: raw.timeout ?? 600,
    memoryMiB: raw.memory ?? 2048,
    seed: raw.seed ?? null,
    // Absent where not declared, so that versions of experiments from before it stay as they are.
    ...(raw.seeds && { seeds: raw.seeds }),
    repetitions: raw.repetitions ?? raw.seeds?.length ?? 1,
    requires: raw.requires ?? [],
    ...(raw.workdir && { workdir: raw.workdir }),
    ...(raw.env && Object.keys(raw.env).length > 0 && { env: raw.env }),
    // Outputs are deleted before a Run: a file that is read must be one of them, or the committed copy would be
    // measured.
    outputs: [...new Set([...(raw.outputs ?? []), ...readFiles])].sort(),
  };
}

function applyMeasurementDefaults(raw: RawMeasurement): ManifestMeasurement {
  const { id, metric, unit = "1", comparator = "~=", reported = null, primary = true } = raw;
  const from = sourceOf(raw.from);
  const printed = reported === null ? null : parsePrintedNumber(reported);
  if (!printed) {
    return { ...withoutReportedValue, id, metric, unit, primary, from };
  }
  const tolerance = raw.tolerance === undefined ? null : absoluteTolerance(raw.tolerance, printed.value);
  const effectiveTolerance = toleranceOf(comparator, printed, tolerance);
  const reportedValue = printed.value;
  return {
    id,
    metric,
    unit,
    comparator,
    reported,
    reportedValue,
    // As `seeds`: part of the Claim's version only where it is declared.
    ...(raw.printed && { printed: raw.printed }),
    tolerance,
    effectiveTolerance,
    primary,
    from,
    ...(raw.uncertainty && { uncertainty: sourceOf(raw.uncertainty) }),
  };
}

/** The first of several files stands for all of them where only one can be named. */
function sourceOf({ file, ...source }: RawSource): MeasurementSource {
  return { file: file ?? source.files?.[0] ?? "", ...source };
}

const withoutReportedValue = {
  comparator: "=",
  reported: null,
  reportedValue: null,
  tolerance: null,
  effectiveTolerance: null,
} as const;
