/** Crockford's alphabet, whose letters toString(32) numbers otherwise. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** The id of the record with this number: of the form that the service gives, and in the order of the numbers. */
export function idOf(prefix: string, number: number): string {
  const digits = [...number.toString(32)].map((digit) => alphabet[Number.parseInt(digit, 32)]);
  return `${prefix}_01${digits.join("").padStart(24, "0")}`;
}

export const claimIdOf = (number: number) => idOf("claim", number);
