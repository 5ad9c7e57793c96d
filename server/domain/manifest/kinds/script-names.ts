/** What prepares, helps, tests or makes the paper; what is old. */
export const otherFolder =
  /(?:^|\/)(?:\.[^/]+|articles?|papers?|manuscript|slides|presentation|docs?|dev|tests?|renv|packrat|node_modules|vendor|old|original|archived?|deprecated|legacy|examples?)\//i;

/** Of a script whose name begins with its place among others. */
export const numbered =
  /^(?:\d{1,2}[a-z]?(?:[_.) -]|(?=[A-Za-z]))[\w .-]+|(?:step|part|stage|phase|script)[ _-]?\d{1,2}[a-z]?(?:[_. -][\w .-]*)?)\.(?:r|py|jl|m|ipynb)$/i;

/** A collator is made once: `localeCompare` looks for one each time. */
export const inNumericOrder = new Intl.Collator("en", { numeric: true }).compare;

/** The last part of a path. */
export const nameOf = (path: string) => path.split("/").at(-1)!;
