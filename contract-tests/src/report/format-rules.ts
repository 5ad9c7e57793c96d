import type { Rule } from "../rule.ts";

/** Formats the checks for `--list`: name, what each holds a service to, and whose words those are. */
export const formatRules = (rules: readonly Rule[]): string =>
  rules.map(({ name, summary, source }) => `${name}\n  ${summary}.\n  ${source}\n`).join("\n");
