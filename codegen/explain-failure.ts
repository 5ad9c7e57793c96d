import type { Document } from "./contract/document.ts";
import { ContractError } from "./contract/model.ts";
import { pointerTo } from "./contract/pointer.ts";
import { findInvalidSchema } from "./validators/find-invalid-schema.ts";

/** Why nothing was generated, in one sentence; with a JSON pointer where the contract is the reason. */
export function explainFailure(error: unknown, document: Document | undefined): string {
  if (error instanceof ContractError) {
    const pointer = document && pointerOf(document, error.where);
    return oneLine(pointer ? `${error.message} (${pointer})` : error.message);
  }
  // The file system: the folder to write to.
  if (document === undefined || (error instanceof Error && "syscall" in error))
    return oneLine(messageOf(error));
  return oneLine(findInvalidSchema(document) ?? `#: nothing can be generated from it: ${messageOf(error)}`);
}

/** Where the operation stands that a reader or emitter names: by its id, or by method and path where it has none. */
function pointerOf(document: Document, where: string): string | null {
  const [id] = where.split(" ");
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if ((operation as { operationId?: unknown }).operationId === id)
        return pointerTo(["paths", path, method]);
    }
  }
  return null;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const oneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, " ");
