import type { EnvironmentLock } from "../domain/environment/environment-lock.ts";
import type {
  InferredPackage,
  InferredRequirement,
  UnlistedPackage,
} from "../domain/environment/inferred-packages.ts";
import { normalizeName } from "../domain/environment/python-requirement.ts";
import { isAmong, type Requirement, type UnmetRequirement } from "../domain/environment/requirement.ts";
import type { Executor } from "../execution/port.ts";
import { missingRequirements } from "../execution/requirements.ts";
import type { EnvironmentRequest } from "./environment-request.ts";
import type { Resolution } from "./resolver.ts";

/**
 * What the code loads and no file of the authors asks for. A file that lists Python packages is taken as whole: what it
 * names brings others, which the code loads as well.
 */
export async function findUndeclared({
  requirements,
  python,
  findLoaded,
}: EnvironmentRequest): Promise<InferredPackage[]> {
  const declared = new Set(requirements.map(({ name }) => name));
  const isDeclared = ({ language, debian }: InferredPackage) =>
    (language === "python" && python.requirements.length > 0) || debian.some((name) => declared.has(name));
  return (await findLoaded()).filter((each) => !isDeclared(each));
}

/** Debian packages that may have what the code loads, where the machine has none of them, nor pip installed it there. */
export async function findUnloadable(
  inferred: readonly InferredPackage[],
  executor: Pick<Executor, "environment">,
): Promise<Requirement[]> {
  const names = inferred.flatMap(({ debian }) => debian);
  const missing = new Set(await missingRequirements([...new Set(names)]));
  if (missing.size === 0) return [];
  // Where there is no sandbox, the Run says so.
  const installed = (await executor.environment().catch(() => null))?.packages ?? {};
  return inferred
    .filter(({ debian }) => debian.every((name) => missing.has(name)))
    .filter(
      ({ distribution }) =>
        distribution === null || !Object.hasOwn(installed, `python:${normalizeName(distribution)}`),
    )
    .flatMap(({ debian, place, language, module }) =>
      debian.map((name) => ({
        ...{ name, text: name, place },
        ...(language === "r" && { r: { name: module, bounds: [] } }),
      })),
    );
}

/** Which of the packages that the authors' list lacks were chosen, of Python's index or of Debian in its place. */
export function takenUnlisted(
  unlisted: readonly UnlistedPackage[],
  { python = [], debian }: EnvironmentLock,
): InferredRequirement[] {
  return unlisted.flatMap(({ module, place, distribution, debian: names }) => {
    const found = python.find(({ name, buildOnly }) => !buildOnly && name === normalizeName(distribution));
    if (found) return [{ name: found.name, version: found.version, module, place }];
    const substitute = debian.find(({ name }) => names.includes(name));
    return substitute ? [{ name: substitute.name, module, place }] : [];
  });
}

/** What Debian lacks of what the code loads. */
export interface UnknownPackage extends InferredPackage {
  /** Why the Python index, or CRAN, does not have it either; absent where it was not asked. */
  reason?: string;
}

/** What of the inferred packages was chosen, and what Debian lacks. */
export function splitInferred(
  inferred: readonly InferredPackage[],
  asked: readonly Requirement[],
  { lock, unmet }: Pick<Resolution, "lock" | "unmet">,
): { taken: InferredRequirement[]; unknown: UnknownPackage[] } {
  const fromCran = new Set(lock.r?.map(({ name }) => name));
  const taken: InferredRequirement[] = [];
  const unknown: UnknownPackage[] = [];
  for (const each of inferred) {
    const own = asked.filter(({ name, place }) => place === each.place && each.debian.includes(name));
    const met = own.find((requirement) => !isAmong(unmet, requirement));
    const { module, place } = each;
    if (met && fromCran.has(met.r?.name ?? "")) taken.push({ name: module, module, place, isFromCran: true });
    else if (met) taken.push({ name: met.name, module, place });
    else if (own.length > 0) unknown.push({ ...each, ...reasonOf(own, unmet) });
  }
  return { taken, unknown };
}

function reasonOf(own: readonly Requirement[], unmet: readonly UnmetRequirement[]): { reason?: string } {
  if (own.every(({ r }) => r === undefined)) return {};
  const found = unmet.find((each) => isAmong(own, each));
  return found ? { reason: found.reason } : {};
}
