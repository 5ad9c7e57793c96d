/** Returns the named members of a record, in the record's order; all members without `fields`. */
export function selectFields<R extends object>(
  record: R,
  fields: readonly string[] | undefined,
): R | Partial<R> {
  if (!fields) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name))) as Partial<R>;
}

/** Returns the requested sections: those in `include`, and those in `fields` that are also sections. */
export function requestedSections(
  byField: readonly string[],
  { include = [], fields = [] }: { include?: readonly string[]; fields?: readonly string[] },
): string[] {
  return [...new Set([...include, ...byField.filter((section) => fields.includes(section))])];
}

/** `evidence` is a member of every repository; only `include` adds its items. */
export const repositorySections = ["readme", "claims", "experiments", "runs", "assessments"] as const;
export const claimSections = ["assessments"] as const;
export const runSections = ["environment", "attestation", "logs", "evidence", "assessments"] as const;
