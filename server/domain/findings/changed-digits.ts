/**
 * Returns other digits for a number's mantissa, of the same length with the point at the same place: `up` as large as
 * they can be but for those that `variant` chooses, `down` as small. Where that is not possible, the other way. Null
 * where nothing can be changed.
 */
export function changeDigits(mantissa: string, direction: "up" | "down", variant: number): string | null {
  const digits = mantissa.replace(/\D/g, "").replace(/^0+/, "");
  const changed =
    direction === "up" ? (raised(digits) ?? lowered(digits)) : (lowered(digits) ?? raised(digits));
  if (changed === null) return null;
  const filled = changed + variantDigits(digits.length - changed.length, variant);
  let next = 0;
  let isLeading = true;
  return mantissa.replace(/\d/g, (digit) => {
    if (isLeading && digit === "0") return "0";
    isLeading = false;
    return filled[next++]!;
  });
}

/** The first digits of a larger number of the same length; null where the digits begin with 99. */
function raised(digits: string): string | null {
  if (digits.length === 0 || digits.startsWith("99")) return null;
  return digits.startsWith("9") ? (digits.length > 1 ? "99" : null) : "9";
}

/** The first digits of a smaller number of the same length; null where the digits begin with 10. */
function lowered(digits: string): string | null {
  if (digits.length === 0 || digits.startsWith("10")) return null;
  return digits.startsWith("1") ? (digits.length > 1 ? "10" : null) : "1";
}

/** Digits that differ for each variant, as far as the length allows. The last is no 0: it would count for nothing. */
function variantDigits(length: number, variant: number): string {
  // A multiplier without a common factor with 10 makes a permutation, which does not look like counting.
  const mixed = (BigInt(variant) * 7_777_777_789n + 3_571_829_463n) % 10n ** BigInt(Math.max(length, 1));
  const digits = String(mixed).padStart(length, "0").slice(0, length);
  return digits.replace(/0$/, "4");
}
