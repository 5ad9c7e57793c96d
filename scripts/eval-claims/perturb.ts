import { createRandom } from "../random.ts";
import type { Label } from "./read-source.ts";

/**
 * Returns what prints another number for each result whose committed number is known: 2 to 20 % off, with as many
 * decimals, the same for a result that is printed twice. `changed` has what is printed then.
 */
export function perturbation(seed: number): { print: (label: Label) => string; changed: Set<string> } {
  const { next } = createRandom(seed);
  const factors = new Map<string, number>();
  const changed = new Set<string>();
  const print = (label: Label) => {
    if (!label.link) return label.printed;
    const key = `${label.link.file} ${label.link.value}`;
    const factor = factors.get(key) ?? 1 + (next() < 0.5 ? -1 : 1) * (0.02 + 0.18 * next());
    factors.set(key, factor);
    const printed = printOff(label.printed, label.link.value, factor);
    if (printed !== label.printed) changed.add(printed);
    return printed;
  };
  return { print, changed };
}

/** As it was where so few digits are printed that the nearest other number is more than 20 % off. */
function printOff(printed: string, committed: number, factor: number): string {
  const [number = ""] = /-?\d*\.?\d+/.exec(printed) ?? [];
  const decimals = number.split(".")[1]?.length ?? 0;
  const other = (committed * factor).toFixed(decimals);
  const off = Math.abs(Number(other) - committed) / Math.abs(committed);
  if (Number(other) === Number(number) || off < 0.02 || off > 0.25) return printed;
  return printed.replace(number, number.startsWith(".") ? other.replace(/^0/, "") : other);
}
