/** Numbers that stand in any code: changing them would break it and show nothing. */
const common = new Set([
  ...[0.25, 0.75, 0.95, 0.99, 1.5, 2.5, 1.96, 3.14, 0.975, 0.995, 0.999, 0.025, 0.125, 0.001],
  ...[128, 255, 256, 365, 512, 999, 1024, 2048, 4096, 8192, 16384, 32768, 65535, 65536],
]);

/**
 * Whether a number in the code that equals an observed one says anything: three significant digits, two where it has a
 * fraction, and neither common nor a year. Others stand in code by chance.
 */
export function isTelling(value: number): boolean {
  const size = Math.abs(value);
  if (!Number.isFinite(value) || common.has(size)) return false;
  const digits = significantDigits(size);
  if (!Number.isInteger(size)) return digits >= 2;
  return digits >= 3 && !(size >= 1900 && size <= 2100);
}

/**
 * Whether an observed number is a literal, or the literal rounded to fewer digits: what comes out where it is printed.
 * The sign is left out, for in code it may stand apart. An observed number with more digits is no copy.
 */
export function isCopyOf(observed: number, literal: number): boolean {
  const [value, source] = [Math.abs(observed), Math.abs(literal)];
  if (value === source) return true;
  const digits = significantDigits(value);
  if (significantDigits(source) <= digits || digits > 17) return false;
  // Half a unit in the observed number's last digit; the factor is for ties that double precision moves.
  const unit = 10 ** (Math.floor(Math.log10(value)) - digits + 1);
  return Math.abs(value - source) <= (unit / 2) * (1 + 1e-6);
}

/** The digits of the shortest decimal form, without zeros at either end. */
function significantDigits(value: number): number {
  const [mantissa = ""] = value.toExponential().split("e");
  return mantissa.replace(".", "").replace(/0+$/, "").length;
}
