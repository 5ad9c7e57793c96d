import type { Format } from "ajv";
import { fullFormats } from "ajv-formats/dist/formats.js";

/**
 * The formats that a schema may use. `date-time` is stricter than Ajv's, which accepts values that `Date` cannot parse
 * (a leap second, an offset without minutes) or that are not RFC 3339 (a space for the `T`).
 */
export const formats: Record<string, Format> = {
  ...fullFormats,
  "date-time": { validate: (text: string) => rfc3339.test(text) && calendar(text) },
};

const rfc3339 =
  /^\d{4}-\d\d-\d\d[Tt](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

const calendar = (fullFormats["date-time"] as { validate: (text: string) => boolean }).validate;
