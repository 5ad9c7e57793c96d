import { isObject, type Json } from "../../contract/json-pointer.ts";

/** What is wrong within a record, by the name of its schema. */
export type RecordRules = Readonly<Record<string, (value: Json) => string[]>>;

/** Returns the sum of an object's members. */
export const sum = (counts: unknown): number =>
  isObject(counts)
    ? Object.values(counts).reduce<number>((total, one) => total + Number(one), 0)
    : Number.NaN;

export const count = (counts: unknown, name: string): number =>
  isObject(counts) ? Number(counts[name]) : Number.NaN;

/** Returns the items of a member that is a list of records; undefined where it is not there. */
export const listIn = (value: Json, name: string): Json[] | undefined =>
  Array.isArray(value[name]) ? (value[name] as unknown[]).filter(isObject) : undefined;

/** Says where two values differ that are both there. */
export function equal(what: string, value: unknown, whose: string, wanted: unknown): string[] {
  if (value === undefined || wanted === undefined || Number.isNaN(wanted)) return [];
  return JSON.stringify(value) === JSON.stringify(wanted)
    ? []
    : [`${what} is ${brief(value)}, and ${whose} is ${brief(wanted)}`];
}

const brief = (value: unknown): string => JSON.stringify(value).slice(0, 80);
