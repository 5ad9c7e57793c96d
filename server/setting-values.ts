export type Environment = Record<string, string | undefined>;

/** Reads one setting: the fallback where it is not set, and where it is wrong, which is reported. */
export type Check = <T>(name: string, read: (value: string) => T, fallback: T) => T;

export const listOf = (text: string) =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);

export function toOrigin(value: string): string {
  const url = URL.parse(value);
  if (!url || !["http:", "https:"].includes(url.protocol))
    throw new Error(`"${value}" is not an http or https address`);
  return value.replace(/\/+$/, "");
}

export function toBareOrigin(value: string): string {
  const origin = new URL(toOrigin(value)).origin;
  if (origin !== toOrigin(value).toLowerCase())
    throw new Error(`"${value}" is more than an origin, such as http://10.0.0.5:8787`);
  return origin;
}
