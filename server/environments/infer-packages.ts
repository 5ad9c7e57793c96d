import type { InferredPackage, InferredRequirement } from "../domain/environment/inferred-packages.ts";
import { normalizeName } from "../domain/environment/python-requirement.ts";
import type { Asked, Requirement } from "../domain/environment/requirement.ts";
import type { Executor } from "../execution/port.ts";
import { missingRequirements } from "../execution/requirements.ts";
import type { EnvironmentRequest } from "./environment-request.ts";

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
    .flatMap(({ debian, place }) => debian.map((name) => ({ name, text: name, place })));
}

/** What Debian lacks of what the code loads. */
export interface UnknownPackage extends InferredPackage {
  /** Why the Python index does not have it either; absent where it was not asked. */
  reason?: string;
}

/** What of the inferred packages was chosen, and what Debian lacks. */
export function splitInferred(
  inferred: readonly InferredPackage[],
  asked: readonly Requirement[],
  isUnmet: (each: Asked) => boolean,
): { taken: InferredRequirement[]; unknown: InferredPackage[] } {
  const taken: InferredRequirement[] = [];
  const unknown: InferredPackage[] = [];
  for (const each of inferred) {
    const own = asked.filter(({ name, place }) => place === each.place && each.debian.includes(name));
    const met = own.find((requirement) => !isUnmet(requirement));
    if (met) taken.push({ name: met.name, module: each.module, place: each.place });
    else if (own.length > 0) unknown.push(each);
  }
  return { taken, unknown };
}
