import type { Schema } from "../../../src/contract/document.ts";
import { contract } from "./pairs.ts";

/** Gives values that are wrong but of the right type; remembers what it saw, to take what belongs elsewhere. */
export interface Altered {
  of(value: unknown, schema?: Schema): unknown;
}

export function createAltered(): Altered {
  const seen: string[] = [];
  return {
    of(value, schema = {}) {
      const own = contract.schemas.resolve(schema) as { enum?: unknown[] };
      if (typeof value === "number") return value + 1;
      if (typeof value === "boolean") return !value;
      if (typeof value !== "string") return value;
      if (own.enum && own.enum.length > 1) return nextOf(own.enum, value);
      if (/^\d{4}-\d\d-\d\dT/.test(value)) return new Date(Date.parse(value) - 86_400_000).toISOString();
      const other = seen.findLast((one) => one !== value);
      if (!seen.includes(value)) seen.push(value);
      return other ?? otherText(value);
    },
  };
}

const nextOf = (values: readonly unknown[], value: unknown): unknown =>
  values[(values.indexOf(value) + 1) % values.length];

/** The same text but for its last letter or digit, which is another of its kind. */
function otherText(text: string): string {
  return text.replace(/[a-z0-9](?=[^a-z0-9]*$)/i, (last) => {
    if (last === "9") return "0";
    if (last === "f") return "a";
    if (/z/i.test(last)) return last === "z" ? "a" : "A";
    return String.fromCharCode(last.charCodeAt(0) + 1);
  });
}
