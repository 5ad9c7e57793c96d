import type { Operation, Schema } from "../contract/document.ts";
import { isObject } from "../contract/json-pointer.ts";
import { findOperation } from "../contract/paths.ts";
import { type Answer, type AnswerCheck, isGood } from "./answer-check.ts";

/** The forms of a page. */
export const formFields: AnswerCheck = {
  name: "form-fields",
  summary:
    "A form of a page sends what the operation at its address takes, with a field for all that it needs",
  source: "contract: requestBody of the operation; HTML, section 4.10.18.6",
  problems(answer) {
    const { text, headers } = answer.exchange;
    if (!isGood(answer) || !text || !headers.get("content-type")?.startsWith("text/html")) return [];
    return [...text.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form\s*>/g)].flatMap(([, opening, inner]) =>
      /\bmethod="post"/i.test(opening!) ? fieldProblems(answer, opening!, inner!) : [],
    );
  },
};

function fieldProblems({ contract, exchange }: Answer, opening: string, inner: string): string[] {
  const address = attribute(opening, "action") ?? exchange.url;
  if (!URL.canParse(address, exchange.url)) return ["a form has no address that it is sent to"];
  const action = new URL(address, exchange.url);
  const page = new URL(exchange.url);
  const root = page.pathname.slice(0, page.pathname.length - exchange.request.path.length);
  if (action.origin !== page.origin || !action.pathname.startsWith(root)) return [];
  const path = decodeURIComponent(action.pathname.slice(root.length));
  const operation = findOperation(contract.operations, path, "POST");
  if (!operation) return ["a form is sent to what the contract does not have"];
  const schema = schemaOf(operation, attribute(opening, "enctype"));
  const declared = schema && contract.schemas.resolve(schema);
  if (!declared || !isObject(declared.properties)) return [];
  const names = new Set([...inner.matchAll(named)].map(([, , name]) => name!));
  const strange = [...names].filter((name) => !(name in (declared.properties as object)));
  const lost = ((declared.required ?? []) as string[]).filter((name) => !names.has(name));
  return [
    ...strange.map((name) => `a form has the field ${name}, which ${operation.operationId} does not take`),
    ...lost.map((name) => `a form has no field for ${name}, which ${operation.operationId} needs`),
  ];
}

const schemaOf = (
  { requestBody }: Operation,
  type = "application/x-www-form-urlencoded",
): Schema | undefined => requestBody?.content[type]?.schema;

const named = /<(input|select|textarea|button)\b[^>]*\bname="([^"]*)"[^>]*>/g;

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&");
