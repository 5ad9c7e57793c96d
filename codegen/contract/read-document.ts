import { readFile } from "node:fs/promises";
import { checkDocument } from "./check-document.ts";
import type { Document } from "./document.ts";
import { ContractError } from "./model.ts";

/** The document in a file, with a shape that the generator can rely on. */
export async function readDocument(path: string): Promise<Document> {
  const document = parseJson(await readText(path));
  checkDocument(document);
  return document;
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    throw new ContractError("#", `cannot be read: ${(error as Error).message}`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ContractError("#", `is not JSON: ${(error as Error).message}`);
  }
}
