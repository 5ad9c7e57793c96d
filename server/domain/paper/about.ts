/** What a paper says of itself. Each member is what was found, with where: nothing rather than what is doubtful. */
export interface PaperAbout {
  title: Found<string> | null;
  authors: Found<string[]> | null;
  abstract: Found<string> | null;
  /** `2024-03-19`, or `2024-03` where no day is printed. */
  date: Found<string> | null;
  /** In small letters. */
  doi: Found<string> | null;
  /** With its version, if it is printed: `2101.00001v2`. */
  arxivId: Found<string> | null;
}

export interface Found<Value> {
  value: Value;
  source: AboutSource;
}

export type AboutSource = "first_page" | "file_metadata" | "both";
