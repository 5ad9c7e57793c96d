import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

interface ApiReferenceAsset {
  mediaType: "text/css" | "text/javascript";
  bytes: Uint8Array;
}

/** The files of the API reference below `/docs/`. */
export interface ApiReference {
  asset(name: string): Promise<ApiReferenceAsset | null>;
}

/** Serves Swagger UI from its package. Reads each file with its first request. */
export function createApiReference(): ApiReference {
  const folder = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  const files = new Map<string, { mediaType: ApiReferenceAsset["mediaType"]; read(): Promise<Uint8Array> }>([
    [
      "swagger-ui.css",
      { mediaType: "text/css", read: memoize(() => readFile(join(folder, "swagger-ui.css"))) },
    ],
    [
      "swagger-ui-bundle.js",
      { mediaType: "text/javascript", read: memoize(() => readFile(join(folder, "swagger-ui-bundle.js"))) },
    ],
    [
      "initializer.js",
      { mediaType: "text/javascript", read: async () => new TextEncoder().encode(initializer) },
    ],
  ]);
  return {
    async asset(name) {
      const file = files.get(name);
      return file ? { mediaType: file.mediaType, bytes: await file.read() } : null;
    },
  };
}

/** `validatorUrl: null` disables requests to a third-party validator. */
const initializer = `SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  validatorUrl: null,
  persistAuthorization: false,
});
`;

function memoize<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}
