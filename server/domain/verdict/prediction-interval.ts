/**
 * Returns half the width of the 95 % prediction interval around the mean, as CORE-Bench defines it
 * (`benchmark/evaluations.py`): t(0.975, n-1) · s · √(1 + 1/n) with the sample standard deviation s.
 *
 * @throws RangeError for fewer than two values.
 */
export function predictionHalfWidth(values: readonly number[]): number {
  const n = values.length;
  const center = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - center) ** 2, 0) / (n - 1);
  const quantile = quantiles[Math.min(n - 1, quantiles.length) - 1];
  if (quantile === undefined) throw new RangeError("A prediction interval needs two values or more.");
  return quantile * Math.sqrt(variance) * Math.sqrt(1 + 1 / n);
}

/** Returns the mean, exact where all values are equal: that of 0.1, 0.1, 0.1 is 0.1. */
export function mean(values: readonly number[]): number {
  const first = values[0] ?? Number.NaN;
  return first + values.reduce((sum, value) => sum + (value - first), 0) / values.length;
}

// Student's t at 0.975 for 1 to 99 degrees of freedom, from scipy.stats.t.ppf (SciPy 1.17.1), rounded to six decimals.
// A manifest has at most 100 repetitions.
const quantiles = [
  12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157, 2.228139,
  2.200985, 2.178813, 2.160369, 2.144787, 2.13145, 2.119905, 2.109816, 2.100922, 2.093024, 2.085963, 2.079614,
  2.073873, 2.068658, 2.063899, 2.059539, 2.055529, 2.051831, 2.048407, 2.04523, 2.042272, 2.039513, 2.036933,
  2.034515, 2.032245, 2.030108, 2.028094, 2.026192, 2.024394, 2.022691, 2.021075, 2.019541, 2.018082,
  2.016692, 2.015368, 2.014103, 2.012896, 2.011741, 2.010635, 2.009575, 2.008559, 2.007584, 2.006647,
  2.005746, 2.004879, 2.004045, 2.003241, 2.002465, 2.001717, 2.000995, 2.000298, 1.999624, 1.998972,
  1.998341, 1.99773, 1.997138, 1.996564, 1.996008, 1.995469, 1.994945, 1.994437, 1.993943, 1.993464, 1.992997,
  1.992543, 1.992102, 1.991673, 1.991254, 1.990847, 1.99045, 1.990063, 1.989686, 1.989319, 1.98896, 1.98861,
  1.988268, 1.987934, 1.987608, 1.98729, 1.986979, 1.986675, 1.986377, 1.986086, 1.985802, 1.985523, 1.985251,
  1.984984, 1.984723, 1.984467, 1.984217,
];
