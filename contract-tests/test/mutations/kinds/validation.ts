import { asking, insisting, of, sentJson, withBody, withHeader, without, withQuery } from "../changes.ts";
import { type Answer, inGroup, type Sent } from "../mutation.ts";

const is400 = (_: Sent, { status }: Answer) => status === 400;
const value = ({ url }: Sent, name: string) => url.searchParams.get(name);
const strictly = "an integer is decimal digits alone";
const once = "a parameter that is given twice is 400";
const body = "the schema of the body";

/** Takes a value of a query parameter that was refused, as if it had not been sent. */
const takes = (operation: string, name: string, values: RegExp, what: string, words: string) =>
  insisting(
    `${operation} takes ${what}`,
    words,
    (sent, answer) => of(operation)(sent) && is400(sent, answer) && values.test(value(sent, name) ?? "-"),
    without(name),
  );

/** Takes a body that was refused, without what was wrong with it. */
const mends = (
  name: string,
  operation: string,
  mend: (given: Record<string, unknown>) => Record<string, unknown>,
) =>
  insisting(
    name,
    body,
    (sent, answer) =>
      of(operation)(sent) && is400(sent, answer) && sentJson(sent) && typeof sentJson(sent) === "object",
    (sent) => withBody(sent, mend(sentJson(sent))),
  );

export const validation = inGroup("what is refused", [
  takes("listRuns", "limit", /^\d+\.\d+$/, "limit=5.5", strictly),
  takes("listClaims", "limit", /^\s+\d+\s*$/, "spaces around a number", strictly),
  takes("listRepositories", "limit", /^0x/, "hexadecimal numbers", strictly),
  takes("search", "limit", /^\d+e\d+$/, "numbers with an exponent", strictly),
  takes(
    "listRuns",
    "execution_state",
    /^no-|^[a-z_]*$/,
    "an unknown execution_state",
    "`execution_state`: enumeration",
  ),
  takes(
    "listClaims",
    "verification",
    /^$/,
    "an empty verification",
    "an empty value of an enumeration is 400",
  ),
  takes("listRepositories", "updated_since", /^[a-z]+$/i, "a word for a time", "`updated_since`: date-time"),
  takes(
    "listRepositories",
    "updated_since",
    /^\d{4}-\d\d-\d\d/,
    "a time that there is not",
    "`updated_since`: date-time",
  ),
  insisting(
    "getRun overlooks unknown parameters",
    "a query parameter that the operation does not declare is 400",
    (sent, answer) => of("getRun")(sent) && is400(sent, answer),
    (sent) =>
      withQuery(sent, (query) => {
        for (const name of [...query.keys()])
          if (!["include", "repository_id"].includes(name)) query.delete(name);
      }),
  ),
  insisting(
    "listClaims takes the spelling of another family",
    "a query parameter that the operation does not declare is 400",
    (sent, answer) =>
      of("listClaims")(sent) && is400(sent, answer) && sent.url.searchParams.has("repositoryId"),
    without("repositoryId"),
  ),
  insisting(
    "of a parameter that is given twice the last counts",
    once,
    (sent, answer) =>
      is400(sent, answer) &&
      [...sent.url.searchParams.keys()].length > new Set(sent.url.searchParams.keys()).size,
    (sent) =>
      withQuery(sent, (query) => {
        for (const name of new Set(query.keys())) query.set(name, query.getAll(name).at(-1)!);
      }),
  ),
  insisting(
    "search without q finds everything",
    "`q`: required",
    (sent, answer) => of("search")(sent) && is400(sent, answer) && value(sent, "q") === null,
    (sent) => withQuery(sent, (query) => query.set("q", "the")),
  ),
  insisting(
    "search cuts a q that is too long",
    "`q`: maxLength 400",
    (sent, answer) => of("search")(sent) && is400(sent, answer) && (value(sent, "q") ?? "").length > 400,
    (sent) => withQuery(sent, (query) => query.set("q", "the")),
  ),
  insisting(
    "getClaim needs no repository_id",
    "`repository_id`: required",
    (sent, answer) => of("getClaim")(sent) && is400(sent, answer) && value(sent, "repository_id") === null,
    (sent) => withQuery(sent, (query) => query.set("repository_id", "repo_01m6gazsy0e2waxk66w4kddds7")),
  ),
  mends(
    "createRun overlooks members that it does not know",
    "createRun",
    ({ repositoryId, claimId, experimentVersionId }) => ({ repositoryId, claimId, experimentVersionId }),
  ),
  mends("updateStar takes anything for star", "updateStar", (given) => ({ ...given, action: "star" })),
  mends("createApiKey makes text of a name", "createApiKey", (given) => ({
    ...given,
    name: String(given.name ?? "key"),
  })),
  mends("updateFollow needs no targetType", "updateFollow", (given) => ({
    targetType: "repository",
    ...given,
  })),
  mends("createOrganization needs no name", "createOrganization", (given) => ({ name: "No name", ...given })),
  mends("signUp takes short passwords", "signUp", (given) => ({
    ...given,
    password: "correct horse battery 1",
  })),
  mends("createApiKey overlooks unknown scopes", "createApiKey", (given) => ({ ...given, scopes: ["read"] })),
  insisting(
    "updateProfile takes text for JSON",
    "415: the body's `Content-Type` is not declared",
    (sent, { status }) => of("updateProfile", "updateStar")(sent) && status === 415,
    (sent) => withBody(withHeader(sent, "content-type", "application/json"), { name: "Ada" }),
  ),
  insisting(
    "updateProfile takes broken JSON for an empty body",
    "400: the body is not JSON",
    (sent, answer) => of("updateProfile")(sent) && is400(sent, answer) && sentJson(sent) === undefined,
    (sent) => withBody(sent, { name: "Ada" }),
  ),
  insisting(
    "an array is taken for its first member",
    body,
    (sent, answer) => of("updateProfile")(sent) && is400(sent, answer) && Array.isArray(sentJson(sent)),
    (sent) => withBody(sent, { name: "Ada" }),
  ),
  asking(
    "names of parameters are read without regard to case",
    "a query parameter that the operation does not declare is 400",
    (sent) =>
      /^\/api\/v1/.test(sent.url.pathname) &&
      [...sent.url.searchParams.keys()].some((name) => name !== name.toLowerCase() && /^[A-Z_]+$/.test(name)),
    (sent) =>
      withQuery(sent, (query) => {
        for (const [name, text] of [...query]) {
          query.delete(name);
          query.append(name.toLowerCase(), text);
        }
      }),
  ),
]);
