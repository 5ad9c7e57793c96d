import { scaleLinear } from "d3-scale";
import { shownNumber } from "../../domain/measurement/shown-number.ts";

/** Where numbers stand on an axis, in per cent of its width. */
export interface PlotAxis {
  at(value: number): number;
  ticks: { at: number; label: string }[];
}

/** Returns an axis on which all of these numbers have a place; null without a number. */
export function plotAxis(values: readonly number[]): PlotAxis | null {
  const finite = values.filter(Number.isFinite);
  if (finite.length === 0) return null;
  const power = powerOf(finite.reduce((most, value) => Math.max(most, Math.abs(value)), 0));
  const scaled = (value: number) => value / 10 ** power;
  const low = scaled(finite.reduce((least, value) => Math.min(least, value)));
  const high = scaled(finite.reduce((most, value) => Math.max(most, value)));
  const [start, end] = widened(low, high);
  const scale = scaleLinear([start, end], [0, 100]);
  const place = (value: number) => Math.round(scale(Math.min(end, Math.max(start, value))) * 100) / 100;
  return {
    at: (value) => place(scaled(value)),
    ticks: labelled(scale, power).map(({ value, label }) => ({ at: place(value), label })),
  };
}

/**
 * The power of ten that very large and very small numbers are divided by: d3 makes no steps, or millions of them, where
 * their difference or their inverse is no double.
 */
function powerOf(largest: number): number {
  const power = largest === 0 ? 0 : Math.floor(Math.log10(largest));
  return Math.abs(power) < 15 ? 0 : Math.max(-300, power);
}

/** Nothing stands at the very edge, and equal numbers stand in the middle. */
function widened(low: number, high: number): [number, number] {
  const margin = high > low ? (high - low) * 0.06 : Math.abs(low) * 0.01 || 1;
  return [low - margin, high + margin];
}

/** Characters of all labels together that a phone has room for. */
const mostCharacters = 36;

/** As many round numbers as have room beside each other, five or six at most. */
function labelled(scale: ReturnType<typeof scaleLinear<number>>, power: number) {
  for (const count of [5, 4, 3, 2, 1]) {
    const values = scale.ticks(count);
    const step = values.length > 1 ? values[1]! - values[0]! : null;
    const ticks = values
      .map((value) => ({ value, label: withPower(shownNumber(value, step), power) }))
      .filter(({ label }, index, all) => label !== all[index - 1]?.label && Number.isFinite(Number(label)));
    const characters = ticks.reduce((sum, { label }) => sum + label.length + 2, 0);
    if (characters <= mostCharacters) return ticks;
  }
  return [];
}

/** By its digits: a product would round them once more. */
function withPower(text: string, power: number): string {
  if (power === 0) return text;
  const [digits, exponent = "0"] = text.split("e");
  return String(Number(`${digits}e${Number(exponent) + power}`));
}
