import type { Operation, Schema } from "../../../src/contract/document.ts";
import { isJson, withHeader } from "../changes.ts";
import type { Answer } from "../mutation.ts";
import { notModified } from "../retag.ts";
import { answered, asked, contract, type Derived, type Family } from "./pairs.ts";
import { createAltered } from "./values.ts";

/** What is wrong with header fields. */
export const headerFamilies: Record<string, Family> = {
  "header removed": (operation) =>
    headersOf(operation).map(({ name, status }) =>
      answered(
        `${status} without ${name}`,
        `responses/${status}/headers/${name}`,
        () => (answer) => {
          if (String(answer.status) === status) answer.headers.delete(name);
        },
        operation,
      ),
    ),
  "header changed": (operation) =>
    // Any identifier of a request is as good as another, as long as it is its own.
    headersOf(operation)
      .filter(({ name }) => name !== "X-Request-Id")
      .map(({ name, status, schema }) =>
        answered(
          `${status} with another ${name}`,
          `responses/${status}/headers/${name}`,
          () => {
            const altered = createAltered();
            return (answer) => {
              const value = answer.headers.get(name);
              if (String(answer.status) === status && value !== null)
                answer.headers.set(name, otherValue(value, altered, schema));
            };
          },
          operation,
        ),
      ),
  "cache-control": (operation) =>
    [...new Set(Object.values(contract.words["x-cache-control"] ?? {}).flatMap(Object.values<string>))].map(
      (policy) =>
        answered(
          `is kept as ${policy}`,
          "x-cache, x-cache-control",
          () => (answer) => answer.headers.set("cache-control", policy),
          operation,
        ),
    ),
  language: (operation) => [
    asked(
      "is always in English",
      "x-languages",
      () => (sent) => withHeader(sent, "accept-language", "en"),
      operation,
    ),
    answered(
      "says that it is in Chinese",
      "Content-Language",
      () =>
        ({ headers }) => {
          if (headers.has("content-language")) headers.set("content-language", "zh");
        },
      operation,
    ),
    answered(
      "does not vary by language",
      "Vary",
      () =>
        ({ headers }) => {
          const vary = headers.get("vary")?.replace(/,?\s*accept-language/i, "");
          if (vary) headers.set("vary", vary);
          else headers.delete("vary");
        },
      operation,
    ),
  ],
  charset: (operation) =>
    [undefined, "iso-8859-1"].map((charset) =>
      answered(
        charset ? `is ${charset}` : "has no charset",
        "RFC 8259, section 8.1; Content-Type",
        () => (answer) => {
          const type = answer.headers.get("content-type");
          if (!type || answer.status >= 300 || (isJson(answer) && !charset)) return;
          const plain = type.replace(/;\s*charset=[^;]+/i, "");
          answer.headers.set("content-type", charset ? `${plain}; charset=${charset}` : plain);
        },
        operation,
      ),
    ),
};

/** Validators; judged without a validator of the judge's own. */
export const validatorFamilies: Record<string, Family> = {
  validators: (operation) => {
    if (!operation.responses[304]) return [];
    const entity = (what: string, begin: () => (answer: Answer, address: string) => void): Derived =>
      answered(
        what,
        "RFC 9110, section 8.8",
        () => {
          const change = begin();
          return (answer, { url }) => {
            if (answer.status === 200 && answer.headers.has("etag")) change(answer, url.href);
          };
        },
        operation,
      );
    return [
      entity(
        "has one tag for all",
        () =>
          ({ headers }) =>
            headers.set("etag", '"one"'),
      ),
      entity(
        "has a weak tag",
        () =>
          ({ headers }) =>
            headers.set("etag", `W/${headers.get("etag")}`),
      ),
      entity("keeps the first tag of an address", () => {
        const first = new Map<string, string>();
        return ({ headers }, address) => {
          first.set(address, first.get(address) ?? headers.get("etag")!);
          headers.set("etag", first.get(address)!);
        };
      }),
      entity("has a tag for each answer", () => {
        let count = 0;
        return ({ headers }) => {
          count += 1;
          headers.set("etag", `"${count}"`);
        };
      }),
      asked(
        "never answers 304",
        "RFC 9110, section 13.1.2",
        () => (sent) => withHeader(sent, "if-none-match", null),
        operation,
      ),
      asked(
        "does not know a list of tags",
        "RFC 9110, section 13.1.2",
        () => (sent) =>
          sent.headers.get("if-none-match")?.includes(",")
            ? withHeader(sent, "if-none-match", null)
            : undefined,
        operation,
      ),
      answered(
        "answers 304 to any tag",
        "RFC 9110, section 13.1.2",
        () =>
          (answer, { headers }) => {
            if (answer.status === 200 && headers.has("if-none-match"))
              Object.assign(answer, notModified(answer));
          },
        operation,
      ),
    ];
  },
};

interface DeclaredHeader {
  name: string;
  status: string;
  schema: Schema | undefined;
}

const headersOf = ({ responses }: Operation): DeclaredHeader[] =>
  Object.entries(responses)
    .filter(([status]) => !["429", "500", "502", "503"].includes(status))
    .flatMap(([status, { headers = {} }]) =>
      Object.entries(headers).map(([name, { schema }]) => ({ name, status, schema })),
    );

function otherValue(
  value: string,
  altered: ReturnType<typeof createAltered>,
  schema: Schema | undefined,
): string {
  if (/^\d+$/.test(value)) return String(Number(value) + 1);
  if (value.includes(",")) return value.split(",").slice(1).join(",").trim();
  return String(altered.of(value, schema));
}
