import { nameOf } from "./code-tree.ts";

/**
 * Functions of MATLAB's toolboxes, by the package of Octave Forge that has them. Names that many authors give to
 * variables and functions of their own (`edge`, `square`, `tf`) are left out.
 */
const packages: Record<string, RegExp> = {
  statistics:
    /^(?:(?:beta|bino|chi2|exp|f|gam|geo|gev|hyge|logn|mvn|nbin|norm|poiss|rayl|t|unid|unif|wbl)(?:cdf|inv|pdf|rnd|stat)|randsample|datasample|kmeans|pdist2?|squareform|linkage|dendrogram|pca|princomp|ttest2?|ztest|vartest2?|ranksum|signtest|kstest2?|anova[12n]|kruskalwallis|friedman|regress|fitlm|fitgmdist|crossval|cvpartition|nan(?:max|min|sum)|tabulate|grpstats|ecdf|boxplot|histfit|hist3|mahal|normplot|qqplot|silhouette|hmmviterbi|rmmissing|fillmissing)$/,
  signal:
    /^(?:butter|buttord|cheby[12]|ellip|fir[12]|firls|filtfilt|sosfilt|medfilt1|sgolayfilt|pwelch|cpsd|mscohere|tfestimate|xcorr2?|xcov|findpeaks|hilbert|decimate|resample|upfirdn|hann|kaiser|tukeywin|gausswin|chirp|sawtooth|dct|idct|czt|grpdelay|zp2sos|tf2sos|tf2zp|ss2tf|aryule|arburg|rms)$/,
  image:
    /^(?:im(?:resize|rotate|filter|crop|adjust|open|close|erode|dilate|fill|noise|gradient|complement|regionalmax|quantize|sharpen)|fspecial|mat2gray|graythresh|im2bw|medfilt2|strel|bw(?:label|conncomp|morph|areaopen|dist|boundaries|perim)|regionprops|histeq|normxcorr2|radon|iradon|watershed|corr2|std2|label2rgb)$/,
  optim: /^(?:fmincon|linprog|quadprog|lsqcurvefit|lsqnonlin|lsqlin|nlinfit)$/,
  symbolic: /^(?:syms?|vpa|vpasolve|dsolve|matlabFunction|symfun)$/,
  control: /^(?:lsim|lqr|dlqr|dlqe|c2d|d2c|pzmap|rlocus|zpk|ctrb|obsv|lyap|dlyap)$/,
};

const maxCalls = 20_000;

/**
 * The packages that Octave is to load for code of MATLAB, which has them without a word: those with a function that a
 * script calls and none of the repository defines. None where a script loads packages itself: it is for Octave.
 */
export function octavePackages(paths: Iterable<string>, contents: ReadonlyMap<string, Uint8Array>): string[] {
  const scripts = [...contents].filter(([path]) => isScript(path));
  if (scripts.length === 0) return [];
  const texts = scripts.map(([, bytes]) =>
    Buffer.from(bytes)
      .toString("latin1")
      .replace(/%[^\n]*/g, ""),
  );
  if (texts.some((text) => /^[ \t]*pkg[ \t]+load\s/m.test(text))) return [];
  const own = new Set([
    ...[...paths].filter(isScript).map((path) => nameOf(path).slice(0, -2)),
    ...texts.flatMap(definedIn),
  ]);
  const called = new Set(
    texts
      .flatMap(calledIn)
      .slice(0, maxCalls)
      .filter((name) => !own.has(name)),
  );
  return Object.keys(packages).filter((name) => [...called].some((each) => packages[name]!.test(each)));
}

const isScript = (path: string) => /\.m$/i.test(path);

const definedIn = (text: string): string[] =>
  [...text.matchAll(/^[ \t]*function\b[^\n=(]{0,200}?(?:=[ \t]*)?(\w{1,63})[ \t]*(?:\(|$)/gm)].map(
    ([, name]) => name!,
  );

/** What stands before a parenthesis, and is no variable of the script; `syms` takes names as a command does. */
function calledIn(text: string): string[] {
  const calls = /(?<![\w.'"])([a-z]\w{1,40})\s{0,3}\(|^[ \t]*(syms)[ \t]+[A-Za-z]/gm;
  const names = new Set([...text.matchAll(calls)].map(([, called, command]) => (called ?? command)!));
  const assigned = assignedIn(text);
  return [...names].filter((name) => !assigned.has(name));
}

/** The names that code of MATLAB has for values of its own: `fig2 = figure(2)`. */
export function assignedIn(text: string): ReadonlySet<string> {
  const assigned = /(?<![\w.])([A-Za-z]\w{0,62})\s{0,3}(?:\([^()\n]{0,200}\)\s{0,3})?=(?!=)/g;
  return new Set([...text.matchAll(assigned)].map(([, name]) => name!));
}
