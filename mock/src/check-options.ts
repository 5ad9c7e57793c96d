import { manyOfEach } from "./limits.ts";
import type { MockOptions } from "./options.ts";

/** @throws TypeError with every option that is wrong, and what it must be. */
export function checkOptions(options: MockOptions): void {
  const problems: string[] = [];
  const check = (name: keyof MockOptions, isRight: (value: never) => boolean, must: string) => {
    const value = options[name];
    if (value !== undefined && !isRight(value as never))
      problems.push(`${name} is ${JSON.stringify(value) ?? String(value)}: it must be ${must}`);
  };
  check("host", isText, "a name or an address");
  check("port", isPort, "a whole number from 0 to 65535");
  check("baseUrl", isOrigin, "an http or https address without a path");
  check("speed", isSpeed, 'a number above 0 of steps a second, "instant" or "manual"');
  check("seed", (value) => isText(value) || Number.isFinite(value), "a text or a number");
  check("fixtures", (value) => isText(value) || isRecord(value), "fixtures, or the path of a file");
  check("limits", isLimits, `whole numbers above 0 by the names ${limitNames.join(", ")}`);
  check("validateResponses", (value) => typeof value === "boolean", "true or false");
  for (const name of Object.keys(options))
    if (!known.includes(name)) problems.push(`there is no option ${name}: there are ${known.join(", ")}`);
  if (problems.length > 0) throw new TypeError(`startMock: ${problems.join("; ")}`);
}

const limitNames = Object.keys(manyOfEach);

const known = ["host", "port", "baseUrl", "speed", "seed", "fixtures", "limits", "validateResponses"];

const isText = (value: unknown) => typeof value === "string" && value !== "";

const isRecord = (value: unknown) => typeof value === "object" && value !== null;

const isPort = (value: unknown) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 65535;

const isSpeed = (value: unknown) =>
  value === "instant" || value === "manual" || (Number.isFinite(value) && (value as number) > 0);

function isOrigin(value: unknown): boolean {
  const url = typeof value === "string" ? URL.parse(value) : null;
  return (
    url !== null && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(value as string)
  );
}

function isLimits(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const isLimit = ([name, number]: [string, unknown]) =>
    limitNames.includes(name) && Number.isSafeInteger(number) && (number as number) > 0;
  return Object.entries(value as object).every(isLimit);
}
