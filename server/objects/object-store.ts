/** Content-addressed bytes. Keys are `sha256:<hex>`, so writing the same bytes twice is harmless. */
export interface ObjectStore {
  /** Stores the bytes durably: when this returns, they survive `kill -9` and a power cut. */
  put(bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<StoredObject>;
  /** Stores a file, which is not to be changed any more: the object may be a further name of it. */
  putFile(path: string): Promise<StoredObject>;
  /** Does of the same what takes time, and leaves the rest to `keep`: for a file that may yet be refused. */
  prepareFile(path: string): Promise<PreparedObject>;
  /**
   * Returns the whole object. Throws `object.not_found`, or `object.integrity` if the bytes do not match the digest.
   */
  get(digest: string): Promise<Uint8Array>;
  /** Returns the size in bytes, or null if there is no such object. */
  size(digest: string): Promise<number | null>;
  /** Returns the bytes from `start` to `end`, both inclusive. Verifies the digest of the whole object first. */
  read(digest: string, range?: { start: number; end: number }): Promise<ReadableStream<Uint8Array>>;
  /** Health check: writes and reads an object. Throws the error if that fails. */
  check(): Promise<void>;
}

export interface StoredObject {
  digest: string;
  byteSize: number;
}

export interface PreparedObject extends StoredObject {
  /** Stores it durably. */
  keep(): Promise<void>;
}
