import { listOf } from "../answers/answer-check.ts";
import { allowsCrossOrigin } from "../answers/cross-origin.ts";
import type { Operation } from "../contract/document.ts";
import { credentialKinds, keyHeader } from "../contract/security.ts";
import type { Exchange } from "../exchange.ts";
import type { Probe } from "../recorder.ts";
import { exampleRequest, type Request } from "../request.ts";
import { knownValues, type Session } from "../session.ts";
import type { OperationCheck } from "./operation-check.ts";

/** OPTIONS, of a client and of a browser that asks before it lets a script send. */
export const options: OperationCheck = {
  name: "options",
  summary: "OPTIONS names the path's methods; a preflight permits them with the declared fields, or nothing",
  source: "contract: x-cross-origin, paths; RFC 9110, section 9.3.7; Fetch, section 3.3.3 (CORS-preflight)",
  run: checkOptions,
};

async function checkOptions(session: Session, operation: Operation): Promise<void> {
  const policy = session.contract.words["x-cross-origin"];
  const samePath = session.contract.operations.filter(({ path }) => path === operation.path);
  if (!policy || samePath[0] !== operation) return;
  const methods = samePath.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  const { path } = exampleRequest(operation, knownValues(session, operation));
  const plain: Request = { method: "OPTIONS", path, query: [], headers: {}, body: null };
  const probe = { check: "options", operation, description: "OPTIONS" };
  const answer = await session.sendUndeclared(probe, plain);
  const find = (message: string, request: Request, { status }: Exchange) =>
    session.recordFinding(probe, message, request, status);
  if (answer && (answer.status < 200 || answer.status >= 300))
    find(`OPTIONS is answered ${answer.status}`, plain, answer);
  else if (answer) {
    const allowed = listOf(answer.headers, "allow").map((name) => name.toUpperCase());
    const wanted = [...methods, "OPTIONS"];
    if (allowed.toSorted().join() !== wanted.toSorted().join())
      find(`Allow is ${allowed.join(", ") || "missing"}, not ${wanted.join(", ")}`, plain, answer);
    if (!answer.headers.has("x-request-id")) find("the answer has no X-Request-Id", plain, answer);
  }
  for (const one of samePath)
    await checkPreflight(
      session,
      one,
      plain,
      samePath.some((other) => allowsCrossOrigin(session.contract, other)),
    );
}

async function checkPreflight(
  session: Session,
  operation: Operation,
  plain: Request,
  isOpen: boolean,
): Promise<void> {
  const { contract } = session;
  const declared = operation.parameters
    .filter(({ in: place }) => place === "header")
    .map(({ name }) => name.toLowerCase());
  const sent = [
    keyHeader(contract),
    ...(credentialKinds(contract, operation).has("bearer") ? ["authorization"] : []),
    ...(operation.requestBody ? ["content-type"] : []),
    "accept-language",
    ...declared,
  ];
  const headers = {
    origin: "https://notebook.example",
    "access-control-request-method": operation.method,
    "access-control-request-headers": sent.join(","),
  };
  const request = { ...plain, headers };
  const probe: Probe = { check: "options", operation, description: "a preflight of another origin" };
  const answer = await session.sendUndeclared(probe, request);
  if (!answer) return;
  const find = (message: string) =>
    session.recordFinding(probe, `preflight: ${message}`, request, answer.status);
  const origin = answer.headers.get("access-control-allow-origin");
  const policy = contract.words["x-cross-origin"]!;
  if (answer.headers.has("access-control-allow-credentials") && !policy.credentials)
    find("it allows credentials");
  if (!isOpen) {
    if (origin !== null) find(`it allows ${origin}, of what is for sessions alone`);
    return;
  }
  if (answer.status < 200 || answer.status >= 300) return find(`it is answered ${answer.status}`);
  if (origin !== policy.origin)
    find(`Access-Control-Allow-Origin is ${origin ?? "missing"}, not ${policy.origin}`);
  const allowedMethods = listOf(answer.headers, "access-control-allow-methods");
  const simple = ["get", "head", "post"].includes(operation.method.toLowerCase());
  if (!simple || allowedMethods.length > 0)
    if (!allowedMethods.includes(operation.method.toLowerCase()) && !allowedMethods.includes("*"))
      find(
        `Access-Control-Allow-Methods is ${allowedMethods.join(", ") || "missing"}, without ${operation.method}`,
      );
  const undeclared = allowedMethods.filter(
    (name) =>
      !["head", "options", "*"].includes(name) &&
      !(contract.methods.get(operation.path) ?? []).includes(name.toUpperCase()),
  );
  if (undeclared.length > 0)
    find(`Access-Control-Allow-Methods has ${undeclared.join(", ")}, which the path has not`);
  const allowed = listOf(answer.headers, "access-control-allow-headers");
  const hidden = sent.filter(
    (name) => !allowed.includes(name) && !(allowed.includes("*") && name !== "authorization"),
  );
  if (hidden.length > 0) find(`Access-Control-Allow-Headers is without ${hidden.join(", ")}`);
  const age = answer.headers.get("access-control-max-age");
  if (age !== null && !/^\d+$/.test(age)) find(`Access-Control-Max-Age is ${age}`);
}
