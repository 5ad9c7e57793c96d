/**
 * The version of the rules in docs/rules/verdict.md that this code judges by. A change that gives the same observations
 * another outcome, conclusion or state needs a new one.
 */
export const rulesVersion = "4";

/** Whether this code judges a result of that version of the rules to the same end. */
export function isJudgedHere(version: string): boolean {
  return version === rulesVersion;
}
