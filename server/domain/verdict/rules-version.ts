/**
 * The version of the rules in docs/rules/verdict.md that this code judges by. A change that gives the same observations
 * another outcome, conclusion or state needs a new one.
 */
export const rulesVersion = "3";

/**
 * The versions whose results this code judges to the same end: version 3 says how bounds and uncertainties are compared,
 * which no record of version 2 has, and changes nothing of what is.
 */
const sameVersions: readonly string[] = ["2", rulesVersion];

export function isJudgedHere(version: string): boolean {
  return sameVersions.includes(version);
}
