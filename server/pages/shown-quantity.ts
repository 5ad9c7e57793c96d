import type { Language } from "../domain/messages/render.ts";
import { perLanguage } from "./language/per-language.ts";

/** A duration for reading: two units at most, and no more than is known. Symbols of units are the same everywhere. */
export function shownDuration(language: Language, milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${shownFigures(language, seconds)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return twoUnits(whole, 60, "min", "s");
  return twoUnits(Math.round(whole / 60), 60, "h", "min");
}

/** A size for reading, in binary units. */
export function shownSize(language: Language, bytes: number): string {
  const units = ["B", "KiB", "MiB", "GiB"];
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${value < 10 ? shownFigures(language, value) : Math.round(value)} ${units[power]}`;
}

const shownFigures = (language: Language, value: number) => figures(language).format(value);

/** Made once: `toLocaleString` makes one for each number, which was a fifth of the time of a page of Claims. */
const figures = perLanguage((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }));

function twoUnits(small: number, each: number, large: string, rest: string): string {
  const remainder = small % each;
  return `${Math.floor(small / each)} ${large}${remainder > 0 ? ` ${remainder} ${rest}` : ""}`;
}
