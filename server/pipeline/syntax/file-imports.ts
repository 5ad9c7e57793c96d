/** What one file loads. */
export interface FileImports {
  modules: { name: string; line: number }[];
  /** Other files, by paths from its own folder or the repository's; of Python without their extension. */
  files: string[];
}
