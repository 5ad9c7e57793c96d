import { debianRequirements, isMetByDebian } from "../domain/environment/debian-python.ts";
import { describeOtherVersions } from "../domain/environment/other-versions.ts";
import { type Asked, isAmong } from "../domain/environment/requirement.ts";
import { EnvironmentError } from "./environment-error.ts";
import type { EnvironmentRequest } from "./environment-request.ts";
import { says } from "./messages.ts";
import type { Resolution } from "./resolver.ts";

/**
 * Resolves; and where the Python index gives nothing of what is asked for, as on a site that does not reach it, takes
 * Debian's packages of the same names. What these are not in an allowed version stays unmet.
 */
export async function resolveFromDebian(
  request: EnvironmentRequest,
  resolve: (request: EnvironmentRequest) => Promise<Resolution>,
): Promise<Resolution> {
  const { python, onLog } = request;
  if (python.requirements.length === 0) return resolve(request);
  const first = await resolve(request).catch((error: unknown) => {
    if (!(error instanceof EnvironmentError)) throw error;
    return error;
  });
  if (!(first instanceof EnvironmentError) && first.lock.python !== undefined) return first;
  const substitutes = debianRequirements(python.requirements);
  const second = await resolve({
    ...request,
    requirements: [...request.requirements, ...substitutes],
    python: { ...python, requirements: [], constraints: [] },
  });
  const reasonOf = (each: Asked) =>
    first instanceof EnvironmentError
      ? first.message
      : (first.unmet.find((unmet) => isAmong([unmet], each))?.reason ?? "The Python index does not have it.");
  const unmetPython = python.requirements
    .filter((each) => !isMetByDebian(each, second.lock.debian))
    .map(({ text, place }) => ({ text, place, reason: reasonOf({ text, place }) }));
  onLog(
    says("The Python index gives nothing of what is asked for: Debian's packages of those names are taken."),
  );
  for (const line of describeOtherVersions(substitutes, second.lock)) onLog(says(line));
  return {
    ...second,
    hasSubstitutes: second.lock.debian.some(({ name }) => substitutes.some((each) => each.name === name)),
    unmet: [...second.unmet.filter((each) => !isAmong(substitutes, each)), ...unmetPython],
  };
}
