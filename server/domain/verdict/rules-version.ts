/**
 * The version of the rules in docs/rules/verdict.md that this code judges by. A change that gives the same observations
 * another outcome, conclusion or state needs a new one.
 */
export const rulesVersion = "2";
