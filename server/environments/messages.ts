import type { InferredPackage, InferredRequirement } from "../domain/environment/inferred-packages.ts";
import { describeMissing, type UnmetRequirement } from "../domain/environment/requirement.ts";
import type { LogChunk } from "../execution/port.ts";

/** A line of the Run's log. */
export const says = (text: string): LogChunk => ({ stream: "system", text: `${text}\n` });

export const describeUnmetLine = (each: UnmetRequirement) => `${describeMissing(each)}: ${each.reason}`;

export const describeTaken = ({ name, place }: InferredRequirement) => `${name} (${place})`;

/** What is said of packages that nobody declares. */
export function describeInferred(
  taken: readonly InferredRequirement[],
  unknown: readonly InferredPackage[],
): string[] {
  const names = taken.map(describeTaken).join(", ");
  return [
    ...(taken.length > 0 ? [`Not declared, and loaded by the code: ${names}.`] : []),
    ...unknown.map(
      ({ module, place }) =>
        `${module} (${place}): it is not declared, and Debian has no package of that name; declare what has it.`,
    ),
  ];
}
