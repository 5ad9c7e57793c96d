import { digestOfBytes } from "../digest.ts";
import { parseJson, parseTable, type Table } from "./output-readers.ts";

/** An output file's digest, text, JSON and table, each made when it is first read and kept for the next measurement. */
export class ParsedOutput {
  readonly #file: string;
  readonly #bytes: Uint8Array;
  /** The last row of the table that is read. */
  readonly #lastRow: number;
  #digest: ReturnType<typeof digestOfBytes> | undefined;
  #text: string | undefined;
  #json: ReturnType<typeof parseJson> | undefined;
  #table: Table | undefined;

  constructor(file: string, bytes: Uint8Array, lastRow: number) {
    this.#file = file;
    this.#bytes = bytes;
    this.#lastRow = lastRow;
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

  get json() {
    this.#json ??= parseJson(this.#file, this.text);
    return this.#json;
  }

  get table() {
    this.#table ??= parseTable(this.#file, this.text, this.#lastRow);
    return this.#table;
  }
}
