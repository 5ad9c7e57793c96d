import type { CodeLanguage } from "../../domain/environment/imported-module.ts";
import { parseRecord } from "../../domain/environment/parse-record.ts";

/** A text of one language, with a line for each of the file's where the file is plain. */
export interface CodeText {
  language: CodeLanguage;
  text: string;
}

/** The code of a file, by its name: a script, or the cells of a notebook or of R Markdown. */
export function codeTextsOf(path: string, text: string): CodeText[] {
  const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  if (extension === "py") return [{ language: "python", text }];
  if (extension === "r") return [{ language: "r", text }];
  if (extension === "ipynb") return notebookTexts(text);
  if (extension === "rmd" || extension === "qmd" || extension === "rnw") return chunkTexts(text, extension);
  return [];
}

function notebookTexts(text: string): CodeText[] {
  const notebook = parseRecord(text) as {
    cells?: { cell_type?: unknown; source?: unknown }[];
    metadata?: { kernelspec?: { language?: unknown; name?: unknown } };
  } | null;
  if (!Array.isArray(notebook?.cells)) return [];
  const { language, name } = notebook.metadata?.kernelspec ?? {};
  const isR = language === "R" || name === "ir";
  const code = notebook.cells
    .filter((cell) => cell?.cell_type === "code")
    .map(({ source }) => (Array.isArray(source) ? source.join("") : String(source ?? "")))
    // Commands of IPython and of a shell are no Python.
    .map((source) => source.replace(/^\s*[%!].*$/gm, ""));
  return [{ language: isR ? "r" : "python", text: code.join("\n") }];
}

const FENCE = /^\s*(?:```+|~~~+)\s*\{\s*(r|python)\b|^\s*(?:```+|~~~+)\s*$|^<<.*>>=\s*$|^@\s*$/i;

/** Lines outside of the chunks become empty, so that numbers of lines stay. */
function chunkTexts(text: string, extension: string): CodeText[] {
  const lines: Record<CodeLanguage, string[]> = { python: [], r: [] };
  let open: CodeLanguage | null = null;
  for (const line of text.split("\n")) {
    const fence = FENCE.exec(line);
    for (const language of ["python", "r"] as const)
      lines[language].push(!fence && open === language ? line : "");
    if (fence)
      open = fence[1] ? (fence[1].toLowerCase() as CodeLanguage) : line.startsWith("<<") ? "r" : null;
  }
  const r = lines.r.join("\n");
  // Inline code loads packages too, by `pkg::f` alone, and rarely.
  const python = extension === "rnw" ? "" : lines.python.join("\n");
  return [
    { language: "r" as const, text: r },
    { language: "python" as const, text: python },
  ].filter((each) => each.text.trim() !== "");
}
