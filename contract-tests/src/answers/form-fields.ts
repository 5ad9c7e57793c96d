import type { Operation, Schema } from "../contract/document.ts";
import { isObject } from "../contract/json-pointer.ts";
import { findOperation } from "../contract/paths.ts";
import { type Answer, type AnswerCheck, isGood } from "./answer-check.ts";

/** The forms of a page. */
export const formFields: AnswerCheck = {
  name: "form-fields",
  summary:
    "A form of a page is about what the page is about, and sends what the operation at its address takes, with a field for all that it needs",
  source: "contract: requestBody of the operation; HTML, section 4.10.18.6",
  problems(answer) {
    const { text, headers } = answer.exchange;
    if (!isGood(answer) || !text || !headers.get("content-type")?.startsWith("text/html")) return [];
    return [...text.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form\s*>/g)].flatMap(([, opening, inner]) =>
      /\bmethod="post"/i.test(opening!) ? fieldProblems(answer, opening!, inner!) : [],
    );
  },
};

function fieldProblems(
  { contract, exchange, operation: shown }: Answer,
  opening: string,
  inner: string,
): string[] {
  const address = attribute(opening, "action") ?? exchange.url;
  if (!URL.canParse(address, exchange.url)) return ["a form has no address that it is sent to"];
  const action = new URL(address, exchange.url);
  const page = new URL(exchange.url);
  const root = page.pathname.slice(0, page.pathname.length - exchange.request.path.length);
  if (action.origin !== page.origin || !action.pathname.startsWith(root)) return [];
  const path = decodeURIComponent(action.pathname.slice(root.length));
  const operation = findOperation(contract.operations, path, "POST");
  if (!operation) return ["a form is sent to what the contract does not have"];
  const strangers = otherNames(shown.path, exchange.request.path, operation.path, path).map(
    (name) => `a form is about another ${name} than its page`,
  );
  const schema = schemaOf(operation, attribute(opening, "enctype"));
  const declared = schema && contract.schemas.resolve(schema);
  if (!declared || !isObject(declared.properties)) return strangers;
  const names = new Set([...inner.matchAll(named)].map(([, , name]) => name!));
  const strange = [...names].filter((name) => !(name in (declared.properties as object)));
  const lost = ((declared.required ?? []) as string[]).filter((name) => !names.has(name));
  return [
    ...strangers,
    ...strange.map((name) => `a form has the field ${name}, which ${operation.operationId} does not take`),
    ...lost.map((name) => `a form has no field for ${name}, which ${operation.operationId} needs`),
  ];
}

/** Parameters that two templates begin with alike, of which the paths have other values. */
function otherNames(template: string, path: string, otherTemplate: string, otherPath: string): string[] {
  const [names, values, others, otherValues] = [template, path, otherTemplate, otherPath].map((one) =>
    one.split("/"),
  ) as [string[], string[], string[], string[]];
  const end = names.findIndex((name, index) => name !== others[index]);
  return names
    .slice(0, end < 0 ? names.length : end)
    .filter((name, index) => /^\{\w+\}$/.test(name) && values[index] !== otherValues[index]);
}

const schemaOf = (
  { requestBody }: Operation,
  type = "application/x-www-form-urlencoded",
): Schema | undefined => requestBody?.content[type]?.schema;

const named = /<(input|select|textarea|button)\b[^>]*\bname="([^"]*)"[^>]*>/g;

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&");
