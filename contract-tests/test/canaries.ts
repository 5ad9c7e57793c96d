import type { CheckName } from "../src/report.ts";
import { type Defect, type Draft, goodKey } from "./small-service.ts";

/** A defect of one operation, and the check that must detect it. */
export interface Canary {
  what: string;
  check: CheckName;
  operation: string;
  defect: Defect;
}

type When = (draft: Draft) => boolean;
type Change = Omit<Partial<Draft>, "headers"> & { headers?: Record<string, string | undefined> };

const always: When = () => true;
const status =
  (...wanted: number[]): When =>
  (draft) =>
    wanted.includes(draft.status);
const query =
  (name: string, value?: string): When =>
  ({ request }) =>
    value === undefined ? request.query.has(name) : request.query.get(name) === value;
const sent =
  (part: string): When =>
  ({ request, operation }) =>
    operation === "createThing" && request.body.includes(part);

/** Changes the response if `when` returns true; omits undefined headers. */
const change =
  (when: When, { headers = {}, ...rest }: Change): Defect =>
  (draft) => {
    if (!when(draft)) return;
    Object.assign(draft, rest);
    for (const [name, value] of Object.entries(headers))
      if (value === undefined) delete draft.headers[name];
      else draft.headers[name] = value;
  };

const page: Change = { status: 200, headers: { etag: '"v1"' }, body: { data: [] } };
const thing: Change = { status: 200, headers: { etag: '"v1"' }, body: { id: "a", name: "b" } };
const made: Change = { ...thing, status: 201 };

/** Ignores an invalid value. */
const tolerates = (name: string, ...values: string[]): Canary => ({
  what: `takes ${name}=${JSON.stringify(values.length > 1 ? values : values[0])}`,
  check: "invalid-parameter",
  operation: "listThings",
  defect: change((draft) => {
    const given = draft.request.query.getAll(name);
    return draft.status === 400 && given.join("\n") === values.join("\n");
  }, page),
});

const canary = (what: string, operation: string, check: CheckName, defect: Defect): Canary => ({
  what,
  operation,
  check,
  defect,
});

export const canaries: Canary[] = [
  canary("breaks the connection", "listThings", "no-answer", (draft) =>
    query("limit")(draft) ? "reset" : undefined,
  ),
  canary("fails", "getThing", "server-error", change(always, { status: 500 })),
  canary("says 503 where that is not declared", "getThing", "server-error", change(always, { status: 503 })),
  canary(
    "answers with an undeclared status",
    "listThings",
    "undeclared-status",
    change(status(200), { status: 203 }),
  ),
  canary(
    "redirects",
    "listThings",
    "undeclared-status",
    change(status(200), { status: 302, headers: { location: "/" } }),
  ),
  canary(
    "sends HTML",
    "listThings",
    "media-type",
    change(always, { headers: { "content-type": "text/html" } }),
  ),
  canary("sends null", "getMe", "body", change(status(200), { body: "null" })),
  canary(
    "leaves out a header",
    "listThings",
    "headers",
    change(always, { headers: { "x-request-id": undefined } }),
  ),
  canary(
    "sends an empty header",
    "listThings",
    "headers",
    change(always, { headers: { "x-request-id": "" } }),
  ),
  canary(
    "sends words for a number",
    "listThings",
    "headers",
    change(always, { headers: { "x-left": "many" } }),
  ),
  canary("leaves out a member", "getThing", "body", change(status(200), { body: { id: "a" } })),
  canary(
    "sends a projection unasked",
    "listThings",
    "body",
    change(status(200), { body: { data: [{ id: "thing_00a" }] } }),
  ),
  canary("sends broken JSON", "listThings", "body", change(status(200), { body: "{" })),
  canary("errs in another family", "createThing", "body", change(status(401), { body: { error: "Who?" } })),
  canary("refuses the example", "listThings", "example", change(status(200), { status: 400 })),
  canary(
    "refuses the key that it gave",
    "listThings",
    "example",
    change(({ request }) => request.headers["x-key"] === goodKey, { status: 401 }),
  ),
  canary("names what is not there", "getThing", "links", change(status(200), { status: 404 })),
  canary(
    "refuses the largest limit",
    "listThings",
    "valid-parameter",
    change(query("limit", "100"), { status: 400 }),
  ),
  canary(
    "refuses all sections at once",
    "listThings",
    "valid-parameter",
    change(query("include"), { status: 400 }),
  ),
  tolerates("limit", "0"),
  tolerates("limit", "101"),
  tolerates("limit", "0x10"),
  tolerates("limit", "1e1"),
  tolerates("limit", " 5 "),
  tolerates("limit", "5.5"),
  tolerates("limit", ""),
  tolerates("limit", "1", "1"),
  tolerates("state", "no-such-value"),
  tolerates("include", "owner,no-such-value"),
  tolerates("since", "yesterday"),
  tolerates("cursor", ""),
  canary(
    "takes a request without a parameter",
    "getThing",
    "invalid-parameter",
    change((draft) => !query("owner")(draft), thing),
  ),
  canary(
    "takes a text that is too long",
    "getThing",
    "invalid-parameter",
    change(query("owner", "x".repeat(9)), thing),
  ),
  canary(
    "overlooks an unknown parameter",
    "listThings",
    "unknown-parameter",
    change(query("no_such_parameter"), page),
  ),
  canary(
    "takes another spelling for a parameter",
    "getThing",
    "unknown-parameter",
    change(query("OWNER"), thing),
  ),
  canary(
    "refuses an unknown parameter where it is ignored",
    "getMe",
    "unknown-parameter",
    change(query("no_such_parameter"), { status: 401, body: { error: { code: "401" } } }),
  ),
  canary(
    "takes a body that is not JSON",
    "createThing",
    "invalid-body",
    change(({ request }) => request.body === '{"', made),
  ),
  canary("takes an array", "createThing", "invalid-body", change(sent("[]"), made)),
  canary("takes a member more", "createThing", "invalid-body", change(sent("noSuchMember"), made)),
  canary("takes an object for a text", "createThing", "invalid-body", change(sent('"name":{}'), made)),
  canary("takes an unknown choice", "createThing", "invalid-body", change(sent("no-such-value"), made)),
  canary(
    "takes a body without a member",
    "createThing",
    "invalid-body",
    change(({ request }) => request.body === '{"state":"new"}', made),
  ),
  canary("takes text for JSON", "createThing", "invalid-body", change(status(415), made)),
  canary("asks for no credentials", "createThing", "missing-credentials", change(status(401), made)),
  canary("lets anybody see me", "getMe", "missing-credentials", change(status(401), thing)),
  canary("overlooks a wrong key", "listThings", "invalid-credentials", change(status(401), page)),
  canary("lets any key see me", "getMe", "invalid-credentials", change(status(403), thing)),
  canary(
    "answers a method that there is not",
    "getThing",
    "undeclared-method",
    change(status(405), { status: 404 }),
  ),
  canary(
    "does not say what is allowed",
    "getThing",
    "undeclared-method",
    change(status(405), { headers: { allow: undefined } }),
  ),
  canary(
    "allows more than there is",
    "getThing",
    "undeclared-method",
    change(status(405), { headers: { allow: "GET, DELETE" } }),
  ),
  canary(
    "refuses a method in another family",
    "getThing",
    "undeclared-method",
    change(status(405), { body: { error: "No." } }),
  ),
  canary("never says unchanged", "listThings", "revalidation", change(status(304), page)),
  canary(
    "always says unchanged",
    "getThing",
    "revalidation",
    change(({ request }) => request.headers["if-none-match"] !== undefined, { status: 304, body: undefined }),
  ),
  canary(
    "says unchanged of something else",
    "getThing",
    "revalidation",
    change(status(304), { headers: { etag: '"v2"' } }),
  ),
  canary("knows every id", "getThing", "unknown-id", change(status(404), thing)),
];
