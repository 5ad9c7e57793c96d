import type { Confidence } from "../__generated__/enumerations.ts";
import type { Assessor, ClaimOrigin, Plan } from "../__generated__/types.ts";
import type { FoundClaim, FoundClaims, FoundLink, ModelIdentity, Statement } from "../domain/claims/found.ts";
import type { ManifestExperiment, ManifestMeasurement } from "../domain/manifest/manifest.ts";
import { parsePrintedNumber } from "../domain/measurement/printed-number.ts";
import { toleranceOf } from "../domain/measurement/tolerance.ts";
import type { ClaimRecord, ExperimentRecord, RepositoryRecord } from "../domain/records.ts";
import { importClaim, unmeasured, withPrintedValues } from "./import-manifest.ts";

/** The plan's source where the paper's text, and no manifest, says what is measured. */
const textSource = "paper text";
const modelSource = "paper text, language model";
const measurementId = "value";

/** Adds the files that Claims of the text are measured in to what a Run of the experiment must leave. */
export function withLinkedOutputs(
  experiment: ManifestExperiment,
  { outputs }: FoundClaims,
): ManifestExperiment {
  const linked = outputs[experiment.id] ?? [];
  return { ...experiment, outputs: [...new Set([...experiment.outputs, ...linked])].sort() };
}

/**
 * Builds the record of a Claim that was found in the text. It has a plan where its number is linked to an output that an
 * experiment writes; without one nothing can be judged. `isQuotable` is whether the paper's licence lets its words be
 * shown.
 */
export function importTextClaim(
  found: FoundClaim,
  experiments: readonly ExperimentRecord[],
  repository: RepositoryRecord,
  isQuotable: boolean,
  { id, at, model }: { id: string; at: string; model: ModelIdentity | undefined },
): ClaimRecord {
  const { statement, link } = found;
  const experiment = link ? experiments.find(({ key }) => key === link.experiment) : undefined;
  const measurement = measurementOf(statement, link);
  const content = {
    id: found.id,
    type: "empirical",
    statement: isQuotable ? statement.text : statedPlainly(statement),
    locator: statement.locator,
    experiment: experiment?.key ?? null,
    measurements: experiment ? [measurement] : [],
  };
  const claim = importClaim(content, experiment, repository, id, at);
  const { plan } = claim;
  const printed = {
    text: statement.printed,
    source: "text" as const,
    page: statement.page,
    quotation: isQuotable ? statement.quotation : null,
  };
  const complete: ClaimRecord = {
    ...claim,
    measurements: [unmeasured(measurement)],
    origin: originOf(found, isQuotable, model),
    plan: plan && planOf(plan, found),
  };
  return withPrintedValues(complete, new Map([[measurementId, printed]]));
}

/** What a language model had a part in is never of high confidence. */
function planOf(plan: Plan, { statement, link }: FoundClaim): Plan {
  const ofBoth = lower(plan.confidence, link!.confidence);
  return statement.isProposed || link!.isPointed
    ? { ...plan, source: modelSource, confidence: lower(ofBoth, "medium") }
    : { ...plan, source: textSource, confidence: ofBoth };
}

function measurementOf(
  { printed: reported, metric, unit, comparator }: Statement,
  link: FoundLink | null,
): ManifestMeasurement {
  const printed = parsePrintedNumber(reported);
  if (!printed) throw new Error(`${reported} was found as a number and cannot be read as one`);
  const effectiveTolerance = toleranceOf(comparator, printed, null);
  return {
    ...{ id: measurementId, metric, unit, comparator, reported, reportedValue: printed.value },
    ...{ tolerance: null, effectiveTolerance, primary: true, from: link?.from ?? { file: "" } },
  };
}

/** Name, relation and number: facts, where the paper's words may not be shown. */
function statedPlainly({ metric, comparator, printed, unit }: Statement): string {
  const relation = { "=": "is", "~=": "is", ">=": "is at least", "<=": "is at most" }[comparator];
  return `${metric} ${relation} ${printed}${unit === "1" ? "" : ` ${unit}`}.`;
}

function originOf(
  { statement, confidence, link, candidates }: FoundClaim,
  isQuotable: boolean,
  model: ModelIdentity | undefined,
): ClaimOrigin {
  const { page, box, quotation, reasons, isProposed } = statement;
  return {
    kind: isProposed ? "model" : "text",
    assessor: (isProposed || link?.isPointed) && model ? assessorOf(model) : null,
    page,
    box,
    quotation: isQuotable ? quotation : null,
    confidence,
    reasons: [...(isQuotable ? reasons : reasons.map(withoutTitle)), ...(link?.reasons ?? [])],
    candidates: candidates.map(({ experiment: _, ...candidate }) => candidate),
  };
}

/** It says that this is a Claim, or which number it reports, and judges nothing. */
function assessorOf({ name, version }: ModelIdentity): Assessor {
  return { kind: "llm", id: "language-model", name, version, keyId: null };
}

/** A section's title is the paper's too. */
function withoutTitle(reason: string): string {
  return reason.replace(/ ".*"$/, "");
}

const order: readonly Confidence[] = ["low", "medium", "high"];

function lower(one: Confidence, other: Confidence): Confidence {
  return order[Math.min(order.indexOf(one), order.indexOf(other))]!;
}
