/** A block of a paper that we wrote, without the labels of its numbers. */
export type PaperBlock =
  | { kind: "heading"; level: number; text: string }
  | { kind: "paragraph" | "caption"; text: string }
  | { kind: "table"; rows: string[][] };

/** A result that a paper reports: what must be found, and under which name. */
export interface Label {
  printed: string;
  /** A word that the metric's name must have. */
  metric: string;
  unit: string;
  comparator: string;
  /** The committed number that it reports, as file and value; null where none was committed. */
  link: { file: string; value: number } | null;
}

export interface PaperSource {
  columns: 1 | 2;
  hasLineNumbers: boolean;
  blocks: PaperBlock[];
  labels: Label[];
}

/** `[[0.0472; error; 1; metrics.json = 0.047213; ~=]]`: unit, link and comparator may be left out. */
const label = /\[\[([^\]]+)\]\]/g;

/**
 * Reads a paper from our sources: Markdown's headings, paragraphs and tables, with results in double brackets. `print`
 * says what is printed for a label, to print another number than the one that was committed.
 */
export function readSource(
  text: string,
  print: (label: Label) => string = ({ printed }) => printed,
): PaperSource {
  const [, options = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const labels = new Map<string, Label>();
  const shown = body.replace(label, (whole, fields: string) => {
    const found = readLabel(fields);
    labels.set(whole, found);
    return print(found);
  });
  return {
    columns: /columns: 2/.test(options) ? 2 : 1,
    hasLineNumbers: /line numbers/.test(options),
    blocks: shown
      .trim()
      .split(/\n{2,}/)
      .map(toBlock),
    // A result that is stated twice has one label.
    labels: [...labels.values()],
  };
}

function readLabel(fields: string): Label {
  const [printed, metric, unit, link, comparator] = fields.split(";").map((field) => field.trim());
  if (!printed || !metric) throw new Error(`A label needs a number and a metric: ${fields}`);
  const [, file, value] = /^(\S+) = (\S+)$/.exec(link ?? "") ?? [];
  return {
    printed,
    metric,
    unit: unit || "1",
    comparator: comparator || "~=",
    link: file === undefined ? null : { file, value: Number(value) },
  };
}

function toBlock(text: string): PaperBlock {
  const heading = /^(#+) (.*)$/s.exec(text);
  if (heading) return { kind: "heading", level: heading[1]!.length, text: heading[2]! };
  if (text.startsWith("|"))
    return {
      kind: "table",
      rows: text.split("\n").map((row) =>
        row
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
    };
  const joined = text.replace(/\s*\n\s*/g, " ");
  return { kind: /^(?:Table|Figure) \d+[.:]/.test(joined) ? "caption" : "paragraph", text: joined };
}
