import type { Document } from "../contract/document.ts";
import { readContract } from "../contract/read-contract.ts";
import { emitEnumerations } from "./enumerations.ts";
import { emitHandlers } from "./handlers.ts";
import { emitOperations } from "./operations.ts";
import { emitPrelude } from "./prelude.ts";
import { emitResources } from "./resources.ts";
import { emitSdkMethods } from "./sdk-methods.ts";
import { emitSdkOperations } from "./sdk-operations.ts";
import { emitApi, emitLlms, emitServedLlms } from "./sdk-reference.ts";
import { emitSdkTools, emitTools } from "./tools.ts";
import { emitTypes } from "./types.ts";
import { validatorTypes } from "./validator-types.ts";
import { emitValidators } from "./validators.ts";

/** Every generated file: its path from the project's root, and its text. The same document gives the same bytes. */
export async function emitAll(document: Document): Promise<Map<string, string>> {
  const contract = readContract(document);
  const types = await emitTypes(document);
  return new Map([
    [`${server}/types.ts`, types],
    [`${server}/enumerations.ts`, emitEnumerations(contract)],
    [`${server}/operation-spec.ts`, await emitPrelude("operation-spec.ts")],
    [`${server}/operations.ts`, emitOperations(contract)],
    [`${server}/handler-types.ts`, await emitPrelude("handler-types.ts")],
    [`${server}/handlers.ts`, emitHandlers(contract)],
    [`${server}/tools.ts`, emitTools(contract)],
    [`${server}/pick-members.ts`, await emitPrelude("pick-members.ts")],
    [`${server}/read-piece.ts`, await emitPrelude("read-piece.ts")],
    [`${server}/validator.ts`, await emitPrelude("validator.ts")],
    [`${server}/validators.js`, await emitValidators(contract)],
    [`${server}/validators.d.ts`, validatorTypes],
    [`${sdk}/types.ts`, types],
    [`${sdk}/operations.ts`, emitSdkOperations(contract)],
    [`${sdk}/resources.ts`, emitResources(contract)],
    [`${sdk}/tools.ts`, emitSdkTools(contract)],
    [`${sdk}/pick-members.ts`, await emitPrelude("pick-members.ts")],
    [`${sdk}/read-piece.ts`, await emitPrelude("read-piece.ts")],
    ["sdk/reference/api.md", emitApi(contract)],
    ["sdk/reference/llms.txt", emitLlms(contract)],
    [`${server}/llms.ts`, emitServedLlms(contract)],
    [`${server}/sdk-methods.ts`, emitSdkMethods(contract)],
  ]);
}

const server = "server/__generated__";
const sdk = "sdk/src/__generated__";
