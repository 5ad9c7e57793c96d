import { isDeepStrictEqual } from "node:util";
import { anonymous, isJson, jsonOf, setJson, setText } from "../changes.ts";
import type { Answer, Sent } from "../mutation.ts";
import { editAt, type Member, membersOf } from "./members.ts";
import { answered, type Family, goodResponses, isGood } from "./pairs.ts";
import { createAltered } from "./values.ts";

type Edit = (parent: Record<string, unknown>, name: string) => void;
type When = (sent: Sent, body: unknown) => boolean;

/** Derives one mistake for each member, of those that `fits`. */
const perMember =
  (
    what: string,
    begin: (member: Member) => Edit,
    { fits = () => true, when = () => true, last = false }: Narrowing = {},
  ): Family =>
  (operation) =>
    membersOf(operation)
      .filter(fits)
      .map((member) =>
        answered(
          `/${member.path.join("/")} ${what}`,
          `the schema of ${operation.operationId} and what is behind it`,
          () => {
            const edit = begin(member);
            return (answer, sent) => {
              if (!isGood(answer) || !isJson(answer)) return;
              const body = jsonOf(answer);
              if (!when(sent, body)) return;
              const before = structuredClone(body);
              editAt(body, member.path, edit, last);
              if (!isDeepStrictEqual(before, body)) setJson(answer, body);
            };
          },
          operation,
        ),
      );

interface Narrowing {
  fits?: (member: Member) => boolean;
  when?: When;
  last?: boolean;
}

const changed = ({ schema }: Member): Edit => {
  const altered = createAltered();
  return (parent, name) => {
    parent[name] = altered.of(parent[name], schema);
  };
};

const isPlain = ({ isList, schema }: Member): boolean => !isList && !("properties" in schema);

/** What is wrong with members: not there, null, another value. */
export const memberFamilies: Record<string, Family> = {
  "member removed": perMember("is left out", () => (parent, name) => {
    delete parent[name];
  }),
  "member null": perMember("is null", () => (parent, name) => {
    parent[name] = null;
  }),
  "member changed": perMember("has another value", changed, { fits: isPlain }),
  "member changed in one place": (operation) => [
    ...perMember("has another value in the last item", changed, { fits: isPlain, last: true })(operation),
    ...perMember("has another value for who is known", changed, {
      fits: isPlain,
      when: (sent) => !anonymous(sent),
    })(operation),
    ...perMember("has another value in every third answer", changed, {
      fits: isPlain,
      when: (_, body) => JSON.stringify(body).length % 3 === 0,
    })(operation),
  ],
  "list wrong": (operation) =>
    (
      [
        ["lacks its last item", (list) => list.slice(0, -1)],
        ["has an item twice", (list) => [...list, ...list.slice(-1)]],
        ["is in reverse", (list) => list.toReversed()],
      ] satisfies [string, (list: unknown[]) => unknown[]][]
    ).flatMap(([what, change]) =>
      perMember(
        what,
        () => (parent, name) => {
          if (Array.isArray(parent[name])) parent[name] = change(parent[name]);
        },
        { fits: ({ isList }) => isList },
      )(operation),
    ),
  "list of another": perMember(
    "has an item of another record",
    () => {
      const seen: unknown[] = [];
      return (parent, name) => {
        const list = parent[name];
        if (!Array.isArray(list) || list.length === 0) return;
        const other = seen.find((one) => !list.some((item) => isDeepStrictEqual(one, item)));
        seen.push(list[0]);
        if (other !== undefined) parent[name] = [...list.slice(0, -1), other];
      };
    },
    { fits: ({ isList }) => isList },
  ),
};

/** What is wrong with whole answers. */
export const bodyFamilies: Record<string, Family> = {
  "another record": (operation) =>
    operation.parameters.some(({ required }) => required) && operation.method === "GET"
      ? [
          answered(
            "answers with the record before",
            operation.description ?? "",
            () => {
              const seen = new Map<string, Answer>();
              return (answer, sent) => {
                if (answer.status !== 200 || answer.stream) return;
                const own = subjectOf(sent, operation.parameters);
                const other = [...seen].find(([subject]) => subject !== own)?.[1];
                seen.set(own, { ...answer, body: answer.body.slice() });
                if (other) setBody(answer, other);
              };
            },
            operation,
          ),
        ]
      : [],
  "status changed": (operation) =>
    Object.keys(operation.responses)
      .filter((status) => !["429", "500", "502", "503", "304"].includes(status))
      .flatMap((status) => {
        const sibling = siblingOf(status, Object.keys(operation.responses));
        return answered(
          `answers ${sibling} where it is ${status}`,
          `responses/${status}`,
          () => (answer) => {
            if (answer.status === Number(status)) answer.status = Number(sibling);
          },
          operation,
        );
      }),
  "document wrong": (operation) =>
    goodResponses(operation).some(([, { content = {} }]) =>
      Object.keys(content).some((type) => /html|xml|text|bibtex|yaml|svg/.test(type)),
    )
      ? documentEdits.map(([what, edit]) =>
          answered(
            what,
            operation.description ?? "",
            () => (answer) => {
              if (answer.status !== 200 || isJson(answer) || answer.stream) return;
              setText(answer, edit(new TextDecoder().decode(answer.body)));
            },
            operation,
          ),
        )
      : [],
};

/** What a read is of: its path and its required parameters. */
const subjectOf = ({ url }: Sent, parameters: readonly { name: string; in: string; required?: boolean }[]) =>
  JSON.stringify([
    url.pathname,
    ...parameters
      .filter(({ in: place, required }) => place === "query" && required)
      .map(({ name }) => url.searchParams.get(name)),
  ]);

function setBody(answer: Answer, { body }: Answer): void {
  answer.body = body.slice();
  if (answer.headers.has("content-length")) answer.headers.set("content-length", String(body.length));
}

/** A status of the same kind, declared where there is one. */
function siblingOf(status: string, declared: readonly string[]): string {
  const others = declared.filter((one) => one !== status && one[0] === status[0] && one !== "429");
  const place = others.findIndex((one) => one > status);
  return others[place] ?? others[0] ?? ({ 2: "201", 3: "302" }[status[0]!] === status ? "200" : "201");
}

type TextEdit = (text: string) => string;

const documentEdits: [string, TextEdit][] = [
  [
    "lacks its last list item, row or entry",
    (text) => replaceLast(text, /<(li|entry|tr|url)\b(?:(?!<\1\b)[\s\S])*?<\/\1>/g, () => ""),
  ],
  [
    "lacks its first list item, row or entry",
    (text) => text.replace(/<(li|entry|tr|url)\b(?:(?!<\1\b)[\s\S])*?<\/\1>/, ""),
  ],
  [
    "has another number, the last",
    (text) => replaceLast(text, /(?<=>[^<]*)\b\d+\b(?=[^<]*<)/g, (one) => String(Number(one) + 1)),
  ],
  [
    "has another number, in the middle",
    (text) => replaceMiddle(text, /(?<=>[^<]*)\b\d+\b(?=[^<]*<)/g, (one) => String(Number(one) + 1)),
  ],
  [
    "has an address of something else",
    (text) => replaceMiddle(text, /(?<=<(?:a|link)\b[^>]*href=")[^"]+/g, (one) => `${one}x`),
  ],
  ["lacks a line in the middle", (text) => withoutMiddleLine(text)],
  ["has another heading", (text) => text.replace(/(?<=<(?:h1|title)[^>]*>)[^<]+/g, "Something else")],
];

function replaceNth(text: string, pattern: RegExp, nth: (count: number) => number, by: TextEdit): string {
  const found = [...text.matchAll(pattern)];
  const match = found[nth(found.length)];
  if (!match) return text;
  return text.slice(0, match.index) + by(match[0]) + text.slice(match.index + match[0].length);
}

const replaceLast = (text: string, pattern: RegExp, by: TextEdit) =>
  replaceNth(text, pattern, (count) => count - 1, by);
const replaceMiddle = (text: string, pattern: RegExp, by: TextEdit) =>
  replaceNth(text, pattern, (count) => Math.floor(count / 2), by);

function withoutMiddleLine(text: string): string {
  const lines = text.split("\n");
  const full = lines.flatMap((line, index) => (line.trim() ? [index] : []));
  const middle = full[Math.floor(full.length / 2)];
  return full.length < 3 ? text : lines.filter((_, index) => index !== middle).join("\n");
}
