/** A version that a package may have, as `DESCRIPTION` writes it: `>= 1.2`. */
export interface RBound {
  operator: "<" | "<=" | "==" | "!=" | ">=" | ">";
  version: string;
}

/** What R takes for the version of a package: numbers between points or hyphens. */
export const R_VERSION = /^\d{1,9}(?:[.-]\d{1,9}){0,9}$/;

/** Compares two versions as R does: number by number, and what is longer is newer. */
export function compareRVersions(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const difference = (left[at] ?? -1) - (right[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

const numbersOf = (version: string) => version.split(/[.-]/).map(Number);

export const meetsBounds = (version: string, bounds: readonly RBound[]): boolean =>
  bounds.every((bound) => meets(compareRVersions(version, bound.version), bound.operator));

function meets(difference: number, operator: RBound["operator"]): boolean {
  switch (operator) {
    case "<":
      return difference < 0;
    case "<=":
      return difference <= 0;
    case "==":
      return difference === 0;
    case "!=":
      return difference !== 0;
    case ">=":
      return difference >= 0;
    case ">":
      return difference > 0;
  }
}

export const describeBounds = (bounds: readonly RBound[]): string =>
  bounds.map(({ operator, version }) => `${operator} ${version}`).join(", ");
