import { member } from "./read-document.ts";

/**
 * Puts values in the place of `${name.of.value}`, as DVC does, and leaves `\${` as it is without the backslash. Null
 * where a value is not known, or is none that a text can have.
 */
export function interpolate(text: string, values: readonly unknown[]): string | null {
  let isKnown = true;
  const filled = text.replace(/\\\$\{|\$\{([^{}]{0,200})\}/g, (whole, name: string | undefined) => {
    if (name === undefined) return whole.slice(1);
    const value = values
      .map((each) => member(each, ...name.trim().split(".")))
      .find((each) => each !== undefined);
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
      return String(value);
    isKnown = false;
    return whole;
  });
  return isKnown ? filled : null;
}
