import { html } from "hono/html";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { operationTexts } from "../texts/operation-texts.ts";
import { curlCommand } from "./curl-command.ts";
import type { Document } from "./document.ts";
import { exampleBodies } from "./example-values.ts";
import type { Operation } from "./operation.ts";
import { sdkCall } from "./sdk-call.ts";

/** Renders the contract's example as something to paste: a command, and a call of the SDK. */
export function exampleRequests(
  t: Translator,
  origin: string,
  document: Document,
  operation: Operation,
): Html {
  const bodies = exampleBodies(document, operation);
  const calls = bodies.flatMap((body) => sdkCall(operation, body) ?? []);
  return html`<h2 id="example">${t(operationTexts.request)}</h2>
    <p>${t(operationTexts.withCurl)}</p>
    ${bodies.map((body) => code(curlCommand(origin, operation, body)))}
    ${calls.length > 0 ? html`<p>${t(operationTexts.withSdk)}</p>` : ""}
    ${calls.map(code)}`;
}

const code = (text: string): Html => html`<pre class="copy" tabindex="0" lang="en">${text}</pre>`;
