import type { InferredRequirement } from "../domain/environment/inferred-packages.ts";
import { describeMissing, type UnmetRequirement } from "../domain/environment/requirement.ts";
import type { LogChunk } from "../execution/port.ts";
import type { UnknownPackage } from "./infer-packages.ts";

/** A line of the Run's log. */
export const says = (text: string): LogChunk => ({ stream: "system", text: `${text}\n` });

/** Who reads more lines than these of one log finds the others one by one, as the first of them are mended. */
const maxUnmetLines = 50;

/** A line of the log for each. */
export function describeUnmet(all: readonly UnmetRequirement[]): string[] {
  const lines = all.slice(0, maxUnmetLines).map((each) => `${describeMissing(each)}: ${each.reason}`);
  const others = all.length - lines.length;
  return others > 0 ? [...lines, `… and ${others} more that cannot be had.`] : lines;
}

export function describeTaken({ name, version, isFromCran, place }: InferredRequirement): string {
  if (isFromCran) return `${name} of CRAN (${place})`;
  return `${version === undefined ? name : `${name} ${version} of the Python index`} (${place})`;
}

/** What is said of packages that nobody declares. */
export function describeInferred(
  taken: readonly InferredRequirement[],
  unknown: readonly UnknownPackage[],
): string[] {
  const names = taken.map(describeTaken).join(", ");
  return [
    ...(taken.length > 0 ? [`Not declared, and loaded by the code: ${names}.`] : []),
    ...unknown.map(({ module, place, distribution, reason }) => {
      const of = distribution === null ? "" : `${distribution} of the Python index: `;
      const tried = reason === undefined ? "" : ` ${of}${reason}`;
      return `${module} (${place}): it is not declared, and Debian has no package of that name; declare what has it.${tried}`;
    }),
  ];
}
