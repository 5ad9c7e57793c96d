import { isDeepStrictEqual } from "node:util";
import { optionalSections } from "../answers/sections.ts";
import { noCredentials } from "../authenticate.ts";
import type { Operation } from "../contract/document.ts";
import type { Json } from "../contract/json-pointer.ts";
import { pagedLists, recordsOf } from "../contract/pages.ts";
import { choicesOf, findQuery } from "../contract/parameters.ts";
import { jsonOf } from "../exchange.ts";
import { knownRequest } from "../known-request.ts";
import { type Request, withQuery } from "../request.ts";
import type { Session } from "../session.ts";
import type { OperationCheck } from "./operation-check.ts";
import { keyOf } from "./read-list.ts";

/** Each member that `fields` can name, alone and with another one. */
export const projections: OperationCheck = {
  name: "projection",
  summary: "fields brings the members that it names, each with the value that the whole record has",
  source: "contract: the parameter fields, “Top-level members to answer with: exactly these”",
  run: checkProjections,
};

async function checkProjections(session: Session, operation: Operation): Promise<void> {
  const names = choicesOf(findQuery(operation, "fields"));
  if (operation.method !== "GET" || names.length === 0) return;
  const probe = { check: "projection", operation };
  const example = knownRequest(session, operation);
  if (!example) return session.recordSkip(probe, noCredentials);
  const request = pagedLists(operation).length > 0 ? withQuery(example, "limit", "3") : example;
  const whole = await read(session, operation, request, "the whole records");
  if (!whole || whole.length === 0) return session.recordSkip(probe, "there is no record to project");
  const sections = optionalSections(session.contract.schemas, operation);
  const random = session.random(`projection ${operation.operationId}`);
  const asked = [...names.map((name) => [name]), names, [random.pick(names), random.pick(names)]];
  for (const wanted of asked.map((list) => [...new Set(list)])) {
    const sent = withQuery(request, "fields", wanted.join(","));
    const found = await read(session, operation, sent, `fields=${wanted}`);
    if (!found) continue;
    const described = { ...probe, description: `fields=${wanted}` };
    const find = (message: string) => session.recordFinding(described, message, sent, 200);
    if (found.length !== whole.length)
      find(`${found.length} records with fields=${wanted}, and ${whole.length} without`);
    for (const [index, record] of found.entries())
      for (const problem of problemsOf(record, whole[index], wanted, sections)) find(problem);
  }
  await checkSections(session, operation, request, sections);
  await checkBeside(session, operation, request, names, sections);
}

/** What `include` adds is not added to what `fields` chooses: the check `fields` tells of it. */
async function checkBeside(
  session: Session,
  operation: Operation,
  request: Request,
  names: readonly string[],
  sections: readonly string[],
): Promise<void> {
  const choices = choicesOf(findQuery(operation, "include"));
  const plain = names.find((name) => !sections.includes(name));
  if (choices.length === 0 || !plain) return;
  const sent = withQuery(
    withQuery(request, "include", choices.join(",")),
    "fields",
    [plain, choices[0]].join(","),
  );
  await read(session, operation, sent, `fields=${plain},${choices[0]} beside include`);
}

/** A section that is named in `fields` needs no `include`. */
async function checkSections(
  session: Session,
  operation: Operation,
  request: Request,
  sections: readonly string[],
): Promise<void> {
  const fields = findQuery(operation, "fields");
  if (!/section that is named here needs no/i.test(fields?.description ?? "")) return;
  const chosen = choicesOf(fields).filter((name) => sections.includes(name));
  for (const name of chosen) {
    const whole = await read(session, operation, withQuery(request, "include", name), `include=${name}`);
    const sent = withQuery(request, "fields", name);
    const found = await read(session, operation, sent, `fields=${name}`);
    const has = (records: Json[] | null) => records?.filter((record) => name in record).length ?? 0;
    if (whole && found && has(found) !== has(whole))
      session.recordFinding(
        { check: "projection", operation, description: `fields=${name}` },
        `fields=${name} did not bring ${name} as include does`,
        sent,
        200,
      );
  }
}

function problemsOf(record: Json, whole: Json | undefined, wanted: string[], sections: string[]): string[] {
  // Where lists move meanwhile, another record stands here.
  if (!whole || (record.id !== undefined && keyOf(record) !== keyOf(whole))) return [];
  return wanted.flatMap((name) => {
    if (sections.includes(name) || !(name in whole)) return [];
    if (!(name in record)) return [`fields=${wanted} did not bring ${name}`];
    return isDeepStrictEqual(record[name], whole[name])
      ? []
      : [`${name} has another value with fields than without`];
  });
}

async function read(
  session: Session,
  operation: Operation,
  request: Request,
  description: string,
): Promise<Json[] | null> {
  const exchange = await session.send({ check: "projection", operation, description }, request);
  return exchange?.status === 200 ? recordsOf(operation, jsonOf(exchange)) : null;
}
