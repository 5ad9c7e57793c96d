/** Exactly the named members of a record, in the record's order; all of them when none is named. */
export function selectFields<R extends object>(
  record: R,
  fields: readonly string[] | undefined,
): R | Partial<R> {
  if (!fields) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name))) as Partial<R>;
}
