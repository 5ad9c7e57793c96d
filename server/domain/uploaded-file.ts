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
