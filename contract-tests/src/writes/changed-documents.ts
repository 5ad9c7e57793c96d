import type { Operation } from "../contract/document.ts";
import { isPublic } from "../contract/security.ts";
import type { Session, Values } from "../session.ts";
import type { Answered, Flow } from "./flow.ts";

/**
 * Every document about a paper has its new title after that was changed, whoever has read it before; that a document
 * with other bytes has another tag is told by the check `distinct-tags`.
 */
export async function checkDocuments(
  flow: Flow,
  session: Session,
  values: Values,
  title: string,
): Promise<void> {
  const [owner] = session.people;
  const documents = session.contract.operations.filter(
    (operation) => isAbout(operation, values) && flow.has(operation.operationId),
  );
  const readAll = async (about: string) => {
    const answers = new Map<string, Answered | null>();
    for (const operation of documents)
      answers.set(
        operation.operationId,
        await flow.step(operation.operationId, about, {
          as: isPublic(operation) ? undefined : owner,
          values,
          // There may be nothing yet to make it of.
          expect: [200, 404, 409],
        }),
      );
    return answers;
  };
  const renamed = "Contract test, renamed";
  const before = await readAll("before its title is changed");
  const body = { title: renamed };
  await flow.step("updateRepository", "another title", { as: owner, values, body, expect: 200 });
  const after = await readAll("after its title was changed");
  for (const { operationId, description = "" } of documents) {
    const hadTitle = before.get(operationId)?.exchange.text?.includes(title);
    const answer = after.get(operationId) ?? null;
    flow.hold(
      !hadTitle || answer?.exchange.text?.includes(renamed) === true,
      operationId,
      "it has not the title that the paper has now",
      answer,
    );
    flow.hold(
      !isPicture(before.get(operationId)) ||
        !/\btitle\b/.test(description) ||
        !isSame(before.get(operationId), answer),
      operationId,
      "it is the picture of the title before",
      answer,
    );
  }
}

/** What nobody can look for words in. */
const isPicture = (answer: Answered | null | undefined): boolean =>
  answer?.exchange.status === 200 &&
  /^image\/(png|jpeg|webp)\b/.test(answer.exchange.headers.get("content-type") ?? "");

const isSame = (before: Answered | null | undefined, after: Answered | null): boolean =>
  Buffer.from(before?.exchange.bytes ?? []).equals(after?.exchange.bytes ?? new Uint8Array());

/** Whether an operation reads something of one repository, without its being said what else. */
function isAbout({ method, parameters }: Operation, values: Values): boolean {
  const names = parameters
    .filter(({ in: place, required }) => place === "path" || required)
    .map(({ name }) => name);
  const isOfOne = names.includes("repositoryId") || names.includes("slug");
  return method === "GET" && isOfOne && names.every((name) => name in values);
}
