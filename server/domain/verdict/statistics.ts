/** Returns the mean, exact where all values are equal: that of 0.1, 0.1, 0.1 is 0.1. */
export function mean(values: readonly number[]): number {
  const first = values[0] ?? Number.NaN;
  return first + values.reduce((sum, value) => sum + (value - first), 0) / values.length;
}

/** Returns the sample standard deviation (n − 1), exactly 0 where all values are equal. NaN for a single value. */
export function standardDeviation(values: readonly number[]): number {
  const center = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - center) ** 2, 0) / (values.length - 1));
}

/** One-sided probabilities that Student's t is known for. */
export type QuantileProbability = 0.95 | 0.995;

/**
 * Returns Student's t at a probability for some degrees of freedom; for more than 99, that of 99, which is larger.
 *
 * @throws RangeError below 1 degree of freedom.
 */
export function studentQuantile(probability: QuantileProbability, degreesOfFreedom: number): number {
  const values = quantiles[probability];
  const quantile = values[Math.min(degreesOfFreedom, values.length) - 1];
  if (quantile === undefined) throw new RangeError("Student's t needs one degree of freedom or more.");
  return quantile;
}

// For 1 to 99 degrees of freedom, rounded to six decimals: by bisection of the regularized incomplete beta function. A
// manifest has at most 100 repetitions.
const quantiles: Record<QuantileProbability, number[]> = {
  0.95: [
    6.313752, 2.919986, 2.353363, 2.131847, 2.015048, 1.94318, 1.894579, 1.859548, 1.833113, 1.812461,
    1.795885, 1.782288, 1.770933, 1.76131, 1.75305, 1.745884, 1.739607, 1.734064, 1.729133, 1.724718,
    1.720743, 1.717144, 1.713872, 1.710882, 1.708141, 1.705618, 1.703288, 1.701131, 1.699127, 1.697261,
    1.695519, 1.693889, 1.69236, 1.690924, 1.689572, 1.688298, 1.687094, 1.685954, 1.684875, 1.683851,
    1.682878, 1.681952, 1.681071, 1.68023, 1.679427, 1.67866, 1.677927, 1.677224, 1.676551, 1.675905,
    1.675285, 1.674689, 1.674116, 1.673565, 1.673034, 1.672522, 1.672029, 1.671553, 1.671093, 1.670649,
    1.670219, 1.669804, 1.669402, 1.669013, 1.668636, 1.668271, 1.667916, 1.667572, 1.667239, 1.666914,
    1.6666, 1.666294, 1.665996, 1.665707, 1.665425, 1.665151, 1.664885, 1.664625, 1.664371, 1.664125,
    1.663884, 1.663649, 1.66342, 1.663197, 1.662978, 1.662765, 1.662557, 1.662354, 1.662155, 1.661961,
    1.661771, 1.661585, 1.661404, 1.661226, 1.661052, 1.660881, 1.660715, 1.660551, 1.660391,
  ],
  0.995: [
    63.656741, 9.924843, 5.840909, 4.604095, 4.032143, 3.707428, 3.499483, 3.355387, 3.249836, 3.169273,
    3.105807, 3.05454, 3.012276, 2.976843, 2.946713, 2.920782, 2.898231, 2.87844, 2.860935, 2.84534, 2.83136,
    2.818756, 2.807336, 2.79694, 2.787436, 2.778715, 2.770683, 2.763262, 2.756386, 2.749996, 2.744042,
    2.738481, 2.733277, 2.728394, 2.723806, 2.719485, 2.715409, 2.711558, 2.707913, 2.704459, 2.701181,
    2.698066, 2.695102, 2.692278, 2.689585, 2.687013, 2.684556, 2.682204, 2.679952, 2.677793, 2.675722,
    2.673734, 2.671823, 2.669985, 2.668216, 2.666512, 2.66487, 2.663287, 2.661759, 2.660283, 2.658857,
    2.657479, 2.656145, 2.654854, 2.653604, 2.652394, 2.65122, 2.650081, 2.648977, 2.647905, 2.646863,
    2.645852, 2.644869, 2.643913, 2.642983, 2.642078, 2.641198, 2.64034, 2.639505, 2.638691, 2.637897,
    2.637123, 2.636369, 2.635632, 2.634914, 2.634212, 2.633527, 2.632858, 2.632204, 2.631565, 2.63094,
    2.63033, 2.629732, 2.629148, 2.628576, 2.628016, 2.627468, 2.626931, 2.626405,
  ],
};
