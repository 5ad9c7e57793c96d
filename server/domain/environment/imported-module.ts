/** A language whose programs are looked into for what they load. */
export type CodeLanguage = "python" | "r";

/** A package that a file of the code loads. */
export interface ImportedModule {
  language: CodeLanguage;
  /** As it is loaded: `scipy.stats`, `dplyr`. */
  name: string;
  path: string;
  /** From 1. */
  line: number;
}
