import { html } from "hono/html";
import type { Html } from "../html.ts";

/** Where the contract stands as pages. */
export const referencePath = "/docs";

export const operationPath = (id: string): string => `${referencePath}/operations/${encodeURIComponent(id)}`;
export const schemaPath = (name: string): string => `${referencePath}/schemas/${encodeURIComponent(name)}`;

export const operationLink = (id: string): Html =>
  html`<a href="${operationPath(id)}"><code>${id}</code></a>`;
export const schemaLink = (name: string): Html =>
  html`<a href="${schemaPath(name)}"><code>${name}</code></a>`;
