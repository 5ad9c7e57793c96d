/** Content-addressed bytes. Keys are `sha256:<hex>`, so writing the same bytes twice is harmless. */
export interface ObjectStore {
  /** Stores the bytes durably: when this returns, they survive `kill -9` and a power cut. */
  put(bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<StoredObject>;
  /** Takes a file over by its content; the file itself stays where it is. */
  putFile(path: string): Promise<StoredObject>;
  /** The whole object. Throws `object.not_found`, or `object.integrity` when the bytes no longer match. */
  get(digest: string): Promise<Uint8Array>;
  /** Size in bytes, or null when there is no such object. */
  size(digest: string): Promise<number | null>;
  /** The bytes from `start` to `end`, both inclusive; the whole is checked against the digest before the first byte. */
  read(digest: string, range?: { start: number; end: number }): Promise<ReadableStream<Uint8Array>>;
  /** Proves that objects can be written, read and removed; throws what went wrong. */
  check(): Promise<void>;
}

export interface StoredObject {
  digest: string;
  byteSize: number;
}
