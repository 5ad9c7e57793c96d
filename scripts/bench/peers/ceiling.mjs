// The ceiling: node:http answers with the bytes and headers that the service answered, and does nothing else. A first
// request to /record keeps an answer: a JSON array of [address, {status, headers, body}], the body in base64.
import { createServer } from "node:http";
import { argument } from "./start.mjs";

const answers = new Map();

createServer((request, response) => {
  if (request.url === "/record") return void record(request, response);
  const { status, headers, body, etag } = answers.get(request.url) ?? missing;
  if (etag !== undefined && request.headers["if-none-match"] === etag) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  response.writeHead(status, headers);
  response.end(body);
}).listen(argument.port, "127.0.0.1");

const missing = { status: 404, headers: {}, body: Buffer.alloc(0) };

async function record(request, response) {
  const chunks = await Array.fromAsync(request);
  for (const [address, { status, headers, body }] of JSON.parse(Buffer.concat(chunks)))
    answers.set(address, { status, headers, body: Buffer.from(body, "base64"), etag: headers.etag });
  response.end("recorded");
}
