/** Come with r-base-core and r-recommended, which every environment for R has. */
const STANDARD = new Set(
  `base compiler datasets grDevices graphics grid methods parallel splines stats stats4 tcltk tools utils
  KernSmooth MASS Matrix boot class cluster codetools foreign lattice mgcv nlme nnet rpart spatial survival`.split(
    /\s+/,
  ),
);

export const isStandardR = (name: string) => STANDARD.has(name);

/** Debian's package of an R package, by its rule for names; null for what is no name of an R package. */
export function debianOfR(name: string, isBioconductor: boolean): string | null {
  if (!/^[A-Za-z][A-Za-z0-9.]{0,99}$/.test(name)) return null;
  return `r-${isBioconductor ? "bioc" : "cran"}-${name.toLowerCase()}`;
}
