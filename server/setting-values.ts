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
