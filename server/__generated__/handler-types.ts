// Generated from openapi.json by codegen/generate.ts. Do not edit.

/** A body that is not JSON. */
export type Payload = string | Uint8Array | ReadableStream<Uint8Array>;

/** A group of parameters that has none. */
export type None = Record<string, never>;

/**
 * Headers that a handler may give beside those that the contract wants from it: the router's own, `Content-Length`,
 * `Content-Security-Policy` and the like. A list is one header line each, as `Set-Cookie` needs.
 */
export interface OtherHeaders {
  [name: string]: HeaderValue | undefined;
}

export type HeaderValue = string | number | readonly string[];

/** `T` after validation, which fills in the defaults of `Name`. */
export type Filled<T, Name extends keyof T> = Flat<Omit<T, Name> & Required<Pick<T, Name>>>;

/** Header parameters as the router hands them over. */
export type LowerCased<T> = { [Name in keyof T as Lowercase<Name & string>]: T[Name] };

/** A multipart body with its files as the server keeps them. */
export type WithFiles<Body, Name extends keyof Body> = {
  [Member in keyof Body]: Member extends Name ? UploadedFile : Body[Member];
};

/** A file of a multipart request. The request that brought it owns it: its bytes are gone once that is answered. */
export interface UploadedFile {
  /** As the client gave it: never to be used as a path. */
  fileName: string;
  /** As the client gave it: never to be believed. */
  mediaType: string;
  /** Where its bytes stand. */
  path: string;
  byteSize: number;
}

type Flat<T> = { [Member in keyof T]: T[Member] };
