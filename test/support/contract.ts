import type {
  Exemplary,
  MediaType,
  Operation,
  Parameter,
  Response,
  Schema,
} from "../../contract-tests/src/contract/document.ts";
import { ownContract } from "../../contract-tests/src/contract/own-contract.ts";
import { readContract } from "../../contract-tests/src/contract/read-contract.ts";

interface Described {
  schema: Schema;
}

/** An operation with all that this project's contract says of it, beyond what the contract tests need of any. */
export interface OwnOperation extends Operation {
  tags: string[];
  summary: string;
  description: string;
  parameters: (Parameter & Described & { deprecated?: boolean })[];
  requestBody?: { required?: boolean; content: Record<string, MediaType & Described> };
  responses: Record<
    string,
    Response & {
      headers?: Record<string, Described & Exemplary>;
      content?: Record<string, MediaType & Described>;
    }
  >;
  "x-cache": string;
  "x-error-family": string;
  "x-rate-limit": string[];
  "x-retry": string;
}

interface OwnDocument {
  openapi: string;
  info: { version: string };
  tags: { name: string }[];
  "x-rate-limits": Record<string, unknown>;
  "x-body-limit": number;
  components: { schemas: Record<string, Schema & { examples?: unknown[] }> };
}

export const contractFile = new URL("../../openapi.json", import.meta.url);

/** openapi.json as it stands; `operations` are those of it with their references followed. */
export const document = (await ownContract()) as OwnDocument;

const contract = readContract(document);
export const operations = contract.operations as OwnOperation[];

/** What is wrong with a value under a schema of the contract, one line a problem. */
export const problemsOf = (schema: Schema, value: unknown): string[] =>
  contract.schemas.problems(schema, value, false);

/** The examples of a media type, parameter or header, by name. */
export function examplesOf(holder: Exemplary): [string, unknown][] {
  const named = Object.entries(holder.examples ?? {}).map(([name, { value }]): [string, unknown] => [
    name,
    value,
  ]);
  return "example" in holder ? [["example", holder.example], ...named] : named;
}
