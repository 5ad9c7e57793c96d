/** Words of quantities that results are stated in, over all fields; in lower case, without plural endings. */
const quantities =
  "accuracy error rmse nrmse mse mae mape precision recall sensitivity specificity f1 auc auroc auprc perplexity bleu rouge loss score " +
  "correlation covariance coefficient slope intercept exponent variance deviation sd mean average median mode maximum minimum range quantile " +
  "p-value pvalue statistic chi-square chisquare r2 likelihood aic bic waic looic elpd evidence " +
  "rate ratio odds hazard risk probability proportion fraction share percentage percent prevalence incidence mortality survival " +
  "effect difference increase decrease reduction improvement gain drop change growth elasticity " +
  "energy temperature mass velocity speed frequency wavelength period amplitude pressure density concentration distance length width height depth radius diameter area volume angle " +
  "time runtime duration latency throughput speedup delay lifetime half-life age efficiency yield conductivity resistance voltage current power charge field flux luminosity " +
  "number count size total sum entropy dimension index constant potential threshold peak residual uncertainty bias interval estimate " +
  "price cost income wage return volatility premium inflation unemployment gdp abundance biomass diversity richness fitness heritability " +
  "horizon adherence compliance response dose titer expression identity similarity distance divergence kappa icc alpha power " +
  "modulus stress strain viscosity redshift magnitude polarization susceptibility gap bandwidth quality contrast intensity " +
  "clustering modularity degree coverage overlap agreement consistency convergence capacity " +
  "fscore f-score f1-score mrr ndcg mcc iou psnr ssim wer cer hpdi r-squared log-likelihood";

/** What something is judged by: seldom chosen, so that "with an accuracy of 93 %" is no condition. */
const outcomes = new Set(
  (
    "accuracy error rmse nrmse mse mae mape precision recall sensitivity specificity f1 fscore f-score f1-score auc auroc auprc mrr ndcg mcc iou psnr ssim wer cer perplexity bleu rouge loss score " +
    "correlation covariance coefficient slope intercept variance deviation sd mean average median p p-value pvalue likelihood log-likelihood aic bic waic looic elpd evidence r-squared " +
    "ratio odds hazard probability proportion fraction percentage percent prevalence incidence mortality survival effect difference " +
    "efficiency yield speedup throughput latency runtime entropy residual uncertainty bias estimate heritability identity similarity divergence kappa icc modularity overlap agreement consistency reliability half-life"
  ).split(" "),
);

const changes =
  /^(?:increase|decrease|reduction|improvement|gain|growth|drop|change|difference|rise|decline|loss)s?$/i;

/** Symbols whose value a test or a fit gives. */
const statistics = /^(?:[FtrzpdgWUHRβκρτη]|[Rr][_^]?2|[χη]\^?2|r_?s|[MS][DE]|BF\d*|OR|HR|RR|IRR)$/u;

const quantitySet = new Set(quantities.split(/\s+/));

export const isStatistic = (symbol: string): boolean => statistics.test(symbol);
export const isChange = (word: string): boolean => changes.test(word);
export const isOutcome = (word: string): boolean => isIn(outcomes, word);

/** A word of statistics or arithmetic, which is the name of nothing without what it is of. */
export const isBare = (name: string): boolean =>
  /^(?:mean|average|median|mode|maximum|minimum|ratio|difference|value|total|sum|coefficient|range|rate|index|quantile|deviation|sd|interval|estimate|level|proportion|fraction|share|percentage|percent|number|constant|statistic|peak|dimension|size|count|degree|period|length)s?$/i.test(
    name,
  );

/** What counts things: as often a size that was chosen as a result. */
export const isCount = (name: string): boolean =>
  /\b(?:number|count|size|total|sum|range|degree|length|index|dimension|parameters?|age)s?$/i.test(name);

/** Whether a word names a quantity: `RMSEs`, `p-value`, `accuracies`. */
export function isQuantity(word: string): boolean {
  return isIn(quantitySet, word);
}

function isIn(words: ReadonlySet<string>, word: string): boolean {
  const lowered = word.toLowerCase();
  if (lowered.length < 2) return false;
  const singular = lowered.replace(/ies$/, "y").replace(/(?<=[a-z]{3})(?:es|s)$/, "");
  return words.has(lowered) || words.has(singular) || words.has(lowered.replace(/s$/, ""));
}

/** Words that say that a number was found, not chosen. */
export const resultVerb =
  /\b(?:achiev\w+|obtain\w*|f[io]und|yield\w*|reach\w*|result\w*|show\w*|observ\w+|measur\w+|estimat\w+|increas\w+|decreas\w+|reduc\w+|improv\w+|drop\w*|fell|rose|rises?|differ(?:s|ed|ing)?|correlat\w+|account\w*|explain\w*|outperform\w*|exceed\w*|attain\w*|gives?|giving|gave|equals?|equal to|amount\w*|averag\w+|report\w*|recover\w*|remain\w*|detect\w*|significan\w+|grew|declin\w+|converg\w+|reveal\w*|indicat\w+|demonstrat\w+|confirm\w*|peak\w*|took|takes|ranges?|ranged|totall?\w*|comput\w+|calculat\w+|determin\w+|had an?|has an?|with an?|corresponds? to)\b/i;

export const finiteVerb = /\b(?:is|are|was|were|has|have|had|be|been|does|did|do|can)\b|[=≈]/i;

/** The authors speak of themselves. */
export const ownWork =
  /\b(?:we|our|ours|this (?:paper|work|study|article|analysis)|here|the present|in the current)\b/i;

/** What the authors chose, not found. */
export const setUp =
  /\b(?:learning rate|batch(?: |-)?size|epochs?|hidden|layers?|dropout|seed(?:s|ed)?|iterations?|hyper-?parameters?|we set|we used?|we chose|we fix(?:ed)?|we consider(?:ed)?|(?:is|are|was|were|be) (?:set|fixed|chosen|initiali[sz]ed|varied|sampled|discretized|selected)|set to|fixed (?!effects?\b)|initiali[sz]ed|default|thresholds? (?:of|with|at)|cut-?offs?|tolerance|step size|time ?step|window (?:size|length)|resolution|grid|GPUs?|CPUs?|RAM|memory of|cores?|training set|test set of|train(?:ed|ing) (?:on|for|with)|consists? of|comprises?|contains?|recruited|enrolled|participated|aged|years old|significance level|confidence level|level of significance|parameters?|assum\w+|prior|simulat(?:ed|e|ions?) (?:with|of|for)|sampling rate|sampled at|clamp\w*|pulse|held at|holding|incubat\w+|centrifug\w+|diluted|purchased|heated (?:to|at)|stirred|annealed|train(?:ing)?[ /-]test|dataset of|data ?set (?:of|has|with)|samples of|split|were collected|was collected|configur\w+|settled on|specif(?:ied|y)|modified|changed from|(?:applied|injected|initial|input|constant) (?:an? )?(?:\w+ ){0,2}(?:current|voltage|field|force|conditions?)|constants?|cited|asked)\b/i;

/** What may be so, or is to be so. */
export const hypothetical =
  /\b(?:suppose|hypothes[ie]\w*|aim(?:s|ed)?|goal|for example|for instance|e\.g|such as|let|under the null|target)\b/i;

/** What is not so, or not yet. */
export const unreal =
  /\b(?:if|would|could|might|may|should|expect(?:ed|s)? (?:to|that|count|value)|(?:in|for) (?:the )?future|future work)\b/i;

/** Somebody else's number. */
const otherWords =
  /\b(?:et al|previous(?:ly)?|prior|earlier (?:work|stud\w+)|in the literature|the(?:ir)? authors?|original(?:ly)? (?:paper|study|article|authors?|work|publication|implementation|results?|model|reported|published)|reported (?:by|in|elsewhere)|state[- ]of[- ]the[- ]art|according to|the (?:original )?(?:paper|article|study) (?:reports?|reported|finds?|found|states?|stated|claims?|claimed|gives?|gave)|as (?:shown|reported|described) (?:by|in)|published)\b/iu;
const citation = /\[\d{1,3}(?:\s?[,;–-]\s?\d{1,3}){0,6}\]|\(\p{Lu}[^()]{1,60},? \d{4}[a-z]?\)/u;

export const speaksOfOtherWork = (text: string): boolean => otherWords.test(text) || citation.test(text);
