import { digestOfBytes } from "../digest.ts";
import { type NotebookCell, notebookText } from "./notebook-text.ts";
import type { MeasurementSource } from "./observation.ts";
import type { OutputCut } from "./output-cut.ts";
import { type Failure, parseJson } from "./output-readers.ts";
import { type SearchedText, searchedText } from "./searched-text.ts";
import { parseTable, type Table } from "./table.ts";

/** An output file's digest, text, JSON and tables, each made when it is first read and kept for the next measurement. */
export class ParsedOutput {
  readonly #file: string;
  readonly #bytes: Uint8Array;
  readonly #sources: readonly MeasurementSource[];
  readonly cut: OutputCut | null;
  #digest: ReturnType<typeof digestOfBytes> | undefined;
  #text: string | undefined;
  #searched: SearchedText | undefined;
  #json: ReturnType<typeof parseJson> | undefined;
  readonly #printed = new Map<NotebookCell, string | Failure>();
  readonly #tables = new Map<string, Table>();

  /** `sources` are all those that are read from it. */
  constructor(file: string, bytes: Uint8Array, sources: readonly MeasurementSource[], cut: OutputCut | null) {
    this.#file = file;
    this.#bytes = bytes;
    this.#sources = sources;
    this.cut = cut;
  }

  get byteSize() {
    return this.#bytes.byteLength;
  }

  get digest() {
    this.#digest ??= digestOfBytes(this.#bytes);
    return this.#digest;
  }

  get text() {
    this.#text ??= new TextDecoder().decode(this.#bytes);
    return this.#text;
  }

  /** What an expression is matched with: a file whole, of what was printed the beginning and the end. */
  get searched(): SearchedText {
    const isPrinted = this.#file === "stdout" || this.#file === "stderr";
    this.#searched ??= isPrinted ? this.#searchPrinted() : { text: this.text, gap: null };
    return this.#searched;
  }

  #searchPrinted(): SearchedText {
    if (this.cut === null) return searchedText(this.text, null);
    const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
    return searchedText(
      decode(this.#bytes.subarray(0, this.cut.start)),
      decode(this.#bytes.subarray(this.cut.end)),
    );
  }

  /** What a notebook printed, or one of its cells. */
  printedBy(cell: NotebookCell): SearchedText | Failure {
    const { json } = this;
    if ("reason" in json) return json;
    const text = this.#printed.get(cell) ?? notebookText(this.#file, json.value, cell);
    this.#printed.set(cell, text);
    return typeof text === "string" ? { text, gap: null } : text;
  }

  get json() {
    this.#json ??= parseJson(this.#file, this.text);
    return this.#json;
  }

  /** The file as a table, parsed once for all sources that say the same of its form, as far as any of them needs. */
  tableOf(source: MeasurementSource): Table {
    const key = formatKey(source);
    let table = this.#tables.get(key);
    if (!table) {
      const same = this.#sources.filter((other) => other.column !== undefined && formatKey(other) === key);
      const lastRow = same.reduce((last, { row = Number.POSITIVE_INFINITY }) => Math.max(last, row), 0);
      table = parseTable(this.#file, this.text, lastRow, source);
      this.#tables.set(key, table);
    }
    return table;
  }
}

function formatKey({ separator, header }: MeasurementSource): string {
  return `${separator} ${header}`;
}
