import type { TableCell } from "../paper/document.ts";

/** What a regression's table has below its terms: sizes, and how well the model fits. */
const fit =
  /^(?:num\.?\s?obs|n(?:um(?:ber)?)?\.?(?: of| obs)|n$|obs|observations|sample|groups?|clusters?|r2|r\^2|r²|r-?squared?|(?:adj|pseudo|within|marginal|conditional|multiple)\w*\.?\s?r|aic|bic|log\.?\s?-?lik|deviance|rmse|mse|f$|f\s?-?stat|f \(|wald|sigma|residual|std\.? ?errors?|standard errors?|s\.e\.|mean|dep|controls?|elpd|looic|waic|icc|τ|σ|p-?value|χ2|chi|df$)|\b(?:fe|fes|fixed effects?|r2|dummies|included)$/i;
const intercept = /^\(?(?:intercept|constant|const\.?|_cons)\)?$/i;

/** Whether a row of a regression's table is none of its terms. */
export const isFitName = (name: string): boolean => fit.test(name.trim());

const starred = /^-?\d*\.\d+\s?(?:\*{1,3}|[+†])$/;
const bracketed = /^[([]-?[\d.,\s-]+[)\]]$/;

/**
 * The columns that have the estimates of a regression's terms; empty for any other table. Two signs tell one, of an
 * intercept, stars, rows of uncertainties in brackets below rows of estimates, rows that say how the model fits; the last
 * two alone are those of any fit.
 */
export function coefficientColumns(rows: readonly TableCell[][], headers: readonly string[]): Set<number> {
  const texts = rows.map((row) => row.map(({ text }) => text.trim()));
  const names = texts.map(([name = ""]) => name);
  const uncertain = texts.filter(([name, ...rest]) => {
    const values = rest.filter((text) => text !== "");
    return name === "" && values.length > 0 && values.every((text) => bracketed.test(text));
  });
  const stars = texts.flatMap((row) => row.slice(1)).filter((text) => starred.test(text));
  const isOfTerms = names.some((name) => intercept.test(name)) || stars.length >= 2;
  const signs = [
    names.some((name) => intercept.test(name)),
    uncertain.length >= 2,
    names.some((name) => fit.test(name)),
    stars.length >= 2,
  ];
  if (!isOfTerms || signs.filter(Boolean).length < 2) return new Set();
  const isOfEstimates = (header: string, column: number) =>
    /^\(?\d{1,2}\)?$/.test(header) ||
    texts.some((row) => starred.test(row[column] ?? "")) ||
    uncertain.some((row) => (row[column] ?? "") !== "");
  return new Set(
    headers.flatMap((header, column) => (column > 0 && isOfEstimates(header, column) ? [column] : [])),
  );
}

/** What a regression's table gives of each term, where its caption says so: "odds ratios". */
export function estimateOf(caption: string): string {
  const named =
    /\b(odds ratio|hazard ratio|(?:incidence )?rate ratio|(?:average )?marginal effect|risk ratio)s?\b/i.exec(
      caption,
    );
  return (
    named?.[1]?.toLowerCase() ?? (/\b(?:regress|coefficient)/i.test(caption) ? "coefficient" : "estimate")
  );
}
