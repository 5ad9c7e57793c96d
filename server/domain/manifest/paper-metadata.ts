/** What the paper is: only what the submission left empty is taken from it. */
export interface PaperMetadata {
  authors?: string[];
  description?: string;
  url?: string;
}

/** What several files say about the paper, with the file that each member is from. */
export interface SourcedPaper extends PaperMetadata {
  sources: Record<string, string>;
}
