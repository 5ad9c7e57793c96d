import type { Language } from "../domain/messages/render.ts";

/** What a front knows of the request of a page. */
export interface PageRequest {
  language: Language;
  /** Only then somebody may be signed in. */
  hasCookie: boolean;
  /** The parameters of the query as they were sent, the first of each name. */
  query: Partial<Record<string, string>>;
}

/** A page, and the headers that it has besides those of every page. */
export interface RenderedPage {
  body: string;
  headers?: Record<string, string>;
}
