/** What an option must be, and whether a value is that. */
export type Kinds = Readonly<Record<string, readonly [is: (value: never) => boolean, what: string]>>;

/**
 * Refuses an option that does not exist or has a wrong type. Never repeats a value, which may be a key.
 *
 * @throws TypeError that names the option, and what it must be.
 */
export function checkOptions(where: string, given: object, kinds: Kinds): void {
  for (const [name, value] of Object.entries(given)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    const one = kind ? kind[1] : `one of ${Object.keys(kinds).join(", ")}`;
    if (!kind || (value !== undefined && !kind[0](value as never)))
      throw new TypeError(`${where}: the option "${name}" must be ${one}`);
  }
}

const isText = (value: unknown) => typeof value === "string";
const has =
  (...names: string[]) =>
  (value: unknown) =>
    typeof value === "object" && value !== null && names.every((name) => name in value);

const isFunction = [(value: unknown) => typeof value === "function", "a function"] as const;
const isTime = [(value: unknown) => typeof value === "number" && value > 0, "milliseconds above 0"] as const;

const shared: Kinds = {
  signal: [has("aborted"), "an AbortSignal"],
  timeoutMs: isTime,
};

export const callKinds: Kinds = {
  ...shared,
  headers: [
    (value: object) => has()(value) && !("entries" in value) && Object.values(value).every(isText),
    "an object of texts",
  ],
  retries: [(value: number) => Number.isInteger(value) && value >= 0, "a whole number from 0"],
  onResponse: isFunction,
};

export const clientKinds: Kinds = {
  baseUrl: [(value) => isText(value) || has("href")(value), "an address"],
  // A line break is easily copied along, and `fetch` would repeat the whole key in its message.
  apiKey: [(value) => isText(value) && /^[\x21-\x7e]+$/.test(value), "one word"],
  ...callKinds,
  cache: [has("get", "set"), "a cache"],
  observe: isFunction,
  userAgent: [isText, "a text"],
  fetch: isFunction,
  sleep: isFunction,
};

/** Of both waits. */
export const waitKinds: Kinds = {
  ...shared,
  pollIntervalMs: isTime,
  onRetry: isFunction,
  sleep: isFunction,
  onState: isFunction,
  onEvent: isFunction,
  include: [Array.isArray, "a list"],
  stopWhenBlocked: [(value) => typeof value === "boolean", "true or false"],
};
