/** The middle one of the rounds, and the least and the most. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

export function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  const median = (sorted[Math.floor(half)]! + sorted[Math.ceil(half)]!) / 2;
  return { median, least: sorted[0]!, most: sorted.at(-1)! };
}
