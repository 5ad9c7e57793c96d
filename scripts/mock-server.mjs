import { createServer } from "node:http";
import { createRequire } from "node:module";

// Prism's packages are dependencies of its command line, so they are resolved from there.
const fromPrism = createRequire(createRequire(import.meta.url).resolve("@stoplight/prism-cli/package.json"));
const { createLogger } = fromPrism("@stoplight/prism-core");
const { createInstance, getHttpOperationsFromSpec, ProblemJsonError } = fromPrism("@stoplight/prism-http");
const { getHttpConfigFromRequest } = fromPrism("@stoplight/prism-http-server/dist/getHttpConfigFromRequest");
const { serialize } = fromPrism("@stoplight/prism-http-server/dist/serialize");

const config = {
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  mock: { dynamic: false, ignoreExamples: false },
};

/**
 * Creates an HTTP server that mocks the contract with Prism. Prism's own server never responds to a malformed JSON
 * body, accepts at most 10 MB, and does not support HEAD or If-None-Match, so the HTTP server is implemented here.
 * @param {string} document path of the contract
 * @param {{ bodyLimit: number, jsonBodyLimit: number, logLevel: string }} options limits in bytes
 * @returns {Promise<{ server: import("node:http").Server, operationCount: number }>}
 */
export async function createMockServer(document, { bodyLimit, jsonBodyLimit, logLevel }) {
  const operations = await getHttpOperationsFromSpec(document);
  operations.forEach(preferNamedExamples);
  // Prism responds to invalid input with 422 if it is declared; in this contract that is 400.
  const plain = operations.map((o) => ({
    ...o,
    responses: o.responses.filter(({ code }) => code !== "422"),
  }));
  const prism = createInstance(config, { logger: createLogger("mock", { level: logLevel }, process.stderr) });

  async function respond(request, response) {
    response.setHeader("Access-Control-Allow-Origin", request.headers.origin ?? "*");
    response.setHeader("Access-Control-Expose-Headers", "*");
    if (request.method === "OPTIONS") return preflight(request, response);
    const body = await readBody(request, isJson(request) ? jsonBodyLimit : bodyLimit);
    if (body.status)
      return send(response, body.status, { "content-type": "application/problem+json" }, body.text);
    const input = toInput(request, body.value);
    const preferences = unwrap(getHttpConfigFromRequest(input));
    const mock = { ...config.mock, ...preferences };
    const { output, validations } = unwrap(
      await prism.request(input, preferences.code ? operations : plain, { ...config, mock })(),
    );
    const headers = { ...output.headers };
    const violations = [...validations.input, ...validations.output];
    if (violations.length > 0) headers["sl-violations"] = printable(JSON.stringify(violations));
    const etag = find(headers, "etag");
    if (output.statusCode === 200 && etag && request.headers["if-none-match"]?.includes(etag))
      return send(response, 304, headers);
    send(response, output.statusCode, headers, serialize(output.body, find(headers, "content-type")));
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error) => {
      const problem = ProblemJsonError.toProblemJson(error);
      send(
        response,
        error.status ?? 500,
        { "content-type": "application/problem+json" },
        JSON.stringify(problem),
      );
    });
  });
  return { server, operationCount: operations.length };
}

/** Prism prefers the first example of the schema to those of the media type, which are specific to the status. */
function preferNamedExamples(operation) {
  for (const { contents = [] } of operation.responses)
    for (const content of contents)
      if (content.examples?.length > 1 && content.examples[0].key === "default") content.examples.shift();
}

const isJson = ({ headers }) => /^application\/([\w.-]+\+)?json\b/i.test(headers["content-type"] ?? "");

async function readBody(request, limit) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit)
    return { status: 413, text: `{"status":413,"title":"The body is larger than ${limit} bytes"}` };
  if (size === 0) return { value: null };
  const text = Buffer.concat(chunks).toString("utf8");
  if (!isJson(request)) return { value: text };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { status: 400, text: '{"status":400,"title":"The body is not valid JSON"}' };
  }
}

function toInput(request, body) {
  const { pathname, searchParams } = new URL(request.url, "http://mock");
  const query = {};
  for (const name of searchParams.keys()) {
    const values = searchParams.getAll(name);
    query[name] = values.length === 1 ? values[0] : values;
  }
  const method = request.method === "HEAD" ? "get" : request.method.toLowerCase();
  return { method, url: { path: pathname, query }, headers: request.headers, body };
}

function unwrap(either) {
  if (either._tag === "Left") throw either.left;
  return either.right;
}

/** Truncates and escapes text for a header value. */
function printable(text) {
  return text.slice(0, 8000).replace(/[^ -~]/g, "?");
}

function find(headers, name) {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
}

function preflight(request, response) {
  response.setHeader("Access-Control-Allow-Methods", "GET, HEAD, POST, PUT, PATCH, DELETE");
  response.setHeader(
    "Access-Control-Allow-Headers",
    request.headers["access-control-request-headers"] ?? "*",
  );
  send(response, 204, {});
}

function send(response, status, headers, body = "") {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead(status).end(body);
}
