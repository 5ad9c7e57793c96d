import { queryParameters } from "../contract/parameters.ts";
import { isPublic } from "../contract/security.ts";
import type { Session } from "../session.ts";
import { type Flow, idsOf } from "./flow.ts";

/**
 * What belongs to a repository is in the lists that everybody may read as long as everybody may read the repository:
 * not while it is private, and again after that.
 */
export async function checkHiddenLists(flow: Flow, session: Session, repositoryId: string): Promise<void> {
  const [owner] = session.people;
  const lists = session.contract.operations.filter(
    (operation) =>
      operation.method === "GET" &&
      isPublic(operation) &&
      flow.has(operation.operationId) &&
      queryParameters(operation).some(({ name }) => name === filter),
  );
  const show = (visibility: string) =>
    flow.step("updateRepository", `a copy that is made ${visibility}`, {
      as: owner,
      values: { repositoryId },
      body: { visibility },
      expect: 200,
    });
  const read = (operationId: string, query: Record<string, string>, about: string) =>
    flow.step(operationId, about, { query: { limit: "100", ...query }, expect: [200, 400, 404] });
  await show("public");
  const queries: Record<string, string>[] = [{}, { [filter]: repositoryId }];
  const shown = new Map<string, string[]>();
  for (const { operationId } of lists) {
    await read(operationId, {}, "of everybody");
    shown.set(operationId, idsOf(await read(operationId, { [filter]: repositoryId }, "of a copy")));
  }
  for (const [visibility, isThere] of [
    ["private", false],
    ["public", true],
  ] as const) {
    if (!(await show(visibility))) return;
    for (const { operationId } of lists)
      for (const query of queries) {
        const answer = await read(operationId, query, `of a copy that was made ${visibility}`);
        const ids = idsOf(answer);
        const own = shown.get(operationId)!;
        // A page has the first of all alone.
        const isRight = isThere
          ? !(filter in query) || own.every((id) => ids.includes(id))
          : !own.some((id) => ids.includes(id));
        flow.hold(
          isRight,
          operationId,
          isThere ? "it leaves out what everybody may see" : "it shows what is of a private repository",
          answer,
        );
      }
  }
}

const filter = "repository_id";
