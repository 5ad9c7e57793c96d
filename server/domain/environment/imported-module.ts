/** A package that a file of the code loads. */
export interface ImportedModule {
  language: "python" | "r";
  /** As it is loaded: `scipy.stats`, `dplyr`. */
  name: string;
  path: string;
  /** From 1. */
  line: number;
}
