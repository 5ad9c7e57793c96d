/** R itself: no package of another place takes the place of one of these. */
const BASE = new Set(
  `base compiler datasets grDevices graphics grid methods parallel splines stats stats4 tcltk tools utils`.split(
    " ",
  ),
);

/** Come with r-recommended, which every environment for R has. */
const RECOMMENDED = new Set(
  `KernSmooth MASS Matrix boot class cluster codetools foreign lattice mgcv nlme nnet rpart spatial survival`.split(
    " ",
  ),
);

export const isBaseR = (name: string) => BASE.has(name);

export const isStandardR = (name: string) => BASE.has(name) || RECOMMENDED.has(name);

/** Debian's package of an R package, by its rule for names; null for what is no name of an R package. */
export function debianOfR(name: string, isBioconductor: boolean): string | null {
  if (!/^[A-Za-z][A-Za-z0-9.]{0,99}$/.test(name)) return null;
  return `r-${isBioconductor ? "bioc" : "cran"}-${name.toLowerCase()}`;
}
