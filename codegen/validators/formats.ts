import type { Format } from "ajv";
import { fullFormats } from "ajv-formats/dist/formats.js";

/**
 * The formats that a schema may name. `date-time` is narrower than Ajv's: what `Date` cannot read (a leap second, an
 * offset without minutes) or RFC 3339 does not write (a space for the `T`) would be valid, and then no date.
 */
export const formats: Record<string, Format> = {
  ...fullFormats,
  "date-time": { validate: (text: string) => rfc3339.test(text) && calendar(text) },
};

const rfc3339 =
  /^\d{4}-\d\d-\d\d[Tt](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

const calendar = (fullFormats["date-time"] as { validate: (text: string) => boolean }).validate;
