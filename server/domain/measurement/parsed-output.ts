import { digestOfBytes } from "../digest.ts";
import { record } from "../messages/recorded.ts";
import { type NotebookCell, notebookText } from "./notebook-text.ts";
import type { MeasurementSource } from "./observation.ts";
import { observationTexts } from "./observation-texts.ts";
import type { OutputCut } from "./output-cut.ts";
import { type Failure, parseJson } from "./output-readers.ts";
import { type ConvertedFile, isRFile, tableOfR } from "./r-file.ts";
import { type SearchedText, searchedText } from "./searched-text.ts";
import { isPrinted } from "./source-files.ts";
import { parseTable, type Table } from "./table.ts";

/** What is read from beside an output's bytes. */
interface OutputForm {
  /** Where what was printed is not there whole. */
  cut: OutputCut | null;
  /** What R read in a file of its own formats; null where R was not asked. */
  converted: ConvertedFile | null;
}

/** An output file's digest, text, JSON and tables, each made when it is first read and kept for the next measurement. */
export class ParsedOutput {
  readonly #file: string;
  readonly #bytes: Uint8Array;
  readonly #sources: readonly MeasurementSource[];
  readonly cut: OutputCut | null;
  readonly #converted: ConvertedFile | null;
  #digest: ReturnType<typeof digestOfBytes> | undefined;
  #text: string | undefined;
  #searched: SearchedText | undefined;
  #json: ReturnType<typeof parseJson> | undefined;
  readonly #printed = new Map<NotebookCell, string | Failure>();
  readonly #tables = new Map<string, Table>();

  /** `sources` are all those that are read from it. */
  constructor(
    file: string,
    bytes: Uint8Array,
    sources: readonly MeasurementSource[],
    { cut, converted }: OutputForm,
  ) {
    this.#file = file;
    this.#bytes = bytes;
    this.#sources = sources;
    this.cut = cut;
    this.#converted = converted;
  }

  /** How much is parsed. */
  get byteSize() {
    return (this.#converted instanceof Uint8Array ? this.#converted : this.#bytes).byteLength;
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
    this.#searched ??= isPrinted(this.#file) ? this.#searchPrinted() : { text: this.text, gap: null };
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
    this.#json ??= isRFile(this.#file) ? this.#parseConverted() : parseJson(this.#file, this.text);
    return this.#json;
  }

  #parseConverted(): ReturnType<typeof parseJson> {
    if (this.#converted instanceof Uint8Array)
      return parseJson(this.#file, new TextDecoder().decode(this.#converted));
    return this.#converted ?? { reason: record(observationTexts.notThroughR, { file: this.#file }) };
  }

  /** The file as a table, parsed once for all sources that say the same of its form, as far as any of them needs. */
  tableOf(source: MeasurementSource): Table {
    const key = formatKey(source);
    const table = this.#tables.get(key) ?? this.#readTable(source, key);
    this.#tables.set(key, table);
    return table;
  }

  #readTable(source: MeasurementSource, key: string): Table {
    if (isRFile(this.#file)) {
      const { json } = this;
      if ("reason" in json) return { names: [], rows: [], failure: json, isAligned: true };
      return tableOfR(this.#file, json.value, source.object);
    }
    const same = this.#sources.filter((other) => other.column !== undefined && formatKey(other) === key);
    const lastRow = same.reduce((last, { row = Number.POSITIVE_INFINITY }) => Math.max(last, row), 0);
    return parseTable(this.#file, this.text, lastRow, source);
  }
}

function formatKey({ separator, header, object }: MeasurementSource): string {
  return `${separator} ${header} ${object}`;
}
