import { digestOfBytes } from "../digest.ts";
import type { OutputCut } from "./output-cut.ts";
import { parseJson, parseTable, type Table } from "./output-readers.ts";
import { type SearchedText, searchedText } from "./searched-text.ts";

/** An output file's digest, text, JSON and table, each made when it is first read and kept for the next measurement. */
export class ParsedOutput {
  readonly #file: string;
  readonly #bytes: Uint8Array;
  /** The last row of the table that is read. */
  readonly #lastRow: number;
  readonly cut: OutputCut | null;
  #digest: ReturnType<typeof digestOfBytes> | undefined;
  #text: string | undefined;
  #searched: SearchedText | undefined;
  #json: ReturnType<typeof parseJson> | undefined;
  #table: Table | undefined;

  constructor(file: string, bytes: Uint8Array, lastRow: number, cut: OutputCut | null) {
    this.#file = file;
    this.#bytes = bytes;
    this.#lastRow = lastRow;
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

  get json() {
    this.#json ??= parseJson(this.#file, this.text);
    return this.#json;
  }

  get table() {
    this.#table ??= parseTable(this.#file, this.text, this.#lastRow);
    return this.#table;
  }
}
