import { randomBytes } from "node:crypto";
import { isPublic } from "../contract/security.ts";
import type { Person, Session } from "../session.ts";
import { type Flow, idsOf } from "./flow.ts";

/** A private paper of an organization, which those who belong to it may read. */
export interface OrganizationPaper {
  /** Whether somebody may read it, by every operation that is about a repository alone. */
  check(person: Person, isMember: boolean, about: string): Promise<void>;
}

/** Copies a paper into the namespace of an organization, and makes it private; null where there is none to copy. */
export async function makeOrganizationPaper(
  flow: Flow,
  session: Session,
  owner: Person,
  namespace: string,
): Promise<OrganizationPaper | null> {
  const { has, step, hold } = flow;
  const sources = session.known.get("getRepository")?.slice(0, 3) ?? [];
  if (!has("createFork", "updateRepository", "getRepository", "listRepositories")) return null;
  for (const { repositoryId: source } of sources) {
    const slug = `kit-${randomBytes(4).toString("hex")}`;
    const body = { repositoryId: source, owner: namespace, slug };
    // What may not be passed on is not copied.
    const made = await step("createFork", "into an organization", {
      as: owner,
      body,
      expect: [201, 404, 451],
    });
    if (made?.exchange.status !== 201) continue;
    const repositoryId = String(made.body.repository.id);
    session.made.push(repositoryId);
    hold(made.body.repository.owner === namespace, "createFork", "the copy is not the organization's", made);
    const values = { repositoryId };
    await step("updateRepository", "of an organization, made private", {
      as: owner,
      values,
      body: { visibility: "private" },
      expect: 200,
    });
    const reads = session.contract.operations.filter(
      (operation) =>
        operation.method === "GET" &&
        isPublic(operation) &&
        operation.path.endsWith("/{owner}/{slug}") &&
        operation.operationId !== "getOpenGraphImage" &&
        has(operation.operationId),
    );
    return {
      async check(person, isMember, about) {
        const expect = isMember ? 200 : 404;
        await step("getRepository", about, { as: person, values, expect });
        for (const { operationId } of reads)
          await step(operationId, about, { as: person, values: { owner: namespace, slug }, expect });
        const list = await step("listRepositories", about, {
          as: person,
          query: { q: slug, limit: "100" },
          expect: 200,
        });
        hold(
          idsOf(list).includes(repositoryId) === isMember,
          "listRepositories",
          isMember ? `${about}: it leaves the paper out` : `${about}: it has the paper`,
          list,
        );
      },
    };
  }
  return null;
}
