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

const GPU = /^\/dev\/(?:nvidia[a-z0-9-]*|nvidia-caps\/[a-z0-9-]+|dri\/renderD\d+|kfd|dxg|accel\/accel\d+)$/;

/** A disk, or the memory of the machine, is never handed over by a slip. */
export function toGpuDevices(value: string): string[] {
  const paths = value.split(",").map((item) => item.trim());
  for (const path of paths)
    if (!GPU.test(path))
      throw new Error(`"${path}" is not a device of a GPU, such as /dev/nvidia0 or /dev/dri/renderD128`);
  return paths;
}

export function toPort(value: string): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65535)
    throw new Error(`"${value}" is not a port from 0 to 65535`);
  return Number(value);
}

export function toWholeNumber(least: number, most: number) {
  return (value: string): number => {
    if (!/^\d{1,10}$/.test(value) || Number(value) < least || Number(value) > most)
      throw new Error(`"${value}" is not a whole number from ${least} to ${most}`);
    return Number(value);
  };
}

/** Part of a header: one word of ASCII, without what ends a comment. */
export function toContact(value: string): string {
  if (!/^[\x21-\x7e]{3,200}$/.test(value) || /[()\\]/.test(value))
    throw new Error(`"${value}" is not an e-mail address or an address of the web`);
  return value;
}

export function toDatabaseUrl(value: string): string | null {
  // The message omits the value, which may contain a password.
  if (!["postgres:", "postgresql:"].includes(URL.parse(value)?.protocol ?? ""))
    throw new Error("is not a postgres:// address; unset it for the embedded database");
  return value;
}

export function toOneOf<const T extends string>(values: readonly T[]) {
  return (value: string): T => {
    if (!values.includes(value as T)) throw new Error(`"${value}" is not one of ${values.join(", ")}`);
    return value as T;
  };
}

export function toStringRecord(value: string): Record<string, string> {
  const parsed: unknown = JSON.parse(value);
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed))
    throw new Error("is not a JSON object");
  if (Object.values(parsed).some((item) => typeof item !== "string"))
    throw new Error("has a value that is not a string");
  return parsed as Record<string, string>;
}
