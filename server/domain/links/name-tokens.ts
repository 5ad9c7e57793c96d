/** Names of one thing in several words or spellings: the first is what all become. */
const phrases: readonly [string, RegExp][] = [
  ["pvalue", /\bp[\s_-]?val(?:ue)?s?\b/g],
  ["chisquare", /\b(?:chi|x|χ)[\s_-]?(?:square[ds]?|sq|2|²)\b|χ\s?\^?[2²]/g],
  ["r2", /\br[\s_^-]?(?:squared|sq|2|²)(?![\p{L}\d])/gu],
  ["f1", /\bf[\s_-]?1(?:[\s_-]?scores?)?\b|\bf[\s_-]?scores?\b/g],
  ["sd", /\b(?:std|standard)[\s_.-]?dev(?:iations?)?\b|\bstd\b|\bstdev\b/g],
  ["se", /\b(?:std|standard)[\s_.-]{0,2}err(?:ors?)?\b|\bstderr\b/g],
  ["nrmse", /\bnormali[sz]ed root[\s-]mean[\s-]squared?[\s-]errors?\b/g],
  ["rmse", /\broot[\s-]mean[\s-]squared?[\s-]errors?\b/g],
  ["mse", /\bmean[\s_-]squared?[\s_-]errors?\b/g],
  ["mae", /\bmean[\s_-]absolute[\s_-]errors?\b/g],
  ["dof", /\b(?:degrees[\s_-]of[\s_-]freedom|df|d\.f\.)(?:[\s_-]?resid(?:ual)?)?\b/g],
  ["auc", /\b(?:area under the (?:roc )?curve|au?roc|roc[\s_-]?auc|auc[\s_-]?roc)\b/g],
  ["oddsratio", /\bodds[\s_-]ratios?\b/g],
];
const synonyms: Record<string, string> = {
  acc: "accuracy",
  avg: "mean",
  average: "mean",
  mu: "mean",
  err: "error",
  max: "maximum",
  largest: "maximum",
  highest: "maximum",
  min: "minimum",
  smallest: "minimum",
  lowest: "minimum",
  num: "number",
  pval: "pvalue",
  p: "pvalue",
  corr: "correlation",
  cor: "correlation",
  coef: "coefficient",
  coeff: "coefficient",
  beta: "coefficient",
  est: "estimate",
  temp: "temperature",
  freq: "frequency",
  prob: "probability",
  pct: "percent",
  percentage: "percent",
  sigma: "sd",
  stddev: "sd",
  prec: "precision",
  sens: "sensitivity",
  spec: "specificity",
  runtime: "time",
  duration: "time",
  elapsed: "time",
  secs: "time",
  vel: "velocity",
  dist: "distance",
  conc: "concentration",
  var: "variance",
  cov: "covariance",
  diff: "difference",
  med: "median",
  const: "constant",
  param: "parameter",
  exp: "experiment",
  val: "validation",
  pred: "prediction",
  len: "length",
  dim: "dimension",
  intercep: "intercept",
  tot: "total",
};
/** Words that tell nothing apart. */
const stop = new Set(
  "the a an of in on at by for to and or with is are was were we our its it this that these from as be has have had than per via".split(
    " ",
  ),
);
const generic = new Set(
  "value result score metric data output test summary stat final all table figure file json csv txt log main run experiment".split(
    " ",
  ),
);
const greek: Record<string, string> = {
  α: "alpha",
  β: "beta",
  γ: "gamma",
  δ: "delta",
  ε: "epsilon",
  κ: "kappa",
  λ: "lambda",
  μ: "mu",
  ρ: "rho",
  σ: "sigma",
  τ: "tau",
  φ: "phi",
  ω: "omega",
  χ: "chi",
  θ: "theta",
  η: "eta",
};

const maxText = 2000;
const maxTokens = 120;

/** The words of a name or a text in the form in which names are compared: `valAcc`, `p_value` and `χ²` are words too. */
export function nameTokens(text: string): string[] {
  let plain = text
    .slice(0, maxText)
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replaceAll("_", " ");
  for (const [name, pattern] of phrases) plain = plain.replace(pattern, ` ${name} `);
  const words = plain.match(/[\p{L}]+\d*|\d+(?:\.\d+)?/gu) ?? [];
  const tokens = words.flatMap((word) => tokenOf(word) ?? []);
  return [...new Set(tokens)].slice(0, maxTokens);
}

function tokenOf(word: string): string | null {
  const named = greek[word] ?? word;
  if (stop.has(named)) return null;
  return synonyms[named] ?? synonyms[singular(named)] ?? singular(named);
}

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/(?<=s|x|ch|sh)es$/, "")
    .replace(/s$/, "");
}

/** Whether a token names no quantity and no thing of its own. */
export function isGeneric(token: string): boolean {
  return generic.has(token) || /^\d/.test(token);
}
