import { isObject, type Json } from "../contract/json-pointer.ts";
import { pagedLists, recordsOf } from "../contract/pages.ts";
import { type Exchange, jsonOf } from "../exchange.ts";
import { type Answer, type AnswerCheck, isGood } from "./answer-check.ts";

/** The record that was asked for. */
export const identity: AnswerCheck = {
  name: "identity",
  summary: "An answer is about the record that path and query name",
  source: "contract: parameters that identify a record, and the members of the same name",
  problems(answer) {
    if (!isGood(answer) || !isObject(answer.body)) return [];
    const own = recordsOf(answer.operation, answer.body);
    // It may be told one step below, as a job beside its events does.
    const inner = pagedLists(answer.operation).length > 0 ? [] : own.flatMap(Object.values).filter(isObject);
    const echoes = echoProblems(answer);
    const wrongs = requested(answer).flatMap(([name, value, isLast]) => {
      const shown = [
        ...own.map((record) => shownId(record, name, isLast)),
        ...inner.map((record) => (typeof record[name] === "string" ? [String(record[name])] : undefined)),
      ];
      const wrong = shown.filter((ids) => ids && !ids.includes(value));
      return wrong.length > 0
        ? [`${name} is ${value}, and the answer has ${String(wrong[0]).slice(0, 100)}`]
        : [];
    });
    return [...echoes, ...wrongs];
  },
};

/** What a search says that it looked for, and what an embedding was to fit in. */
function echoProblems({ body, exchange: { request } }: Answer): string[] {
  const { meta, width, height, html } = body as Json;
  const asked = Object.fromEntries(request.query);
  const told = isObject(meta) ? meta : {};
  // What is embedded is of the page that was asked for.
  const page = asked.url?.replace(/^.*\/r\//, "").replace(/[?#].*$/, "");
  const strange = typeof html === "string" && page ? [...html.matchAll(/(?:href|src)="([^"]*)"/g)] : [];
  return [
    ...strange.flatMap(([, address]) =>
      decodeURI(address!).endsWith(decodeURI(page!)) ? [] : [`html leads to ${address}`],
    ),
    ...Object.entries({ query: asked.q, subject: asked.subject, limit: asked.limit }).flatMap(
      ([name, value]) =>
        value !== undefined && told[name] !== undefined && String(told[name]).trim() !== value.trim()
          ? [`meta.${name} is ${told[name]}, and ${value} was asked for`]
          : [],
    ),
    ...Object.entries({ maxwidth: width, maxheight: height }).flatMap(([name, value]) =>
      asked[name] !== undefined && typeof value === "number" && value > Number(asked[name])
        ? [`it is ${value} pixels, and ${name} is ${asked[name]}`]
        : [],
    ),
  ];
}

/** Returns the identifiers of a request, and whether one ends the path: what is answered is the record of that one. */
function requested({ operation, exchange: { request, status } }: Answer): [string, string, boolean][] {
  const names = operation.path.split("/");
  const values = request.path.split("/").map((part) => decodeURIComponent(part));
  const isList = pagedLists(operation).length > 0;
  return [
    ...names.flatMap((part, index): [string, string, boolean][] => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      return name ? [[name, values[index] ?? "", !isList && index === names.length - 1]] : [];
    }),
    ...request.query
      .filter(([name]) => /(^|_)id$|Id$|^owner$|^slug$/.test(name))
      .map(([name, value]): [string, string, boolean] => [name, value, false]),
    // What was made has an identifier of its own.
    ...(status === 201 ? [] : namedInBody(request.body)),
  ];
}

/** What a write is about: the identifiers in its body. */
function namedInBody(body: Exchange["request"]["body"]): [string, string, boolean][] {
  const members = typeof body === "string" ? jsonOf({ text: body }) : undefined;
  return Object.entries(isObject(members) ? members : {})
    .filter(([name, value]) => /[a-z]Id$/.test(name) && typeof value === "string")
    .map(([name, value]): [string, string, boolean] => [name, String(value), false]);
}

/** Returns what a record says of an identifier, by the names that such a member has; undefined where it says nothing. */
function shownId(record: Json, name: string, isLast: boolean): string[] | undefined {
  const camel = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const noun = camel.replace(/Id$/, "");
  const text = (value: unknown) => (typeof value === "string" ? [value] : undefined);
  const many = record[`${camel}s`];
  const related = record[noun];
  return (
    text(record[camel]) ??
    (Array.isArray(many) ? many.map(String) : undefined) ??
    (noun !== camel && isObject(related) ? text(related.id) : undefined) ??
    (isLast && noun !== camel ? text(record.id) : undefined)
  );
}
