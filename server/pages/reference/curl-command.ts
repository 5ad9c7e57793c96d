import type { Parameter } from "./document.ts";
import { type ExampleBody, fileName, membersOfBody } from "./example-values.ts";
import { isOpen, type Operation } from "./operation.ts";
import { shownExample } from "./parameter-table.ts";

/** The command that sends the contract's example, with what must be given. All values of it are the contract's. */
export function curlCommand(origin: string, operation: Operation, body: ExampleBody | null): string {
  const { method, parameters } = operation;
  const headers = parameters.filter((parameter) => parameter.in === "header" && parameter.required);
  const words = [
    `curl${method === "GET" ? "" : ` -X ${method}`} ${quoted(address(origin, operation))}`,
    ...credentials(origin, operation),
    ...accepted(operation),
    ...headers.map((header) => `-H ${quoted(`${header.name}: ${shownExample(header)}`)}`),
    ...(body ? bodyWords(body) : []),
  ];
  return words.join(" \\\n  ");
}

function address(origin: string, { path, parameters }: Operation): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => {
    const parameter = parameters.find((one) => one.in === "path" && one.name === name);
    return parameter ? encodeURIComponent(shownExample(parameter)) : name;
  });
  const query = parameters.filter((one) => one.in === "query" && one.required);
  const search = new URLSearchParams(query.map((one: Parameter) => [one.name, shownExample(one)]));
  return `${origin}${filled}${search.size > 0 ? `?${search}` : ""}`;
}

/** A key where one is taken and needed; else the cookies that a sign-in left in a file, sent as from a page of ours. */
function credentials(origin: string, operation: Operation): string[] {
  const { security, responses, method } = operation;
  const schemes = security.flatMap((alternative) => Object.keys(alternative));
  const needsNobody = isOpen(operation);
  if (schemes.includes("ApiKey")) return needsNobody ? [] : ['-H "x-api-key: $SERVICE_KEY"'];
  return [
    ...(needsNobody ? [] : ["-b cookies.txt"]),
    ...(responses.some(({ headers }) => "Set-Cookie" in headers) ? ["-c cookies.txt"] : []),
    ...(method === "GET" ? [] : [`-H ${quoted(`Origin: ${origin}`)}`]),
  ];
}

/** Where an answer may be a stream, a client says whether it reads one. */
function accepted({ responses }: Operation): string[] {
  const types = responses
    .filter(({ status }) => status === "200")
    .flatMap(({ content }) => Object.keys(content));
  return types.length > 1 && types.includes("text/event-stream")
    ? [`-H ${quoted(`accept: ${types.join(", ")}`)}`]
    : [];
}

function bodyWords(body: ExampleBody): string[] {
  const { mediaType, value, files } = body;
  const type = `-H ${quoted(`content-type: ${mediaType}`)}`;
  const members = membersOfBody(body).map(([name, member]) => [name, String(member)] as const);
  if (mediaType.startsWith("multipart/"))
    return members.map(([name, member]) =>
      files[name]
        ? `-F ${name}=@${fileName(name, files[name])}`
        : `--form-string ${quoted(`${name}=${member}`)}`,
    );
  if (mediaType === "application/x-www-form-urlencoded")
    return members.map(([name, member]) => `--data-urlencode ${quoted(`${name}=${member}`)}`);
  if (mediaType === "application/json") return [type, `-d ${quoted(JSON.stringify(value, null, 2))}`];
  return [type, `--data-binary @${fileName("file", mediaType)}`];
}

/** One word of a POSIX shell. */
const quoted = (text: string): string =>
  /^[\w./:@=,+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
