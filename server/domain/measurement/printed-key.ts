/**
 * Identifies a printed decimal by its sign, significant digits and the place of the last one: "4.74" is `474e-2`,
 * "4.740" is `4740e-3`, and "1.5e-3" is `15e-4` as "0.0015" and ".0015" are. Two prints have the same key exactly when
 * value and precision are equal. `plain` has digits and at most one point.
 */
export function printedKey(negative: boolean, plain: string, shift: number): string {
  const point = plain.indexOf(".");
  const decimals = point < 0 ? 0 : plain.length - point - 1;
  const digits = significantDigits(plain);
  return `${negative && digits !== "0" ? "-" : ""}${digits}e${shift - decimals}`;
}

/** The digits of a plain decimal from the first that is not 0, or the last, on. */
export function significantDigits(plain: string): string {
  const point = plain.indexOf(".");
  const digits = point < 0 ? plain : plain.slice(0, point) + plain.slice(point + 1);
  let first = 0;
  while (first < digits.length - 1 && digits[first] === "0") first += 1;
  return digits.slice(first) || "0";
}
