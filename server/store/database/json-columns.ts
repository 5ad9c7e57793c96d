import { canonicalJson } from "../../domain/digest.ts";

/** Parses the named members of a row, which hold JSON text; copies the others. */
export function decodeJsonColumns<Record>(row: object, members: readonly (keyof Record & string)[]): Record {
  const record: { [name: string]: unknown } = { ...row };
  for (const name of members) {
    const text = record[name];
    if (typeof text === "string") record[name] = JSON.parse(text);
  }
  return record as Record;
}

/** Encodes the named members as canonical JSON text; null stays null. */
export function encodeJsonColumns<Row>(record: object, members: readonly string[]): Row {
  const row: { [name: string]: unknown } = { ...record };
  for (const name of members) {
    const value = row[name];
    if (value !== undefined && value !== null) row[name] = canonicalJson(value);
  }
  return row as Row;
}
