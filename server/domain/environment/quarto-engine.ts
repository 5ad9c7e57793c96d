/** Whether Quarto has Jupyter run a document: a notebook, or one with chunks of Python and none of R. */
export function isForJupyter({ path, text }: { path: string; text: string }): boolean {
  if (path.endsWith(".ipynb")) return true;
  const has = (language: string) => new RegExp(`^[ \\t]*\`\`\`+[ \\t]*\\{${language}\\b`, "m").test(text);
  return /\.qmd$/i.test(path) && has("python") && !has("r");
}
